/** What a game must be able to say, in every language. */
import type { GameTypes, Seat } from './game.ts';
import type { OptionValue } from './options.ts';

/** The languages everything is written in. */
export const LANGUAGES = ['en', 'fr', 'es', 'de', 'it', 'pl'] as const;
/** One of the languages, by its ISO code. */
export type Language = (typeof LANGUAGES)[number];

/** A seat's name, as the reader should see it. */
export type NameOf = (seat: Seat) => string;

/** What the sentence for a prompt or an answer may depend on. */
export interface Telling<G extends GameTypes = GameTypes> {
  readonly view: G['view'];
  readonly name: NameOf;
}

/** A form field in words. */
export interface OptionWords {
  readonly label: string;
  readonly help: string;
  /** A value in words; flags and amounts need none. */
  value?(value: OptionValue): string;
}

/** Titles for scores: the heading for them, and the title that a total reaches. */
interface LevelWords {
  readonly label: string;
  of(total: number): string;
}

/** A trait in words: what its kinds are called together, and each by its id. */
interface TraitWords {
  readonly heading: string;
  of(id: string): string;
}

/** A game's sentences in one language. */
export interface Words<G extends GameTypes = GameTypes> {
  readonly title: string;
  /** What a seat is asked, as a sentence. */
  prompt(prompt: G['prompt'], telling: Telling<G>): string;
  /** An answer, short enough for a button. */
  answer(action: G['action'], telling: Telling<G>): string;
  /** The heading under which an answer is listed where answers are many. */
  group?(action: G['action'], telling: Telling<G>): string;
  /** What the button that sends a turn says once this answer ends it, where that is more than "End turn". */
  send?(action: G['action'], telling: Telling<G>): string;
  /** What happened, as a sentence of the log. */
  event(event: G['event'], name: NameOf): string;
  /** Why an answer is good or bad, as a sentence. */
  fact(fact: G['fact'], telling: Telling<G>): string;
  /** A category of the score sheet. */
  part(part: G['part']): string;
  readonly trait: Readonly<Record<G['trait'], TraitWords>>;
  /** So much of a kind of `Game.holdings`, such as "$6". */
  holding?(kind: string, amount: number): string;
  /** How the game ended, as a sentence, not who won; in a solo game, what was reached. */
  ending(ending: G['ending']): string;
  /** Titles for scores, in games that have them. */
  readonly level?: LevelWords;
  /** Why something is not allowed, as a sentence without the rule's number. */
  reason(code: G['refusal']): string;
  readonly options: { readonly [K in keyof G['options']]: OptionWords };
  /** The groups of values in the box file, as they are listed for players. */
  readonly values: Readonly<Record<G['values'], string>>;
}

/** One game's words in all languages. */
export type WordsIn<G extends GameTypes = GameTypes> = Readonly<Record<Language, Words<G>>>;

/** A game whose prompts are steps of a flow table, and whose events say what they did. */
interface FlowGameTypes extends GameTypes {
  prompt: { readonly step: string };
  event: { readonly did: string };
}

/** A sentence for every kind of fact. */
export type FactSentences<G extends GameTypes> = {
  readonly [K in G['fact']['fact']]: (fact: Extract<G['fact'], { fact: K }>, telling: Telling<G>) => string;
};

/** One language's sentences as tables; a missing sentence does not compile. */
export interface Catalogue<G extends FlowGameTypes, ChoiceStep extends G['prompt']['step']> {
  readonly title: string;
  readonly prompt: {
    readonly [K in ChoiceStep]: (prompt: Extract<G['prompt'], { step: K }>, telling: Telling<G>) => string;
  };
  readonly event: {
    readonly [K in G['event']['did']]: (event: Extract<G['event'], { did: K }>, name: NameOf) => string;
  };
  answer(action: G['action'], telling: Telling<G>): string;
  group?(action: G['action'], telling: Telling<G>): string;
  readonly fact: FactSentences<G>;
  readonly part: Readonly<Record<G['part'], string>>;
  readonly trait: Words<G>['trait'];
  /** By the kinds of `Game.holdings`. */
  readonly holding?: Readonly<Record<string, (amount: number) => string>>;
  readonly ending: Readonly<Record<G['ending'], string>>;
  readonly level?: LevelWords;
  readonly reason: Readonly<Record<G['refusal'], string>>;
  readonly options: Words<G>['options'];
  readonly values: Words<G>['values'];
}

/** Builds a game's words from its tables of sentences. */
export function speak<G extends FlowGameTypes, ChoiceStep extends G['prompt']['step']>(
  catalogue: Catalogue<G, ChoiceStep>,
): Words<G> {
  const { prompt, event, fact, part, holding, ending, reason, ...rest } = catalogue;
  // Each sentence takes its own kind of prompt, event or fact; here they are looked up by name.
  const prompts = prompt as unknown as Readonly<
    Record<string, (prompt: G['prompt'], telling: Telling<G>) => string>
  >;
  const events = event as unknown as Readonly<Record<string, (event: G['event'], name: NameOf) => string>>; // as above
  const facts = fact as unknown as Readonly<Record<string, (fact: G['fact'], telling: Telling<G>) => string>>; // as above
  return {
    ...rest,
    prompt: (step, telling) => required(prompts[step.step], step.step)(step, telling),
    event: (done, name) => required(events[done.did], done.did)(done, name),
    fact: (one, telling) => required(facts[one.fact], one.fact)(one, telling),
    part: (name: G['part']) => required(part[name], name),
    ...(holding && {
      holding: (kind: string, amount: number) => required(holding[kind], kind)(amount),
    }),
    ending: (name: G['ending']) => required(ending[name], name),
    reason: (code: G['refusal']) => required(reason[code], code),
  };
}

function required<T>(sentence: T | undefined, key: string): T {
  if (sentence === undefined) throw new Error(`no words for ${key}`);
  return sentence;
}
