/** The list of a ladder: people by their rating, against bots with the bots in between, and oneself below if one is further down. */
import { useText } from '../../i18n/language.tsx';
import { PersonName } from '../person/PersonName.tsx';
import { type Axis, axisOf, Band } from './Band.tsx';
import type { LadderEntry, LadderPage } from './ratingsApi.ts';

interface Props {
  readonly page: LadderPage;
  readonly own: string | undefined;
}

export function LadderTable({ page: { entries, mine, bots, names }, own }: Props) {
  const text = useText('ratings');
  const { table } = useText();
  const isBelow = mine !== null && mine.place > entries.length;
  const all = isBelow ? [...entries, mine] : entries;
  if (all.length === 0 && bots.length === 0) return <p>{text.empty}</p>;
  const axis = axisOf([
    ...all.map(({ rating }) => rating),
    ...bots.map(({ rating }) => ({ low: rating, middle: rating, high: rating, provisional: false })),
  ]);
  const rows = [
    ...all.map((entry) => ({ rating: entry.rating.low, entry, level: '' })),
    ...bots.map(({ level, rating }) => ({ rating, entry: undefined, level })),
  ].sort((one, two) => two.rating - one.rating);
  const levels: Readonly<Record<string, string>> = table.bot;
  return (
    <table className="figures ladder">
      <thead>
        <tr>
          <th scope="col">{text.place}</th>
          <th scope="col">{text.player}</th>
          <th scope="col" className="ladder-band">
            {text.band}
          </th>
          <th scope="col">{text.rating}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rating, entry, level }) =>
          entry ? (
            <PersonRow
              key={entry.person}
              entry={entry}
              name={names[entry.person] ?? ''}
              axis={axis}
              isOwn={entry.person === own}
            />
          ) : (
            <tr key={level} className="ladder-bot">
              <td />
              <th scope="row">{levels[level] ?? level}</th>
              <td className="ladder-band" />
              <td className="ladder-number">{rating}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly entry: LadderEntry;
  readonly name: string;
  readonly axis: Axis;
  readonly isOwn: boolean;
}

function PersonRow({ entry: { person, place, games, rating }, name, axis, isOwn }: RowProps) {
  const text = useText('ratings');
  const { countGames } = useText('circle');
  return (
    <tr data-own={isOwn || undefined}>
      <td>{place}</td>
      <th scope="row">
        <PersonName id={person} name={name} />{' '}
        <span className="meta">
          {countGames(games)}
          {rating.provisional && ` · ${text.provisional}`}
        </span>
      </th>
      <td className="ladder-band">
        <Band rating={rating} axis={axis} />
      </td>
      <td className="ladder-number">{rating.low}</td>
    </tr>
  );
}
