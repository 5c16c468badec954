/** The other cities, small; each can be shown large. */
import { memo } from 'react';
import type { City, View } from '#games/tangramcity';
import {
  balanceOf,
  hasBegun,
  type LastMove,
  largestRectangle,
  lastMoveOf,
  waitingFor,
} from '#games/tangramcity/queries';
import type { BoardText } from '#games/tangramcity/text';
import type { Score, Seat } from '#kernel';
import { Mark } from '../../../ui/Mark.tsx';
import { useBoard } from '../boardContext.ts';
import { FaceSign, Weights } from './Balance.tsx';
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
    <ul className="tc-cities" data-part="others">
      {cities.map(
        (city, seat) =>
          seat !== shown && (
            <li key={name(seat)} data-part={`city:${seat}`}>
              <Other
                city={city}
                seat={seat}
                says={name(seat)}
                total={scores[seat]?.total ?? 0}
                last={lastMoveOf(view, city)}
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
  readonly last: LastMove | undefined;
  readonly isFirst: boolean;
  readonly state: 'placing' | 'done' | undefined;
  readonly isLit: boolean;
}

const Other = memo(function Other(props: OtherProps) {
  const { city, seat, says, total, last, isFirst, state, isLit, show } = props;
  const { text } = useBoard();
  const { height, width } = largestRectangle(city);
  const balance = balanceOf(city);
  const { dark, green } = balance;
  const facts = [
    `${text.enlarge}: ${text.cityOf(says)}`,
    text.points(total),
    `${text.rectangle} ${height} × ${width}`,
    `${text.sides.dark} ${dark}, ${text.sides.green} ${green}`,
    ...(last ? [moveInWords(last, text)] : []),
    ...(state ? [text[state]] : []),
  ];
  return (
    <button type="button" className={isLit ? 'tc-other tc-lit-panel' : 'tc-other'} onClick={() => show(seat)}>
      <span className="sr">{facts.join('. ')}</span>
      <MiniCity city={city} />
      <span className="tc-other-name" aria-hidden="true">
        <Mark seat={seat} />
        <b>{says}</b>
        {isFirst && <Pillar meaning={text.legend.marker} />}
        {state && (
          <i className={state === 'done' ? 'tc-other-state tc-good' : 'tc-other-state'} title={text[state]}>
            {state === 'done' ? '✓' : '…'}
          </i>
        )}
      </span>
      <span className="tc-other-score" aria-hidden="true">
        {total}
      </span>
      {height > 0 && (
        <>
          <span className="tc-other-facts" aria-hidden="true">
            {height} × {width} = {height * width}
          </span>
          <span className="tc-other-facts" aria-hidden="true">
            <Weights balance={balance} />
          </span>
        </>
      )}
      {last && <Moved last={last} />}
    </button>
  );
});

/** What a seat did last: the piece and its colour, or that it was declined. */
function Moved({ last }: { last: LastMove }) {
  const { text } = useBoard();
  const face = 'spot' in last && last.spot.face !== 'water' ? last.spot.face : undefined;
  return (
    <span className="tc-other-move" aria-hidden="true" title={moveInWords(last, text)}>
      {face && (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <FaceSign face={face} />
        </svg>
      )}
      <i>{'spot' in last ? text.piece(last.spot.tile) : moveInWords(last, text)}</i>
    </span>
  );
}

function moveInWords(last: LastMove, text: BoardText): string {
  if ('declined' in last) return `${text.piece(last.declined)}: ${text.fates.declined}`;
  const { tile, face } = last.spot;
  return face === 'water' ? text.piece(tile) : `${text.piece(tile)}, ${text.faces[face]}`;
}
