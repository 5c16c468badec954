/** What a language consists of. Whatever it lacks does not compile. */
import type { AbsenceText } from './absence.ts';
import type { AccordText } from './accord.ts';
import type { AdminText } from './admin.ts';
import type { AdviceText } from './advice.ts';
import type { CircleText } from './circle.ts';
import type { CoachText } from './coach.ts';
import type { ConductText } from './conduct.ts';
import type { DailyText } from './daily.ts';
import type { EventsText } from './events.ts';
import type { FairText } from './fair.ts';
import type { KitText } from './kit.ts';
import type { LearnText } from './learn.ts';
import type { LinksText } from './links.ts';
import type { Text } from './main.ts';
import type { ModerationText } from './moderation.ts';
import type { NoticesText } from './notices.ts';
import type { PuzzlesText } from './puzzles.ts';
import type { RatingsText } from './ratings.ts';
import type { ReplayText } from './replay.ts';
import type { ReviewText } from './review.ts';
import type { RulesText } from './rules.ts';
import type { ScoreText } from './score.ts';
import type { SettingsText } from './settings.ts';
import type { ShareText } from './share.ts';
import type { SlowText } from './slow.ts';
import type { StatisticsText } from './statistics.ts';
import type { TablesText } from './tables.ts';
import type { TalkText } from './talk.ts';
import type { WhatIfText } from './whatIf.ts';

/** The sections that load apart: each file only where something of it is said. All others come in the file `sections`. */
const APART = {
  lists: ['absence', 'coach', 'links', 'settings', 'tables'],
  people: ['admin', 'circle', 'conduct', 'moderation', 'notices', 'statistics'],
  daily: ['daily'],
  events: ['events'],
} as const satisfies Readonly<Record<string, readonly (keyof Sections)[]>>;

const FILES_APART = Object.keys(APART) as (keyof typeof APART)[]; // its keys are those of the object above

/** The files of a language, besides what comes with the page. */
export type TextFile = 'sections' | keyof typeof APART;

type Apart = (typeof APART)[keyof typeof APART][number];

/** The sections that come in a file. */
export type SectionsOf<F extends TextFile> = F extends keyof typeof APART
  ? Pick<Sections, (typeof APART)[F][number]>
  : Omit<Sections, Apart>;

/** The file a section comes in. */
export function fileOf(section: keyof Sections): TextFile {
  const isIn = (file: keyof typeof APART) => (APART[file] as readonly string[]).includes(section); // to look for any of them
  return FILES_APART.find(isIn) ?? 'sections';
}

export type LanguagePack = {
  /** What comes with the page. */
  readonly main: Text;
} & { readonly [F in TextFile]: () => Promise<SectionsOf<F>> };

/** What single screens say. */
export interface Sections {
  readonly absence: AbsenceText;
  readonly accord: AccordText;
  readonly admin: AdminText;
  readonly advice: AdviceText;
  readonly circle: CircleText;
  readonly coach: CoachText;
  readonly conduct: ConductText;
  readonly daily: DailyText;
  readonly events: EventsText;
  readonly fair: FairText;
  readonly kit: KitText;
  readonly learn: LearnText;
  readonly links: LinksText;
  readonly moderation: ModerationText;
  readonly notices: NoticesText;
  readonly puzzles: PuzzlesText;
  readonly ratings: RatingsText;
  readonly replay: ReplayText;
  readonly review: ReviewText;
  readonly rules: RulesText;
  readonly score: ScoreText;
  readonly settings: SettingsText;
  readonly share: ShareText;
  readonly tables: TablesText;
  readonly slow: SlowText;
  readonly statistics: StatisticsText;
  readonly talk: TalkText;
  readonly whatIf: WhatIfText;
}
