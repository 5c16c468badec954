/** Where one turn ends and the next begins. */
import { expect, it } from 'vitest';
import { apply, at, start } from '#kernel';
import { tangramcity } from '../index.ts';

/** Plays with the first answer of each list; what was asked, and whether the turn was over with the answer. */
function turnsOf(seats: number, answers: number, options = {}): string[] {
  let { position } = start(tangramcity, options, seats, '3'.repeat(32));
  return Array.from({ length: answers }, () => {
    const { seat, prompt } = at(tangramcity.decisions(position.state), 0);
    const [answer] = tangramcity.legalActions(position.state, seat);
    const applied = apply(tangramcity, position, seat, answer);
    position = applied.position;
    return applied.turnOver ? `${prompt.step}.` : prompt.step;
  });
}

it('[R3.1] [R5.1] [R8.1] ends a turn of a lone seat with every card, and with every round', () => {
  const round = ['placeTile.', 'placeTile.', 'placeTile.', 'placeTile', 'placeFountain.'];
  const turns = turnsOf(1, 23);
  expect(turns.slice(0, 11)).toEqual(['chooseSide.', ...round, ...round]);
  // The cards of the last round lie open from the start.
  expect(turns.slice(-3)).toEqual(['placeFountain.', 'placeTile', 'placeFountain']);
});

it('[R2.1] [R2.2] ends the choice of boards before all choose their sides', () => {
  expect(turnsOf(2, 4, { boards: 'chosen' })).toEqual([
    'chooseBoard',
    'chooseBoard.',
    'chooseSide.',
    'chooseSide.',
  ]);
});
