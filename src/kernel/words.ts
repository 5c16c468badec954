/** What a game must be able to say, in every language. */
import type { GameTypes, Seat } from './game.ts';
import type { OptionValue } from './options.ts';

export const LANGUAGES = ['en', 'fr', 'es', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A seat's name, as the reader should see it. */
export type NameOf = (seat: Seat) => string;

/** What is known while words are found for prompts and answers. */
export interface Telling<G extends GameTypes = GameTypes> {
  readonly view: G['view'];
  readonly name: NameOf;
}

/** A form field in words. */
export interface OptionWords {
  readonly label: string;
  readonly help: string;
  /** A value in words; flags and amounts speak for themselves. */
  value?(value: OptionValue): string;
}

/** Titles for scores: what the row of them is called, and the one that so many points reach. */
interface LevelWords {
  readonly label: string;
  of(total: number): string;
}

export interface Words<G extends GameTypes = GameTypes> {
  readonly title: string;
  /** What a seat is asked, as a sentence. */
  prompt(prompt: G['prompt'], telling: Telling<G>): string;
  /** An answer, short enough for a button. */
  answer(action: G['action'], telling: Telling<G>): string;
  /** The heading under which an answer is listed where answers are many. */
  group?(action: G['action'], telling: Telling<G>): string;
  /** What happened, as a sentence of the log. */
  event(event: G['event'], name: NameOf): string;
  /** A category of the score sheet. */
  part(part: G['part']): string;
  /** How the game came to its end, as a sentence, not who has won; alone, what was reached. */
  ending(ending: G['ending']): string;
  /** What a score is called besides its points, in games that have titles for scores. */
  readonly level?: LevelWords;
  /** Why something is not allowed, as a sentence without the rule's number. */
  reason(code: G['refusal']): string;
  readonly options: { readonly [K in keyof G['options']]: OptionWords };
}

/** One game's words in all languages. */
export type WordsIn<G extends GameTypes = GameTypes> = Readonly<Record<Language, Words<G>>>;

/** What prompts and events look like in a game whose flow is a table. */
interface Told extends GameTypes {
  prompt: { readonly step: string };
  event: { readonly did: string };
}

/** One language's sentences as tables; a missing sentence does not compile. */
export interface Catalogue<G extends Told, Asking extends G['prompt']['step']> {
  readonly title: string;
  readonly prompt: {
    readonly [K in Asking]: (prompt: Extract<G['prompt'], { step: K }>, telling: Telling<G>) => string;
  };
  readonly event: {
    readonly [K in G['event']['did']]: (event: Extract<G['event'], { did: K }>, name: NameOf) => string;
  };
  answer(action: G['action'], telling: Telling<G>): string;
  group?(action: G['action'], telling: Telling<G>): string;
  readonly part: Readonly<Record<G['part'], string>>;
  readonly ending: Readonly<Record<G['ending'], string>>;
  readonly level?: LevelWords;
  readonly reason: Readonly<Record<G['refusal'], string>>;
  readonly options: Words<G>['options'];
}

/** Makes a game's words out of its tables. */
export function speak<G extends Told, Asking extends G['prompt']['step']>(
  catalogue: Catalogue<G, Asking>,
): Words<G> {
  const { prompt, event, part, ending, reason, ...rest } = catalogue;
  // Each sentence takes its own kind of prompt or event; here they are called by name.
  const prompts = prompt as unknown as Readonly<
    Record<string, (prompt: G['prompt'], telling: Telling<G>) => string>
  >;
  const events = event as unknown as Readonly<Record<string, (event: G['event'], name: NameOf) => string>>;
  return {
    ...rest,
    prompt: (asked, telling) => saying(prompts[asked.step], asked.step)(asked, telling),
    event: (happened, name) => saying(events[happened.did], happened.did)(happened, name),
    part: (name: G['part']) => saying(part[name], name),
    ending: (name: G['ending']) => saying(ending[name], name),
    reason: (code: G['refusal']) => saying(reason[code], code),
  };
}

function saying<T>(sentence: T | undefined, key: string): T {
  if (sentence === undefined) throw new Error(`no words for ${key}`);
  return sentence;
}
