/** Law 8: there is a sentence for everything that comes up in a game, in every language. */
import {
  apply,
  at,
  type GameTypes,
  LANGUAGES,
  type Reason,
  Refused,
  type Telling,
  type Words,
} from '../index.ts';
import { type Table, type Visit, viewersOf } from './randomGames.ts';
import { JUNK } from './secrets.ts';
import type { Subject } from './subject.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dov', 'Eve'];

/** The names used in tests and golden games. */
export function nameOf(seat: number): string {
  return NAMES[seat] ?? `Seat ${seat + 1}`;
}

/** Checks that every prompt, answer, event, fact, score part and refusal has a sentence. */
export function hasWords<G extends GameTypes>(
  { game, words, heuristics }: Subject<G>,
  { seats }: Table<G>,
): Visit<G> {
  const checked = new Set<string>();
  for (const language of LANGUAGES) {
    const spoken = words[language];
    const groups = Object.keys(game.box.values).map((group) => spoken.values[group as G['values']]);
    for (const sentence of [spoken.title, ...optionTexts(spoken, game.options), ...groups]) check(sentence);
  }
  let steps = 0;
  return ({ before, seat, after }) => {
    const telling = { view: game.view(before.state, seat), name: nameOf };
    const outcome = game.outcome(after.position.state);
    const answers = game.legalActions(before.state, seat);
    const refusals = JUNK.map(refusalOf);
    const facts = heuristics.facts(telling.view, seat, after.play.action);
    const asked = game.decisions(before.state).map(({ seat: who, prompt }) => ({
      prompt,
      telling: { view: game.view(before.state, who), name: nameOf },
    }));
    const seen = viewersOf(seats)
      .flatMap((viewer) => after.events.map((event) => game.viewEvent(event, viewer)))
      .filter((event) => event !== undefined);
    const automata = game.automata(after.position.state).map(({ score }) => score);
    const scores = [...game.scores(after.position.state), ...automata];
    const projected = game.ifEnded(game.view(after.position.state, seat));
    const parts = [
      ...scores.map((score) => score.parts),
      ...projected.flatMap(({ made, atEnd }) => [made, atEnd]),
    ].flatMap(Object.keys);
    const holdings = Object.entries(game.holdings?.(telling.view, seat) ?? {});
    for (const language of LANGUAGES) {
      const spoken = words[language];
      for (const [kind, amount] of holdings) check(spoken.holding?.(kind, amount) ?? '');
      for (const one of asked) check(spoken.prompt(one.prompt, one.telling));
      for (const event of seen) check(spoken.event(event, nameOf));
      for (const fact of facts) check(spoken.fact(fact, telling));
      for (const part of new Set(parts)) check(spoken.part(part));
      if (outcome) check(spoken.ending(outcome.ending));
      for (const { rule, code } of refusals) check(rule.startsWith('K') ? code : spoken.reason(code));
    }
    // Lists are long: each is read in one language, and each language has its turn.
    const language = at(LANGUAGES, steps++ % LANGUAGES.length);
    const spokenAnswers = answers.map((answer) => answerText(words[language], answer, telling));
    for (const text of spokenAnswers) check(text);
    if (new Set(spokenAnswers).size !== answers.length)
      throw new Error(`two answers have the same text in ${language}`);

    function refusalOf(attempt: unknown): Reason {
      try {
        apply(game, before, seat, attempt);
      } catch (error) {
        if (error instanceof Refused) return error.reason;
        throw error;
      }
      throw new Error(`${JSON.stringify(attempt)} was played`);
    }
  };

  /** Sentences repeat; each is checked once. */
  function check(sentence: string): void {
    if (checked.has(sentence)) return;
    checked.add(sentence);
    if (
      typeof sentence !== 'string' ||
      sentence.trim() === '' ||
      /undefined|null\b|NaN|\[object/.test(sentence)
    ) {
      throw new Error(`not a sentence: ${sentence}`);
    }
  }
}

/** An answer with its heading, as it appears in the list of answers. */
function answerText<G extends GameTypes>(spoken: Words<G>, answer: G['action'], telling: Telling<G>): string {
  const group = spoken.group?.(answer, telling);
  return group === undefined ? spoken.answer(answer, telling) : `${group}: ${spoken.answer(answer, telling)}`;
}

function optionTexts<G extends GameTypes>(spoken: Words<G>, options: object): string[] {
  return Object.entries(options).flatMap(([name, option]) => {
    const { label, help, value } = spoken.options[name as keyof G['options']];
    const values: readonly string[] = 'values' in option ? option.values : [];
    return [label, help, ...values.map((one) => value?.(one) ?? '')];
  });
}
