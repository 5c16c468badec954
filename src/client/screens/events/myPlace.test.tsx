/** What an event's page says to who is not in it, or has come late. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InLanguage } from '../../i18n/testing/InLanguage.tsx';
import type { Me } from '../../remote/api.ts';
import type { EventPage, EventPerson } from './eventsApi.ts';
import { MyPlace } from './MyPlace.tsx';
import { newEventOf, usualChoices } from './newEvent.ts';

const ME = { id: 'me', name: 'Ada' } as Me;

const person = (number: number, change: Partial<EventPerson> = {}): EventPerson => ({
  ...{
    number,
    person: `p${number}`,
    state: 'here',
    division: 0,
    takesPart: true,
    place: 1,
    points: 0,
    ties: [],
  },
  ...change,
});

function pageOf(
  change: Partial<EventPage['event']>,
  plan: object = {},
  page: Partial<EventPage> = {},
): EventPage {
  const made = newEventOf({ ...usualChoices('rowhouse'), capacity: 8 }, 'Cup', null);
  return {
    event: {
      ...{
        id: 'ev1',
        name: 'Cup',
        description: '',
        host: 'p1',
        group: null,
        phase: 'playing',
        starts: 1,
        changed: null,
      },
      ...{ checkIn: 0, round: 2, rounds: 5, ends: null, next: null, league: null, season: 1, finished: null },
      plan: { ...made.plan, byTurns: false, ...plan },
      ...change,
    },
    ...{ groupName: null, seasons: [], mine: null, people: [person(1), person(2)], pairings: [], names: {} },
    ...page,
  };
}

const shown = (page: EventPage) =>
  renderToStaticMarkup(
    <InLanguage language="en">
      <MyPlace page={page} me={ME} again={() => {}} />
    </InLanguage>,
  );

it('lets who is not in it join until half of the rounds have begun', () => {
  expect(shown(pageOf({}))).toContain('Join now');
  expect(shown(pageOf({ round: 3 }))).not.toContain('Join now');
  expect(shown(pageOf({}, { format: 'league' }))).not.toContain('Join now');
  expect(shown(pageOf({}, { capacity: 2 }))).not.toContain('Join now');
});

it('lets who has missed the check-in join as well, but not who was removed', () => {
  const absent = person(3, { state: 'absent', takesPart: false });
  const page = { mine: 3, people: [person(1), absent] };
  expect(shown(pageOf({}, {}, page))).toContain('Join now');
  expect(shown(pageOf({ round: 4 }, {}, page))).toContain('You did not check in');
  expect(shown(pageOf({}, {}, { mine: 4 }))).not.toContain('Join now');
});

it('says when one who has come late plays', () => {
  const pairing = {
    round: 2,
    number: 3,
    division: 0,
    kind: 'late',
    seats: [3],
    scores: [0.5],
    missed: [],
  } as const;
  const page = {
    mine: 3,
    people: [person(1), person(3)],
    pairings: [{ ...pairing, table: null, points: null }],
  };
  expect(shown(pageOf({}, {}, page))).toContain('You play from the next round on.');
});
