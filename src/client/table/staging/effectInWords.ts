/** What a staged turn does, in sentences. */
import type { NameOf, Words } from '#kernel';
import type { PlayText } from '../../i18n/text/play.ts';
import { type Ahead, lastChoice, type Stage } from './stage.ts';

const AHEAD = {
  asked: 'goesOn',
  revealed: 'reveals',
  passed: 'passes',
  over: 'ends',
} as const satisfies Record<Ahead, keyof PlayText['stage']>;

export interface Effect {
  /** The answers, in their order. */
  readonly answers: readonly string[];
  /** Those of them that followed from the last choice by themselves, as sentences. */
  readonly forced: readonly string[];
  /** Points as far as they are certain, the viewer's first. */
  readonly gains: readonly string[];
  /** What comes next. */
  readonly ahead: string;
}

export function effectOf(stage: Stage, words: Words, name: NameOf, text: PlayText): Effect {
  const { staged, ahead, gains, tableView } = stage;
  const { viewer } = tableView;
  const answers = staged.map(({ action, view }) => words.answer(action, { view, name }));
  const told = gains.flatMap((points, seat) => {
    if (points === 0) return [];
    const own = seat === viewer;
    return [{ own, says: own ? text.stage.gain(points) : text.stage.gainOf(name(seat), points) }];
  });
  return {
    answers,
    forced: answers.slice(lastChoice(stage) + 1).map((says) => `${says}.`),
    gains: told.toSorted((one, two) => Number(two.own) - Number(one.own)).map(({ says }) => says),
    ahead: text.stage[AHEAD[ahead]],
  };
}
