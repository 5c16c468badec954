/** Ratings on a profile: one row for each ladder, and beside it how the chosen one came about. */
import { useState } from 'react';
import { Link } from 'wouter';
import { RATED_KINDS } from '#table';
import { useText } from '../../i18n/language.tsx';
import { useFetched } from '../../remote/useFetched.ts';
import { titleOf } from '../lobby/titles.ts';
import { axisOf, Band } from './Band.tsx';
import { Change } from './Change.tsx';
import { RatingCourse } from './RatingCourse.tsx';
import { type PersonRating, pathOf, ratingsApi } from './ratingsApi.ts';
import './ratings.css';

interface Props {
  readonly id: string;
  readonly isOwn: boolean;
}

/** Nothing until there is a rating. */
export function RatingPanel({ id, isOwn }: Props) {
  const text = useText('ratings');
  const { data } = useFetched(`ratings ${id}`, () => ratingsApi.of(id));
  const ratings = [...(data?.ratings ?? [])].sort((one, two) => two.games - one.games);
  const [chosen, choose] = useState<string>();
  const shown = ratings.find((one) => pathOf(one) === chosen) ?? ratings[0];
  if (!shown) return null;
  return (
    <div className="profile-games ratings">
      <section className="panel" aria-labelledby="ratings">
        <div className="head">
          <h2 id="ratings">{text.ratings}</h2>
        </div>
        {RATED_KINDS.map((kind) => {
          const own = ratings.filter((one) => one.kind === kind);
          if (own.length === 0) return null;
          return <Group key={kind} label={text.against[kind]} ratings={own} />;
        })}
        <p className="meta">{isOwn ? text.note : text.noteAlone}</p>
      </section>
      <RatingCourse id={id} ratings={ratings} shown={shown} choose={(rating) => choose(pathOf(rating))} />
    </div>
  );
}

function Group({ label, ratings }: { label: string; ratings: readonly PersonRating[] }) {
  const text = useText('ratings');
  const { seats: seatsInWords, countGames } = useText('circle');
  const axis = axisOf(ratings.map(({ rating }) => rating));
  return (
    <div>
      <h3 className="caps">{label}</h3>
      <ul className="rating-rows">
        {ratings.map((one) => (
          <li key={pathOf(one)} data-game={one.game}>
            <Link href={pathOf(one)}>
              <b>{titleOf(one.game)}</b> <span className="meta">{seatsInWords(one.seats)}</span>
            </Link>
            <span className="meta rating-games">
              {countGames(one.games)}
              {one.rating.provisional && ` · ${text.provisional}`}
            </span>
            <span className="rating-number">{one.rating.low}</span>
            <Change points={one.change} />
            <Band rating={one.rating} axis={axis} />
          </li>
        ))}
      </ul>
      <p className="rating-axis" aria-hidden="true">
        <span>{axis[0]}</span>
        <span>{axis[1]}</span>
      </p>
    </div>
  );
}
