/** The six rounds, with what they brought. */
import type { City } from '#games/tangramcity';
import { PLANNING, ROUNDS } from '#games/tangramcity/components';
import { bonusesOf } from '#games/tangramcity/queries';
import { newSign } from '../../kit/newSign.ts';
import { useBoard } from '../boardContext.ts';

export function Rounds({ round, city }: { round: number; city: City }) {
  const { text } = useBoard();
  const isOver = city.rounds.length === ROUNDS.last;
  return (
    <ol className="tc-rounds" aria-label={text.rounds} data-part="rounds">
      {Array.from({ length: ROUNDS.last }, (_, i) => i + 1).map((n) => {
        const points = city.rounds[n - 1];
        const state = points !== undefined ? 'tc-done' : n === round && !isOver ? 'tc-now' : 'tc-later';
        return (
          <li
            key={n}
            className={state}
            aria-current={state === 'tc-now' ? 'step' : undefined}
            {...(n === 1 && { 'data-sign': 'rounds', 'data-label': text.rounds })}
          >
            <b>{n}</b>
            <span>{points !== undefined ? `+${points}` : state === 'tc-now' ? text.now : ''}</span>
          </li>
        );
      })}
      <li className="tc-bonus" data-part="planning" {...newSign('planning', text.fullCity)}>
        <b>★</b>
        <span>{isOver ? `+${bonusesOf(city)}` : `${PLANNING}`}</span>
      </li>
    </ol>
  );
}
