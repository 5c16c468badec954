/** The coach at a table: whether it speaks here, and the note it tells with the present question. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isGameId } from '#games';
import { isGuided, loadGuide } from '#games/guides';
import {
  type Guide,
  type Lit,
  litBy,
  type NameOf,
  NOTES_A_TURN,
  type Note,
  type NoteFacts,
  noteFor,
  tellNote,
} from '#kernel';
import { useLanguage } from '../../i18n/language.tsx';
import { firstGameOf, gameFinished, learningOf, noteTold } from '../../settings/learning.ts';
import { type Setting, settingOf, useSetting } from '../../settings/settings.ts';
import type { Stage, StagedAnswer } from '../staging/stage.ts';
import type { TableSnapshot } from '../store/tableStore.ts';
import type { Doubt } from './doubt.ts';
import { hasTime } from './hasTime.ts';
import { noteFactsOf } from './noteFacts.ts';
import { useDoubt } from './useDoubt.ts';

/** After so many games the coach falls silent by itself. */
const GAMES_AT_FIRST = 2;

/** A note as it is told. */
export interface ToldNote {
  readonly id: string;
  readonly says: string;
  readonly rule: string;
  readonly lit: readonly Lit<string>[];
}

/** The coach as the table screen knows it. */
export interface GuideControls {
  /** Whether the coach speaks in this game; its place is kept also while its notes load. */
  readonly isHere: boolean;
  /** Whether signs that are new have labels. */
  readonly showsLabels: boolean;
  readonly note: ToldNote | undefined;
  /** What the coach asks about the choice that is staged. */
  readonly doubt: Doubt | undefined;
  dismiss(): void;
}

const NOTHING_LIT: readonly Lit<string>[] = [];

/** What the coach needs of a table. */
export interface GuidedTable {
  readonly snapshot: TableSnapshot;
  readonly stage: Stage | undefined;
  readonly complete: StagedAnswer | undefined;
  /** The number of the question. */
  readonly question: number;
  readonly name: NameOf;
  /** The turns of others that are being shown. */
  readonly playback: { readonly shown: unknown; readonly isListed: boolean };
}

/** Loads the guide of the game where the coach may speak; nothing waits for it. */
export function useGuide(table: GuidedTable): GuideControls {
  const { snapshot, stage, question, playback, name, complete } = table;
  const { id, game } = snapshot.tableView;
  const { language } = useLanguage();
  const [mode] = useSetting('coach');
  const isOn = useIsOn(mode, snapshot);
  const guide = useLoadedGuide(isOn ? game : undefined);
  const isPast = playback.shown !== undefined || playback.isListed;
  const facts = useMemo(
    () => (guide && !isPast ? noteFactsOf(snapshot, stage) : undefined),
    [guide, isPast, snapshot, stage],
  );
  const { told, dismiss } = useNote(guide, snapshot, facts, `${id} ${question}`, complete !== undefined);
  const doubt = useDoubt(isPast ? undefined : guide, table);
  useFinished(snapshot, isPast);
  const note = useMemo(
    (): ToldNote | undefined =>
      guide && told && { ...told, says: tellNote(guide.text[language], told.note, told.facts, name) },
    [guide, told, language, name],
  );
  return {
    isHere: isOn,
    showsLabels: mode !== 'off',
    note: isPast ? undefined : note,
    doubt,
    dismiss,
  };
}

/** The parts that the coach lights. */
export function litNow({ note }: GuideControls): readonly Lit<string>[] {
  return note?.lit ?? NOTHING_LIT;
}

/** Whether the coach speaks at this table: to one human at a time. */
function useIsOn(mode: Setting<'coach'>, { tableView, link }: TableSnapshot): boolean {
  const { id, game, viewer, seats, phase } = tableView;
  const hasGuide = isGameId(game) && isGuided(game);
  const isNew = useMemo(
    () => firstGameOf(game) === id || (learningOf(game).games ?? 0) < GAMES_AT_FIRST,
    [game, id],
  );
  const humans = seats.filter(({ kind }) => kind === 'human').length;
  if (viewer === 'spectator' || link === 'past' || phase === 'gathering') return false;
  if (!hasGuide || (link === 'here' && humans > 1)) return false;
  return mode === 'always' || (mode === 'first' && isNew);
}

const guides = new Map<string, Guide>();

/** Loads the guide of a game if its coach may speak on this device: a table that is shown with it does not move when it comes. */
export async function prepareGuide(game: string): Promise<void> {
  const mode = settingOf('coach');
  const isOver = mode === 'first' && (learningOf(game).games ?? 0) >= GAMES_AT_FIRST;
  if (!isGameId(game) || !isGuided(game) || mode === 'off' || isOver) return;
  const guide = await loadGuide(game);
  if (guide) guides.set(game, guide);
}

function useLoadedGuide(game: string | undefined): Guide | undefined {
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly guide: Guide | undefined }>();
  const known = game === undefined ? undefined : guides.get(game);
  useEffect(() => {
    if (known || game === undefined || !isGameId(game) || !isGuided(game)) return;
    // Without it the game is played as ever.
    loadGuide(game).then(
      (guide) => setLoaded({ game, guide }),
      () => undefined,
    );
  }, [game, known]);
  return known ?? (loaded && loaded.game === game ? loaded.guide : undefined);
}

interface Telling {
  readonly key: string;
  readonly told: (Omit<ToldNote, 'says'> & { readonly note: Note; readonly facts: NoteFacts }) | undefined;
  readonly isDismissed: boolean;
}

/** One note with a question, from its beginning until the next one; a question without a note may get one once it is answered. */
function useNote(
  guide: Guide | undefined,
  snapshot: TableSnapshot,
  facts: NoteFacts | undefined,
  key: string,
  isStaged: boolean,
) {
  const { game } = snapshot.tableView;
  const [telling, setTelling] = useState<Telling>();
  const inTurn = useRef(0);
  const isNew = telling?.key !== key;
  const isAsked = facts?.prompt !== undefined || facts?.outcome !== undefined || isStaged;
  const needsNote = guide && facts && isAsked && (isNew || (!telling.told && isStaged));
  // Before the question is painted, so that nothing moves after it.
  useLayoutEffect(() => {
    if (!facts) inTurn.current = 0;
    if (!needsNote) return;
    const { notes = [], lessons } = learningOf(game);
    const isKnown = ({ id, lesson }: Note) =>
      notes.includes(id) || (lesson !== undefined && lessons.includes(lesson));
    const mayTell = inTurn.current < NOTES_A_TURN && hasTime(snapshot, Date.now());
    const note = mayTell ? noteFor(guide, facts, isKnown) : undefined;
    if (note) inTurn.current++;
    setTelling({
      key,
      told: note && { id: note.id, rule: note.rule, lit: litBy(note, facts), note, facts },
      isDismissed: false,
    });
  }, [needsNote, guide, facts, game, snapshot, key]);
  const told = isNew || telling.isDismissed ? undefined : telling.told;
  const id = told?.id;
  // It was told once its question is over.
  useEffect(() => (id === undefined ? undefined : () => noteTold(game, id)), [game, id]);
  return { told, dismiss: () => setTelling((before) => before && { ...before, isDismissed: true }) };
}

/** Counts the game when it ends here; one that is opened after its end does not count again. */
function useFinished({ tableView }: TableSnapshot, isPast: boolean): void {
  const { game, phase, outcome } = tableView;
  const wasPlaying = useRef(false);
  const isOver = phase === 'over' && outcome !== null && !isPast;
  useEffect(() => {
    if (phase === 'playing') wasPlaying.current = true;
    if (!isOver || !wasPlaying.current) return;
    wasPlaying.current = false;
    gameFinished(game);
  }, [phase, isOver, game]);
}
