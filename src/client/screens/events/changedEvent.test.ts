/** What is sent when an organiser changes an event. */
import { describe, expect, it } from 'vitest';
import { changeOf, choicesOf } from './changedEvent.ts';
import type { Event } from './eventsApi.ts';
import { newEventOf, usualChoices } from './newEvent.ts';

const STARTS = Date.UTC(2027, 3, 5, 18, 30, 12);

function announced(change: Partial<Event['plan']> = {}): Event {
  const { name, description, plan } = newEventOf(
    { ...usualChoices('flatiron'), pace: 'days', every: 'weekly', description: 'Bring tea' },
    'Flatiron Cup',
    null,
  );
  return {
    ...{
      id: 'ev1',
      name,
      description,
      host: 'ada',
      group: null,
      plan: { ...plan, byTurns: true, ...change },
    },
    ...{ phase: 'announced', starts: STARTS, changed: null, checkIn: STARTS, round: 0, rounds: 0 },
    ...{ ends: null, next: null, league: null, season: 1, finished: null },
  };
}

describe('a changed event', () => {
  it('begins with what it was announced with, and sends nothing where nothing is different', () => {
    const event = announced();
    const choices = choicesOf(event);
    expect(choices).toMatchObject({
      game: 'flatiron',
      name: 'Flatiron Cup',
      description: 'Bring tea',
      pace: 'days',
    });
    expect(changeOf(event, choices)).toEqual({});
  });

  it('sends only what is different', () => {
    const event = announced();
    const choices = choicesOf(event);
    expect(changeOf(event, { ...choices, name: 'Spring Cup', capacity: 16 })).toEqual({
      name: 'Spring Cup',
      plan: { capacity: 16 },
    });
    const { starts } = changeOf(event, { ...choices, at: choices.at.replace(/:30$/, ':45') });
    expect(starts).toBe(Date.UTC(2027, 3, 5, 18, 45));
  });

  it('keeps times that nobody chooses here, until another thinking time is chosen', () => {
    const event = announced({ roundTime: 5 * 86_400_000, every: 0 });
    const choices = choicesOf(event);
    expect(changeOf(event, { ...choices, capacity: 8 })).toEqual({ plan: { capacity: 8 } });
    expect(changeOf(event, { ...choices, pace: 'quick' }).plan).toMatchObject({
      roundTime: 75 * 60_000,
      every: 0,
    });
  });
});
