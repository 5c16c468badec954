import { describe, expect, it } from 'vitest';
import { flatiron } from '#games/flatiron';
import { at, clone, Rng } from '#kernel';
import { danielSteps } from '../../../games/flatiron/flow/turnOrder.ts';
import { rules } from '../../../games/flatiron/flow.ts';
import { danielAhead, danielCards, planOfCard } from './daniel.ts';
import type { Event } from './game.ts';
import { danielTotal } from './reading.ts';
import { askedIn } from './testing/games.ts';

/** What the rules let Daniel do from here. */
function turnOf(state: ReturnType<typeof flatiron.imagine>, seed: number): Event[] {
  const draft = clone(state);
  draft.agenda = danielSteps().toReversed();
  const events: Event[] = [];
  rules.settle(draft, {
    rng: Rng.fromSeed(String(seed).padStart(32, '0')),
    emit: (event) => void events.push(event),
    reveal: () => undefined,
  });
  return events;
}

const told = (events: readonly Event[]) => {
  const find = <D extends Event['did']>(did: D) =>
    events.find((event): event is Extract<Event, { did: D }> => event.did === did);
  const moved = find('danielMoved');
  const taken = find('danielTookCard');
  return {
    card: moved?.card,
    place: moved?.to,
    meets: find('danielMet') !== undefined,
    built: find('danielBuilt'),
    popular: find('danielPopular'),
    floor: find('danielBuiltFloor'),
    decree: find('danielTookDecree'),
    collects: taken !== undefined && taken.taken >= 0,
    shuffles: find('danielShuffled') !== undefined,
  };
};

describe('what Daniel will do', () => {
  it.each([1, 2, 3])('is what the rules let him do, in game %i', (seed) => {
    let turns = 0;
    for (const { position, prompt } of askedIn(1, seed)) {
      const view = flatiron.view(position.state, 0);
      if (prompt.step !== 'move' || !view.daniel) continue;
      const did = told(turnOf(position.state, turns));
      turns += 1;
      expect(danielAhead(view.daniel)).toContain(did.card);
      const plan = planOfCard(view, view.daniel, at([did.card ?? -1], 0));
      expect({
        place: plan.place,
        meets: plan.meets,
        collects: plan.collects,
        shuffles: plan.shuffles,
      }).toEqual({
        place: did.place,
        meets: did.meets,
        collects: did.collects,
        shuffles: did.shuffles,
      });
      const { deal } = plan;
      if (deal.does === 'pillar')
        expect(did.built).toMatchObject({ color: deal.color, slot: deal.slot, points: deal.points });
      else if (deal.does === 'popularity') expect(did.popular?.points).toBe(deal.points);
      else if (deal.does === 'floor') expect(did.floor?.points).toBe(deal.points);
      else expect((did.decree?.decree ?? -1) >= 0).toBe(deal.found);
    }
    expect(turns).toBeGreaterThan(10);
  });

  it('is counted with his cards at the end', () => {
    let last: Event | undefined;
    for (const { position } of askedIn(1, 5)) {
      const view = flatiron.view(position.state, 0);
      if (!view.daniel) continue;
      const draft = clone(position.state);
      draft.agenda = [{ step: 'countUp' }];
      rules.settle(draft, {
        rng: Rng.fromSeed('0'.repeat(32)),
        emit: (event) => {
          last = event;
        },
        reveal: () => undefined,
      });
      expect(last).toMatchObject({
        did: 'danielCounted',
        cards: danielCards(view.daniel),
        total: danielTotal(view, view.daniel),
      });
    }
    expect(last).toBeDefined();
  });
});
