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

export interface LanguagePack {
  /** What comes with the page. */
  readonly main: Text;
  /** The rest, in one file: it loads with the first screen that says any of it. */
  readonly sections: () => Promise<{ readonly sections: Sections }>;
}

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
