/** What boards ask about Daniel: the same as the rules then let him do. */
import { describe, expect, it } from 'vitest';
import { clone, Rng } from '#kernel';
import { DANIEL, NONE } from '../components.ts';
import type { Event } from '../events.ts';
import { danielSteps } from '../flow/turnOrder.ts';
import { rules } from '../flow.ts';
import { flatiron } from '../index.ts';
import { danielCardPoints, danielPlans, questionOf, standingsOf } from '../queries.ts';
import type { State } from '../state.ts';
import type { Step } from '../steps.ts';
import { SOLO, statesOf } from './goldenStates.ts';

const seen = (state: State) => flatiron.view(state, 0);

/** What happens from here if these are the next steps. */
function eventsOf(state: State, steps: readonly Step[], seed = 0): Event[] {
  const draft = clone(state);
  draft.agenda = steps.toReversed();
  const events: Event[] = [];
  rules.settle(draft, {
    rng: Rng.fromSeed(String(seed).padStart(32, '0')),
    emit: (event) => void events.push(event),
    reveal: () => undefined,
  });
  return events;
}

/** What the rules let Daniel do from here. */
function turnOfDaniel(state: State, seed: number) {
  const events = eventsOf(state, danielSteps(), seed);
  const find = <D extends Event['did']>(did: D) =>
    events.find((event): event is Extract<Event, { did: D }> => event.did === did);
  const moved = find('danielMoved');
  const taken = find('danielTookCard');
  return {
    card: moved?.card,
    way: {
      place: moved?.to,
      meets: find('danielMet') !== undefined,
      collects: taken !== undefined && taken.taken !== NONE,
      shuffles: find('danielShuffled') !== undefined,
    },
    built: find('danielBuilt'),
    popular: find('danielPopular'),
    floor: find('danielBuiltFloor'),
    decree: find('danielTookDecree'),
  };
}

describe('what Daniel will do', () => {
  it.each(SOLO)('[R10.3] [R10.5] [R10.8] is what the rules let him do, in %s', (name) => {
    let turns = 0;
    for (const state of statesOf(name)) {
      const view = seen(state);
      if (questionOf(view)?.step !== 'move' || !view.daniel) continue;
      const did = turnOfDaniel(state, turns);
      turns += 1;
      const plan = danielPlans(view, view.daniel).find((one) => one.card === did.card);
      if (!plan) throw new Error(`card ${did.card} was not foreseen`);
      const { deed, place, meets, collects, shuffles } = plan;
      expect({ place, meets, collects, shuffles }).toEqual(did.way);
      if (deed.does === 'pillar')
        expect(did.built).toMatchObject({ color: deed.color, slot: deed.slot, points: deed.points });
      else if (deed.does === 'popularity') expect(did.popular?.points).toBe(deed.points);
      else if (deed.does === 'floor') expect(did.floor?.points).toBe(deed.points);
      else expect((did.decree?.decree ?? NONE) !== NONE).toBe(deed.found);
    }
    expect(turns).toBeGreaterThan(10);
  });

  it.each(SOLO)('[R10.15] [R10.16] is counted with his cards at the end of %s', (name) => {
    let counted = 0;
    for (const state of statesOf(name)) {
      const view = seen(state);
      if (!view.daniel) continue;
      const over = flatiron.view({ ...state, agenda: [] }, 0);
      const his = standingsOf(over, flatiron.scores(state)).find(({ who }) => who === DANIEL);
      expect(eventsOf(state, [{ step: 'countUp' }]).at(-1)).toMatchObject({
        did: 'danielCounted',
        cards: danielCardPoints(view, view.daniel),
        total: his?.points,
      });
      counted += 1;
    }
    expect(counted).toBeGreaterThan(50);
  });
});
