/** What a host may choose before play: described as data, so that a form can be made of it. */
import { refused } from './refused.ts';

export type OptionValue = boolean | number | string | readonly string[];
export type Options = Readonly<Record<string, OptionValue>>;

/** With so many seats, or where another option has this value, or at least so much. */
export type Condition =
  | { readonly seats: number }
  | { readonly option: string; readonly is: OptionValue }
  | { readonly option: string; readonly least: number };

/** What all options may say besides. */
interface Described {
  /** Where not all of these hold, the option changes nothing and is not shown. */
  readonly when?: readonly Condition[];
}

export interface Flag extends Described {
  readonly kind: 'flag';
  readonly default: boolean;
}

/** A whole number in a range. */
export interface Amount extends Described {
  readonly kind: 'amount';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** One of several values. */
export interface OneOf<V extends string = string> extends Described {
  readonly kind: 'oneOf';
  readonly values: readonly V[];
  readonly default: V;
}

/** So many different values out of several; in the order of the list. */
export interface SomeOf<V extends string = string> extends Described {
  readonly kind: 'someOf';
  readonly values: readonly V[];
  readonly min: number;
  readonly max: number;
  readonly default: readonly V[];
}

export type Option = Flag | Amount | OneOf | SomeOf;

/** The one description that fits a value's type. */
export type OptionFor<V> = [V] extends [boolean]
  ? Flag
  : [V] extends [number]
    ? Amount
    : [V] extends [string]
      ? OneOf<V>
      : [V] extends [readonly (infer Item extends string)[]]
        ? SomeOf<Item>
        : never;

/** One description per option; any options at all where the game is not known. */
export type OptionList<O> = string extends keyof O
  ? Readonly<Record<string, Option>>
  : { readonly [K in keyof O]: OptionFor<O[K]> };

/** What the host gets without choosing. */
export function defaultOptions<O extends Options>(list: OptionList<O>): O {
  // Object.entries loses the key types; the list's own type ties each default to its key.
  return Object.fromEntries(entriesOf(list).map(([name, option]) => [name, option.default])) as O;
}

/** Whether an option changes anything at a table of so many seats with these options. */
export function applies({ when = [] }: Option, options: Options, seats: number): boolean {
  return when.every((condition) => {
    if ('seats' in condition) return condition.seats === seats;
    const value = options[condition.option];
    return 'is' in condition ? value === condition.is : Number(value) >= condition.least;
  });
}

/** Untrusted input as options; what is missing gets its default. Refuses unknown names and wrong values. */
export function parseOptions<O extends Options>(list: OptionList<O>, input: unknown): O {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) throw refused('malformedOptions');
  const given = new Map<string, unknown>(Object.entries(input));
  const parsed = entriesOf(list).map(([name, option]): [string, OptionValue] => {
    const value = given.has(name) ? given.get(name) : option.default;
    given.delete(name);
    if (!fits(option, value)) throw refused('malformedOptions');
    return [name, Array.isArray(value) ? [...value] : value];
  });
  if (given.size > 0) throw refused('malformedOptions');
  return Object.fromEntries(parsed) as O;
}

function entriesOf<O>(list: OptionList<O>): [string, Option][] {
  return Object.entries(list);
}

function fits(option: Option, value: unknown): value is OptionValue {
  switch (option.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'amount':
      return Number.isInteger(value) && Number(value) >= option.min && Number(value) <= option.max;
    case 'oneOf':
      return option.values.some((allowed) => allowed === value);
    case 'someOf':
      return Array.isArray(value) && fitsSome(option, value);
  }
}

/** Each at most once, in the order of the list: one way to write each choice. */
function fitsSome({ values, min, max }: SomeOf, chosen: readonly unknown[]): boolean {
  const places = chosen.map((item) => values.indexOf(item as string));
  const rising = places.every((place, i) => place > (i === 0 ? -1 : (places[i - 1] ?? place)));
  return rising && chosen.length >= min && chosen.length <= max;
}
