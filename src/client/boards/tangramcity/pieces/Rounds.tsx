/** The six rounds, with what they brought. */

import type { BoardText } from '#games/tangramcity/text';
import { type City, PLANNING, ROUNDS } from '../game.ts';

export function Rounds({ round, city, text }: { round: number; city: City; text: BoardText }) {
  const isOver = city.rounds.length === ROUNDS.last;
  return (
    <ol className="tc-rounds" aria-label={text.rounds}>
      {Array.from({ length: ROUNDS.last }, (_, i) => i + 1).map((n) => {
        const points = city.rounds[n - 1];
        const state = points !== undefined ? 'tc-done' : n === round && !isOver ? 'tc-now' : 'tc-later';
        return (
          <li key={n} className={state} aria-current={state === 'tc-now' ? 'step' : undefined}>
            <b>{n}</b>
            <span>{points !== undefined ? `+${points}` : state === 'tc-now' ? text.now : ''}</span>
          </li>
        );
      })}
      <li className="tc-bonus">
        <b>★</b>
        <span>{isOver ? `+${city.planningBonus + city.balanceBonus}` : `${PLANNING.value}`}</span>
      </li>
    </ol>
  );
}
