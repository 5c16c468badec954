/** What a host may choose before play: described as data, so that a form can be generated. */
import { refused } from './refused.ts';

/** The value of one option. */
export type OptionValue = boolean | number | string | readonly string[];
/** The chosen value of each option, by name. */
export type Options = Readonly<Record<string, OptionValue>>;

/** Holds at this number of seats, or if another option has this value, or at least this amount. */
export type Condition =
  | { readonly seats: number }
  | { readonly option: string; readonly is: OptionValue }
  | { readonly option: string; readonly least: number };

/** What every kind of option may have. */
interface Conditional {
  /** Unless all of these hold, the option has no effect and is not shown. */
  readonly when?: readonly Condition[];
}

/** Yes or no. */
export interface Flag extends Conditional {
  readonly kind: 'flag';
  readonly default: boolean;
}

/** A whole number in a range. */
export interface Amount extends Conditional {
  readonly kind: 'amount';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** One of several values. */
export interface OneOf<V extends string = string> extends Conditional {
  readonly kind: 'oneOf';
  readonly values: readonly V[];
  readonly default: V;
}

/** Several different values out of a list, in the order of the list. */
export interface SomeOf<V extends string = string> extends Conditional {
  readonly kind: 'someOf';
  readonly values: readonly V[];
  readonly min: number;
  readonly max: number;
  readonly default: readonly V[];
}

/** The description of one option. */
export type Option = Flag | Amount | OneOf | SomeOf;

/** The kind of option that fits a value's type. */
export type OptionFor<V> = [V] extends [boolean]
  ? Flag
  : [V] extends [number]
    ? Amount
    : [V] extends [string]
      ? OneOf<V>
      : [V] extends [readonly (infer Item extends string)[]]
        ? SomeOf<Item>
        : never;

/** One description per option; where the game is not known, any options. */
export type OptionList<O> = string extends keyof O
  ? Readonly<Record<string, Option>>
  : { readonly [K in keyof O]: OptionFor<O[K]> };

/** Every option at its default. */
export function defaultOptions<O extends Options>(list: OptionList<O>): O {
  // Object.entries loses the key types; the list's own type ties each default to its key.
  return Object.fromEntries(entriesOf(list).map(([name, option]) => [name, option.default])) as O;
}

/** Whether an option has any effect with these options and this number of seats. */
export function applies({ when = [] }: Option, options: Options, seats: number): boolean {
  return when.every((condition) => {
    if ('seats' in condition) return condition.seats === seats;
    const value = options[condition.option];
    return 'is' in condition ? value === condition.is : Number(value) >= condition.least;
  });
}

/** Parses options from untrusted input; missing ones get their default. Refuses unknown names and wrong values. */
export function parseOptions<O extends Options>(list: OptionList<O>, input: unknown): O {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) throw refused('malformedOptions');
  const unread = new Map<string, unknown>(Object.entries(input));
  const parsed = entriesOf(list).map(([name, option]): [string, OptionValue] => {
    const value = unread.has(name) ? unread.get(name) : option.default;
    unread.delete(name);
    if (!fits(option, value)) throw refused('malformedOptions');
    return [name, Array.isArray(value) ? [...value] : value];
  });
  if (unread.size > 0) throw refused('malformedOptions');
  return Object.fromEntries(parsed) as O; // every option of the list, checked
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

/** Each value at most once, in the order of the list, so that each choice can be written in one way only. */
function fitsSome({ values, min, max }: SomeOf, chosen: readonly unknown[]): boolean {
  const places = chosen.map((item) => values.indexOf(item as string)); // only looked for
  const rising = places.every((place, i) => place > (i === 0 ? -1 : (places[i - 1] ?? place)));
  return rising && chosen.length >= min && chosen.length <= max;
}
