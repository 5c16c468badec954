/** Streets in play and the challenge in a line, for phones: how many each seat has, with a ring where somebody leads alone. */
import type { View } from '#games/newyork1901';
import { STREETS } from '#games/newyork1901/components';
import { challengeStanding } from '#games/newyork1901/queries';
import { CHALLENGE_NAMES } from '#games/newyork1901/text';
import { at } from '#kernel';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';
import { shortStreet } from '../places.ts';
import { ChallengeSign } from './ChallengeSign.tsx';
import { pointing } from './PointedAt.tsx';

interface Props {
  readonly view: View;
  /** The table before the turn that is not sent. */
  readonly before: View;
}

export function Standings({ view, before }: Props) {
  const { text, names, name, challenges } = useBoard();
  const { challenge } = view;
  const standing = challenge && challengeStanding(view, challenge);
  const known = challenge && challengeStanding(before, challenge);
  return (
    <ul className="ny-standings" data-part="streets">
      {view.streets.map(({ street, counts, leader }, i) => (
        <li
          key={street}
          className={`ny-street playing ny-${at(STREETS, street)}${leader === null ? '' : ' leads'}`}
          data-part={`streets:${at(STREETS, street)}`}
          data-note={note(
            names.street(street),
            text.streetsHelp,
            ...counts.map((count, seat) => text.onStreet(name(seat), count)),
            leader === null ? text.tie : text.alone(name(leader)),
          )}
          {...pointing(1 << street, [])}
        >
          {shortStreet(street)} <Numbers now={counts} before={at(before.streets, i).counts} />
        </li>
      ))}
      {challenge && standing && known && (
        <li
          className={standing.leader === undefined ? undefined : 'leads'}
          data-part="challenge"
          data-note={note(
            CHALLENGE_NAMES[challenge],
            challenges[challenge].rule,
            ...view.estates.map(
              (estate, seat) =>
                `${name(seat)}: ${standing.numbers[seat]?.join('·')}, ${text.points(estate.challenge.points)}`,
            ),
          )}
        >
          <svg viewBox="0 0 34 34" role="img" aria-label={CHALLENGE_NAMES[challenge]}>
            <ChallengeSign challenge={challenge} />
          </svg>
          <Numbers
            now={standing.numbers.map((numbers) => numbers.join('·'))}
            before={known.numbers.map((numbers) => numbers.join('·'))}
          />
        </li>
      )}
    </ul>
  );
}

interface NumbersProps {
  readonly now: readonly (number | string)[];
  readonly before: readonly (number | string)[];
}

/** 3:2, seat by seat; what a turn that is not sent changes is marked. */
function Numbers({ now, before }: NumbersProps) {
  const { name } = useBoard();
  return (
    <b>
      {now.map((count, seat) => (
        <span key={name(seat)}>
          {seat > 0 && ':'}
          {before[seat] === count ? count : <mark>{count}</mark>}
        </span>
      ))}
    </b>
  );
}
