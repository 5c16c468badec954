/** The other cities, small; each can be shown large. */
import { memo } from 'react';
import type { City, View } from '#games/tangramcity';
import { balanceOf, hasBegun, largestRectangle, waitingFor } from '#games/tangramcity/queries';
import type { Score, Seat } from '#kernel';
import { Mark } from '../../../ui/Mark.tsx';
import { useBoard } from '../boardContext.ts';
import { FaceSign } from './Balance.tsx';
import { MiniCity } from './MiniCity.tsx';
import { Pillar } from './Tower.tsx';

interface Props {
  readonly view: View;
  readonly cities: readonly City[];
  readonly scores: readonly Score[];
  /** The city shown large, which is not among these. */
  readonly shown: Seat;
  readonly show: (seat: Seat) => void;
  readonly lit: Seat | undefined;
}

export function Cities({ view, cities, scores, shown, show, lit }: Props) {
  const { name } = useBoard();
  const waiting = waitingFor(view);
  const isOn = hasBegun(view) && view.agenda.length > 0;
  return (
    <ul className="tc-cities">
      {cities.map(
        (city, seat) =>
          seat !== shown && (
            <li key={name(seat)}>
              <Other
                city={city}
                seat={seat}
                says={name(seat)}
                total={scores[seat]?.total ?? 0}
                isFirst={view.first === seat}
                state={isOn ? (waiting.has(seat) ? 'placing' : 'done') : undefined}
                isLit={lit === seat}
                show={show}
              />
            </li>
          ),
      )}
    </ul>
  );
}

interface OtherProps extends Pick<Props, 'show'> {
  readonly city: City;
  readonly seat: Seat;
  readonly says: string;
  readonly total: number;
  readonly isFirst: boolean;
  readonly state: 'placing' | 'done' | undefined;
  readonly isLit: boolean;
}

const Other = memo(function Other({ city, seat, says, total, isFirst, state, isLit, show }: OtherProps) {
  const { text } = useBoard();
  const { height, width } = largestRectangle(city);
  const { dark, green } = balanceOf(city);
  const facts = [
    `${text.enlarge}: ${text.cityOf(says)}`,
    text.points(total),
    `${text.rectangle} ${height} × ${width}`,
    `${text.sides.dark} ${dark}, ${text.sides.green} ${green}`,
    ...(state ? [text[state]] : []),
  ];
  return (
    <button
      type="button"
      className={isLit ? 'tc-other tc-lit-panel' : 'tc-other'}
      aria-label={facts.join('. ')}
      onClick={() => show(seat)}
    >
      <MiniCity city={city} />
      <span className="tc-other-name">
        <Mark seat={seat} />
        <b>{says}</b>
        {isFirst && <Pillar />}
      </span>
      <span className="tc-other-score">{total}</span>
      {height > 0 && (
        <>
          <span className="tc-other-facts">
            {height} × {width} = {height * width}
          </span>
          <span className="tc-other-facts tc-pair">
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <FaceSign face="dark" />
            </svg>
            {dark} : {green}
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <FaceSign face="green" />
            </svg>
          </span>
        </>
      )}
      {state && (
        <span className={state === 'done' ? 'tc-other-state tc-good' : 'tc-other-state'}>
          {state === 'done' ? '✓' : '…'} <i>{text[state]}</i>
        </span>
      )}
    </button>
  );
});
