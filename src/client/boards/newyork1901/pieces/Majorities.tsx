/** Who leads on the streets in play and in the challenge, with what a turn that is not sent would change. */
import type { View } from '#games/newyork1901';
import { type Challenge, STREET_POINTS, STREETS } from '#games/newyork1901/components';
import { challengePay, challengeStanding } from '#games/newyork1901/queries';
import { CHALLENGE_NAMES } from '#games/newyork1901/text';
import { at, type Seat } from '#kernel';
import { Mark } from '../../../ui/Mark.tsx';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';

import { ChallengeSign } from './ChallengeSign.tsx';
import { pointing } from './PointedAt.tsx';

interface Props {
  readonly view: View;
  /** The table before the turn that is not sent. */
  readonly before: View;
  /** Its name for a coach; on phones the line below the map has it. */
  readonly part: string | undefined;
}

export function Majorities({ view, before, part }: Props) {
  const { text, names, name } = useBoard();
  return (
    <section className="ny-panel ny-majorities" data-part={part}>
      <h2>{text.streets}</h2>
      <ul>
        {view.streets.map(({ street, counts, leader }, i) => {
          const heading = names.street(street);
          const lines = counts.map((count, seat) => text.onStreet(name(seat), count));
          const led = leader === null ? text.tie : text.alone(name(leader));
          return (
            <li
              key={street}
              className={`ny-street playing ny-${at(STREETS, street)}`}
              data-part={part && `${part}:${at(STREETS, street)}`}
              data-note={note(heading, text.streetsHelp, ...lines, led)}
              {...pointing(1 << street, [])}
            >
              <span className="ny-street-name">
                {heading}
                <i
                  className="ny-street-points"
                  aria-hidden="true"
                  data-sign="seal"
                  data-label={text.signs.seal}
                >
                  {STREET_POINTS}
                </i>
              </span>
              <Counts
                counts={counts}
                before={at(before.streets, i).counts}
                leader={leader ?? undefined}
                gains={counts.map(
                  (_, seat) => pointsFor(leader === seat) - pointsFor(at(before.streets, i).leader === seat),
                )}
              />
            </li>
          );
        })}
      </ul>
      {view.challenge === null ? (
        <p className="ny-quiet">{text.noChallenge}</p>
      ) : (
        <ChallengeCard view={view} before={before} challenge={view.challenge} />
      )}
    </section>
  );
}

interface CountsProps {
  readonly counts: readonly (number | string)[];
  readonly before: readonly (number | string)[];
  readonly leader: Seat | undefined;
  /** What a turn that is not sent would bring each seat, or cost it, if the game ended then. */
  readonly gains: readonly number[];
}

/** A number for each seat, with a ring around the sole leader's. */
function Counts({ counts, before, leader, gains }: CountsProps) {
  const { text, name } = useBoard();
  return (
    <span className="ny-counts">
      {counts.map((count, seat) => (
        <span
          key={name(seat)}
          className={leader === seat ? 'ny-count leads' : 'ny-count'}
          data-sign={leader === seat ? 'leads' : undefined}
          data-label={text.signs.leads}
        >
          <Mark seat={seat} />
          <span className="sr">{name(seat)}: </span>
          {before[seat] !== count && <s>{before[seat]}</s>}
          {before[seat] === count ? count : <b>{count}</b>}
          <Gain points={gains[seat] ?? 0} label={text.ifEnded} />
        </span>
      ))}
    </span>
  );
}

function Gain({ points, label }: { readonly points: number; readonly label: string }) {
  if (points === 0) return null;
  return (
    <b className={points > 0 ? 'ny-gain' : 'ny-gain less'} title={label}>
      {points > 0 ? '+' : '−'}
      {Math.abs(points)}
    </b>
  );
}

/** The points of a street for a seat that leads on it alone. */
function pointsFor(leads: boolean): number {
  return leads ? STREET_POINTS : 0;
}

/** What the challenge pays, and how far each seat is. */
function ChallengeCard({ view, before, challenge }: Omit<Props, 'part'> & { readonly challenge: Challenge }) {
  const { text, challenges, name } = useBoard();
  const { rule, counted } = challenges[challenge];
  const { numbers, leader } = challengeStanding(view, challenge);
  const counts = numbers.map(shown);
  const lines = view.estates.map(
    (estate, seat) => `${name(seat)}: ${counts[seat]}, ${text.points(estate.challenge.points)}`,
  );
  return (
    <div
      className="ny-challenge"
      data-part="challenge"
      data-note={note(CHALLENGE_NAMES[challenge], rule, ...lines)}
    >
      <svg viewBox="0 0 34 34" aria-hidden="true" className="ny-challenge-sign">
        <ChallengeSign challenge={challenge} />
      </svg>
      <p className="ny-challenge-text">
        <b className="ny-challenge-name">{CHALLENGE_NAMES[challenge]}</b>
        <span className="ny-challenge-scale">
          {counted} → {payOf(challenge)}
        </span>
      </p>
      <Counts
        counts={counts}
        before={challengeStanding(before, challenge).numbers.map(shown)}
        leader={leader}
        gains={view.estates.map(
          (estate, seat) => estate.challenge.points - at(before.estates, seat).challenge.points,
        )}
      />
    </div>
  );
}

function shown(numbers: readonly number[]): string {
  return numbers.join('·');
}

/** The points of a challenge: '+3' for each, or '3: 3, 4: 6, 5+: 10' by the count. */
function payOf(challenge: Challenge): string {
  const pay = challengePay(challenge);
  if ('each' in pay) return `+${pay.each}`;
  const last = pay.byCount.length - 1;
  const steps = pay.byCount.map((points, count) => ({
    points,
    count: count === last && pay.more ? `${count}+` : count,
  }));
  return steps
    .filter(({ points }) => points > 0)
    .map(({ points, count }) => `${count}: ${points}`)
    .join(', ');
}
