/** What can be chosen for a new event, and what it begins with. */
import { GAME_INFO, type GameId } from '#games';
import type { ClockRule } from '#table';
import { type DIVISION_SIZES, type Format, mostPeople, usualRounds } from '#tournament';
import type { NewEvent } from './eventsApi.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

export const EVENT_PACES = ['quick', 'calm', 'days', 'weeks'] as const;
type EventPace = (typeof EVENT_PACES)[number];

/** The clock, and how long a round lasts at most. */
export const PACES: Readonly<Record<EventPace, { readonly clock: ClockRule; readonly roundTime: number }>> = {
  quick: { clock: { bank: 10 * MINUTE, increment: 15_000, cap: 10 * MINUTE }, roundTime: 75 * MINUTE },
  calm: { clock: { bank: 20 * MINUTE, increment: 30_000, cap: 20 * MINUTE }, roundTime: 150 * MINUTE },
  days: { clock: { bank: 3 * DAY, increment: DAY / 2, cap: 4 * DAY }, roundTime: 14 * DAY },
  weeks: { clock: { bank: 7 * DAY, increment: DAY, cap: 8 * DAY }, roundTime: 30 * DAY },
};

export const BEGINNINGS = ['soon', 'hour', 'evening', 'tomorrow', 'other'] as const;
type Beginning = (typeof BEGINNINGS)[number];

export const INTERVALS = ['atOnce', 'daily', 'weekly'] as const;
type Interval = (typeof INTERVALS)[number];

export const ROUND_COUNTS = [3, 4, 5, 6, 7, 8, 9] as const;

const CAPACITIES = [8, 16, 32, 64, 128, 256] as const;

export const LONGEST_DESCRIPTION = 500;

const EVENING = 20;

export interface EventChoices {
  readonly game: GameId;
  readonly format: Format;
  readonly pace: EventPace;
  readonly begins: Beginning;
  /** As the field for a day and a time has it, where that is another time. */
  readonly at: string;
  readonly name: string;
  readonly description: string;
  readonly seats: number;
  readonly rounds: number;
  readonly capacity: number;
  readonly divisionSize: (typeof DIVISION_SIZES)[number];
  readonly every: Interval;
}

/** A live Swiss tournament of the game in a quarter of an hour; another game keeps what was chosen. */
export function usualChoices(game: GameId, kept?: EventChoices): EventChoices {
  const { min, max } = GAME_INFO[game].seats;
  const seats = Math.min(max, Math.max(2, min, kept?.seats ?? 2));
  const usual = { format: 'swiss', pace: 'quick', begins: 'soon', every: 'atOnce' } as const;
  return {
    ...usual,
    at: '',
    name: '',
    description: '',
    rounds: usualRounds(64, seats),
    capacity: 64,
    divisionSize: 8,
    ...kept,
    game,
    seats,
  };
}

export function capacitiesFor(format: Format): readonly number[] {
  return CAPACITIES.filter((people) => people <= mostPeople(format));
}

/** As the server takes it. */
export function newEventOf(choices: EventChoices, usualName: string, group: string | null): NewEvent {
  const { name, description, game, format, seats, rounds, capacity, divisionSize } = choices;
  const { clock, roundTime } = PACES[choices.pace];
  return {
    name: name.trim() === '' ? usualName : name,
    description,
    starts: beginningOf(choices, new Date()),
    group,
    plan: {
      ...{
        format,
        game,
        options: {},
        seats,
        rounds,
        capacity,
        divisionSize,
        clock,
        roundTime,
        level: 'level3',
      },
      every: everyOf(choices.every, roundTime),
    },
  };
}

/** Rounds of days are at least as far apart as they are long. */
export function everyOf(interval: Interval, roundTime: number): number {
  const wanted = { atOnce: 0, daily: DAY, weekly: WEEK }[interval];
  return wanted === 0 ? 0 : Math.max(wanted, roundTime);
}

/** Eight in the evening is the next one. */
export function beginningOf({ begins, at }: EventChoices, now: Date): number {
  const evening = new Date(now);
  evening.setHours(EVENING, 0, 0, 0);
  if (begins === 'soon') return now.getTime() + 15 * MINUTE;
  if (begins === 'hour') return now.getTime() + HOUR;
  if (begins === 'other') return new Date(at).getTime() || 0;
  if (begins === 'tomorrow' || evening <= now) evening.setDate(evening.getDate() + 1);
  return evening.getTime();
}
