/** Everything the table screen shows at this moment: the table as stored, with the staged turn or a move played back on top. */
import { useMemo, useSyncExternalStore } from 'react';
import { type Game, type NameOf, type Result, resultOf, type Telling, type Words } from '#kernel';
import { drawingsOf } from '../../boards/boards.ts';
import { useText } from '../../i18n/language.tsx';
import { type HintAtHand, useHint } from '../hints/useHint.ts';
import { type Playback, usePlayback } from '../playback/usePlayback.ts';
import { type Effect, effectOf } from '../staging/effectInWords.ts';
import { lastChoice, type Stage, type Staged } from '../staging/stage.ts';
import { type Staging, shownStaged, useStage } from '../staging/useStage.ts';
import { shownAfter } from '../store/movesSince.ts';
import { usePlayerNames } from '../store/seatNames.ts';
import type { Shown, TableStore } from '../store/tableStore.ts';
import { type Commands, useCommands } from './useCommands.ts';

export interface TableNow extends Commands {
  readonly words: Words;
  readonly name: NameOf;
  /** The table as it is stored. */
  readonly shown: Shown;
  /** The table as it is drawn: with what is staged, or as it was after the move that is played back. */
  readonly face: Shown;
  readonly result: Result | undefined;
  readonly online: boolean;
  readonly playing: boolean;
  /** No curtain hides the table. */
  readonly open: boolean;
  readonly hasBoard: boolean;
  readonly staging: Staging;
  readonly stage: Stage | undefined;
  /** What the staged turn does, in words. */
  readonly effect: Effect | undefined;
  /** The last choice of a staged turn that asks nothing more. */
  readonly complete: Staged | undefined;
  /** The number of the question on the table. */
  readonly question: number;
  /** What is known while the question is put into words. */
  readonly telling: Telling;
  readonly playback: Playback;
  /** A move of the others is played back, or they stand as a list. */
  readonly catchingUp: boolean;
  readonly hint: HintAtHand;
  takeBack(): void;
}

export function useTable(store: TableStore, words: Words, game: Game | undefined): TableNow {
  const text = useText();
  const shown = useSyncExternalStore(store.subscribe, store.shown, store.shown);
  const { tableView, curtain, link } = shown;
  const name = usePlayerNames(shown);
  const commands = useCommands(store, tableView.plays);
  const staging = useStage(game, shown, {
    play: (answered, action) => commands.command({ do: 'play', answered, action }),
    refuse: commands.refuse,
  });
  const playback = usePlayback(shown);
  const result = useMemo(() => (tableView.phase === 'over' ? resultOf(tableView) : undefined), [tableView]);

  const move = typeof playback.showing === 'number' ? playback.moves[playback.showing] : undefined;
  const stage = move ? undefined : staging.stage;
  const face = move ? shownAfter(shown, move) : stage ? shownStaged(shown, stage) : shown;
  const complete = stage && !stage.next ? stage.staged[lastChoice(stage)] : undefined;
  // Staged answers count as given, but for the last choice of a complete turn, whose question still shows.
  const staged = stage ? (complete ? lastChoice(stage) : stage.staged.length) : 0;
  const asked = complete?.view ?? face.tableView.view;
  const telling = useMemo(() => ({ view: asked, name }), [asked, name]);
  const open = curtain === undefined;
  return {
    ...commands,
    words,
    name,
    shown,
    face,
    result,
    online: link !== 'here' && link !== 'past',
    playing: tableView.phase === 'playing',
    open,
    hasBoard: open && drawingsOf(tableView.game) !== undefined,
    staging,
    stage,
    effect: stage && effectOf(stage, words, name, text),
    complete,
    question: tableView.plays + staged,
    telling,
    playback,
    catchingUp: playback.showing !== undefined,
    hint: useHint(face, telling, staged),
    takeBack: () => (stage ? staging.back() : void commands.command({ do: 'takeBack' })),
  };
}
