/** The guided first game of Tangram City: its deal, and what the coach notes at first occurrences. */
import type { FirstGame, Note, NoteFacts, Seat } from '#kernel';
import type { Event, Tangramcity } from '../state.ts';
import type { Part } from './parts.ts';

export type NoteId = 'first' | 'scored' | 'end';

export const firstGame: FirstGame<Tangramcity> = {
  seed: '00000000000000000000000000000420',
  options: { boards: 'drawn' },
  rivals: ['level1'],
  given: [],
};

type Facts = NoteFacts<Tangramcity>;

/** The last event of a kind that concerns this seat. */
function own<Did extends Event['did']>({ events, seat }: Facts, did: Did) {
  return events.findLast(
    (event): event is Extract<Event, { did: Did; seat: Seat }> =>
      event.did === did && 'seat' in event && event.seat === seat,
  );
}

export const notes: readonly Note<Tangramcity, Part, NoteId>[] = [
  {
    id: 'first',
    when: ({ prompt, view, seat }) => prompt?.step === 'placeTile' && view.cities[seat]?.pieces.length === 0,
    lit: ['rectangle'],
    rule: 'R4.5',
  },
  {
    id: 'scored',
    when: (facts) => own(facts, 'scored') !== undefined,
    with: (facts) => ({ points: own(facts, 'scored')?.points ?? 0 }),
    lit: ['rectangle', 'rounds'],
    rule: 'R6.1',
  },
  { id: 'end', when: ({ outcome }) => outcome !== undefined, rule: 'R9.3' },
];
