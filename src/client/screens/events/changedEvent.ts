/** An announced event as choices, and what is sent when some of them are others. */
import { isGameId } from '#games';
import { DIVISION_SIZES, type TournamentPlan } from '#tournament';
import type { Event, EventChange } from './eventsApi.ts';
import {
  beginningOf,
  EVENT_PACES,
  type EventChoices,
  everyOf,
  INTERVALS,
  PACES,
  usualChoices,
} from './newEvent.ts';

const MINUTE = 60_000;

/** What was chosen for it; where it was announced elsewhere with other times, what comes nearest. */
export function choicesOf({ name, description, starts, plan }: Event): EventChoices {
  const { rounds, capacity, seats, format, game } = plan;
  return {
    ...usualChoices(isGameId(game) ? game : 'rowhouse'),
    ...{ name, description, format, seats, rounds, capacity },
    divisionSize: DIVISION_SIZES.find((size) => size === plan.divisionSize) ?? 8,
    pace: EVENT_PACES.find((pace) => PACES[pace].roundTime >= plan.roundTime) ?? 'weeks',
    every: INTERVALS.find((every) => everyOf(every, plan.roundTime) >= plan.every) ?? 'weekly',
    begins: 'other',
    at: fieldTime(starts),
  };
}

/** Only what is different: what was not touched stays exactly as it is. */
export function changeOf(event: Event, choices: EventChoices): EventChange {
  const before = choicesOf(event);
  const { name, description, at, pace, every, rounds, capacity, divisionSize } = choices;
  const { clock, roundTime } = PACES[pace];
  const isOtherPace = pace !== before.pace;
  const plan: Partial<TournamentPlan> = {
    ...(isOtherPace && { clock, roundTime }),
    ...((isOtherPace || every !== before.every) && {
      every: everyOf(every, isOtherPace ? roundTime : event.plan.roundTime),
    }),
    ...(rounds !== before.rounds && { rounds }),
    ...(capacity !== before.capacity && { capacity }),
    ...(divisionSize !== before.divisionSize && { divisionSize }),
  };
  return {
    ...(name.trim() !== '' && name !== before.name && { name }),
    ...(description !== before.description && { description }),
    ...(at !== before.at && { starts: beginningOf(choices, new Date()) }),
    ...(Object.keys(plan).length > 0 && { plan }),
  };
}

/** As the field for a day and a time has it: in the time of this device, to the minute. */
function fieldTime(time: number): string {
  const shifted = time - new Date(time).getTimezoneOffset() * MINUTE;
  return new Date(shifted).toISOString().slice(0, 16);
}
