/** Who leads on the streets in play and in the challenge, with what a turn that is not sent would change. */

import { CHALLENGE_NAMES } from '#games/newyork1901/text';
import { at, type NameOf } from '#kernel';
import { Mark } from '../../../ui/Mark.tsx';
import { note } from '../../kit/Notes.tsx';
import { type BoardText, type Naming, useGameText } from '../boardText.ts';
import {
  ARCHITECT_POINTS,
  BARON_POINTS,
  DISTRICT_POINTS,
  FRONTS,
  GENERATION_POINTS,
  STREET_POINTS,
  type View,
} from '../box.ts';

import { ChallengeSign } from './ChallengeSign.tsx';
import { pointing } from './Pointed.tsx';

interface Props {
  readonly view: View;
  /** The table before the turn that is not sent. */
  readonly before: View;
  readonly naming: Naming;
  readonly text: BoardText;
  readonly name: NameOf;
}

export function Majorities(props: Props) {
  const { view, before, naming, text, name } = props;
  return (
    <section className="ny-panel ny-majorities">
      <h2>{text.streets}</h2>
      <ul>
        {view.streets.map(({ street, counts, leader }, i) => {
          const heading = naming.street(street);
          const lines = counts.map((count, seat) => text.onStreet(name(seat), count));
          const led = leader === null ? text.tie : text.alone(name(leader));
          return (
            <li
              key={street}
              className={`ny-street playing ny-${at(FRONTS, street)}`}
              data-note={note(heading, text.streetsHelp, ...lines, led)}
              {...pointing(1 << street, [])}
            >
              <span className="ny-street-name">
                {heading}
                <i className="ny-street-points" aria-hidden="true">
                  {STREET_POINTS}
                </i>
              </span>
              <Counts name={name} counts={counts} before={at(before.streets, i).counts} leader={leader} />
            </li>
          );
        })}
      </ul>
      <ChallengeCard {...props} />
    </section>
  );
}

interface CountsProps {
  readonly name: NameOf;
  readonly counts: readonly (number | string)[];
  readonly before: readonly (number | string)[];
  readonly leader: number | null;
}

/** A number for each seat; whoever alone leads has a ring. */
function Counts({ name, counts, before, leader }: CountsProps) {
  return (
    <span className="ny-counts">
      {counts.map((count, seat) => (
        <span key={name(seat)} className={leader === seat ? 'ny-count leads' : 'ny-count'}>
          <Mark seat={seat} />
          <span className="sr">{name(seat)}: </span>
          {before[seat] !== count && <s>{before[seat]}</s>}
          {before[seat] === count ? count : <b>{count}</b>}
        </span>
      ))}
    </span>
  );
}

/** What the challenge gives for how much, and how far each seat is. */
function ChallengeCard({ view, before, text, name }: Props) {
  const { challenges } = useGameText();
  const { challenge, estates } = view;
  if (challenge === null) return <p className="ny-quiet">{text.noChallenge}</p>;
  const points = estates.map((estate) => estate.challenge.points);
  const most = Math.max(...points);
  const leaders = points.filter((one) => one === most).length;
  const count = (of: View) =>
    of.estates.map(({ challenge: own, technologies }) =>
      challenge === 'generationKing' ? technologies.slice(1).join('·') : own.count,
    );
  const lines = estates.map(
    (estate, seat) => `${name(seat)}: ${count(view)[seat]}, ${text.points(estate.challenge.points)}`,
  );
  return (
    <div
      className="ny-challenge"
      data-note={note(CHALLENGE_NAMES[challenge], challenges[challenge].rule, ...lines)}
    >
      <svg viewBox="0 0 34 34" aria-hidden="true" className="ny-challenge-sign">
        <ChallengeSign challenge={challenge} />
      </svg>
      <p className="ny-challenge-text">
        <b className="ny-challenge-name">{CHALLENGE_NAMES[challenge]}</b>
        <span className="ny-challenge-scale">
          {challenges[challenge].counted} → {SCALES[challenge]}
        </span>
      </p>
      <Counts
        name={name}
        counts={count(view)}
        before={count(before)}
        leader={most > 0 && leaders === 1 ? points.indexOf(most) : null}
      />
    </div>
  );
}

/** Points of each challenge at a glance. */
const SCALES = {
  goldTycoon: `+${DISTRICT_POINTS}`,
  masterArchitect: scaleOf(ARCHITECT_POINTS, '+'),
  goldPrestige: '+1',
  bronzeBaron: scaleOf(BARON_POINTS, ''),
  generationKing: `+${GENERATION_POINTS}`,
} as const;

function scaleOf(points: readonly number[], more: string): string {
  const steps = points.flatMap((value, many) =>
    value > 0 ? [`${many}${many === points.length - 1 ? more : ''}: ${value}`] : [],
  );
  return steps.join(', ');
}
