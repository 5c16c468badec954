/** The model of the table screen: the table as stored, with the staged turn applied, or as it was after the turn that is shown. */
import { useMemo, useSyncExternalStore } from 'react';
import { type Game, type NameOf, type Result, resultOf, type Telling, type Words } from '#kernel';
import { drawingsOf } from '../../boards/boards.ts';
import { useText } from '../../i18n/language.tsx';
import { type HintControls, useHint } from '../hints/useHint.ts';
import { type Playback, usePlayback } from '../playback/usePlayback.ts';
import { type Effect, effectOf } from '../staging/effectInWords.ts';
import { type PlayerPreview, previewOf } from '../staging/preview.ts';
import { type Sending, sendingOf } from '../staging/sending.ts';
import { lastChoice, type Stage, type StagedAnswer } from '../staging/stage.ts';
import { type Staging, stagedSnapshot, useStage } from '../staging/useStage.ts';
import { snapshotAfter } from '../store/movesSince.ts';
import { usePlayerNames } from '../store/seatNames.ts';
import type { TableSnapshot, TableStore } from '../store/tableStore.ts';
import { type Commands, useCommands } from './useCommands.ts';

/** Everything the table screen shows. */
export interface TableModel extends Commands {
  readonly words: Words;
  /** The rules, where turns are staged and points projected. */
  readonly game: Game | undefined;
  readonly name: NameOf;
  /** The table as stored. */
  readonly snapshot: TableSnapshot;
  /** The table as displayed: with the staged turn, or as it was after the turn that is shown. */
  readonly displayed: TableSnapshot;
  readonly result: Result | undefined;
  readonly online: boolean;
  readonly playing: boolean;
  /** Whether no curtain hides the table. */
  readonly open: boolean;
  readonly hasBoard: boolean;
  readonly staging: Staging;
  readonly stage: Stage | undefined;
  /** The effect of the staged turn, in words and in numbers. */
  readonly effect: Effect | undefined;
  readonly preview: readonly PlayerPreview[] | undefined;
  /** What the button that sends the turn does now. */
  readonly sending: Sending | undefined;
  /** The last choice of a staged turn that is complete. */
  readonly complete: StagedAnswer | undefined;
  /** The number of the current question. */
  readonly question: number;
  /** The context for the texts of the current question. */
  readonly telling: Telling;
  readonly playback: Playback;
  readonly hint: HintControls;
  takeBack(): void;
}

/** Combines the store, staging, playback and hints; `mode` is for lessons, where turns are staged whatever the setting says. */
export function useTable(
  store: TableStore,
  words: Words,
  game: Game | undefined,
  mode?: 'always',
): TableModel {
  const text = useText();
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const { tableView, curtain, link } = snapshot;
  const name = usePlayerNames(snapshot);
  const commands = useCommands(store, tableView.plays);
  const staging = useStage(game, snapshot, {
    play: (answered, action) => commands.command({ do: 'play', answered, action }),
    refuse: commands.refuse,
    always: mode === 'always',
  });
  const playback = usePlayback(store, snapshot);
  const { shown } = playback;
  // The last turn is seen before the result.
  const isOver = tableView.phase === 'over' && !shown;
  const result = useMemo(() => (isOver ? resultOf(tableView) : undefined), [isOver, tableView]);

  const stage = shown ? undefined : staging.stage;
  const displayed = shown
    ? snapshotAfter(snapshot, shown)
    : stage
      ? stagedSnapshot(snapshot, stage)
      : snapshot;
  const complete = stage && !stage.next ? stage.staged[lastChoice(stage)] : undefined;
  // Staged answers count as given, except the last choice of a complete turn, whose question is still displayed.
  const staged = stage ? (complete ? lastChoice(stage) : stage.staged.length) : 0;
  const preview = useMemo(
    () => (game && stage ? previewOf(game, tableView, stage) : undefined),
    [game, tableView, stage],
  );
  const view = complete?.view ?? displayed.tableView.view;
  const telling = useMemo(() => ({ view, name }), [view, name]);
  const open = curtain === undefined;
  return {
    ...commands,
    words,
    game,
    name,
    snapshot,
    displayed,
    result,
    online: link !== 'here' && link !== 'past',
    playing: tableView.phase === 'playing' || shown !== undefined,
    open,
    hasBoard: open && drawingsOf(tableView.game) !== undefined,
    staging,
    stage,
    effect: game && stage && effectOf(game, stage, words, name, text),
    preview,
    sending: sendingOf(game, stage ? stage.next : snapshot.decision, stage, staging),
    complete,
    question: tableView.plays + staged,
    telling,
    playback,
    hint: useHint(displayed, telling, staged, complete),
    takeBack: () => (stage ? staging.back() : void commands.command({ do: 'takeBack' })),
  };
}
