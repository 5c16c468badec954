/** What several parts of an event's page say in the same way. */
import { GAME_INFO, isGameId } from '#games';
import { spanInWords } from '../../i18n/spans.ts';
import type { EventsText } from '../../i18n/text/events.ts';
import { timeOfDay } from '../../i18n/timeOfDay.ts';
import type { Event, EventPage, EventPairing } from './eventsApi.ts';

/** The game, the form, the tables and the pace. */
export function termsOf({ plan }: Event, text: EventsText): string {
  const title = isGameId(plan.game) ? GAME_INFO[plan.game].title : plan.game;
  const pace = plan.byTurns ? text.byTurns : text.live;
  return [title, text.format[plan.format], text.seatsAt(plan.seats), pace].join(' · ');
}

/** Where it stands. */
export function stageOf({ phase, round, rounds }: Event, text: EventsText): string {
  return phase === 'playing' ? text.roundOf(round, rounds) : text.phase[phase];
}

/** A time, and how far away it is. */
export function timeAndSpan(time: number, language: string, text: EventsText): string {
  const left = time - Date.now();
  const clock = timeOfDay(time, Date.now(), language);
  return left > 0 ? `${clock} (${text.within(spanInWords(left, language))})` : clock;
}

/** Points with two decimals at most. */
export function pointsIn(language: string, points: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(points);
}

export function nameIn({ people, names }: EventPage, number: number, nobody: string): string {
  const person = people.find((one) => one.number === number)?.person;
  return (person && names[person]) || nobody;
}

type CellKind = 'won' | 'lost' | 'shared' | 'playing' | 'free' | 'late' | 'part';

/** What a table came to for one of its people. */
export function cellOf({ kind, seats, scores }: EventPairing, number: number): CellKind {
  if (scores === null) return 'playing';
  const own = scores[seats.indexOf(number)] ?? 0;
  if (kind === 'late') return 'late';
  if (kind !== 'table') return own > 0 || kind === 'bye' ? 'free' : 'lost';
  if (seats.length > 2) return 'part';
  return own === 1 ? 'won' : own === 0 ? 'lost' : 'shared';
}
