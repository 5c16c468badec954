/** The games of a profile: by title, with whom, and the latest. */
import { Link } from 'wouter';
import type { Names } from '#protocol';
import type { PersonId } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { titleOf } from '../lobby/titles.ts';
import { Balance } from '../person/Balance.tsx';
import { botName } from '../person/botName.ts';
import { PersonName } from '../person/PersonName.tsx';
import type { Encounter, FinishedGame, Profile, Tally } from '../person/peopleApi.ts';

interface Props {
  readonly id: PersonId;
  readonly games: NonNullable<Profile['games']>;
  readonly isOwn: boolean;
}

/** Panels without content are left out. */
export function ProfileGames({ id, games, isOwn }: Props) {
  const text = useText('circle');
  const { tallies, encounters, latest, unknown, names } = games;
  const older = unknown > 0 && <p className="meta">{text.older(unknown)}</p>;
  if (latest.length === 0)
    return (
      <section className="panel">
        <p>{isOwn ? text.nothingYet : text.noGames}</p>
        {older}
      </section>
    );
  return (
    <div className="profile-games">
      {tallies.length > 0 && (
        <Tallies id={id} tallies={tallies}>
          {older}
        </Tallies>
      )}
      {encounters.length > 0 && <Encounters encounters={encounters} names={names} />}
      <Latest id={id} games={latest} names={names} />
    </div>
  );
}

interface TalliesProps {
  readonly id: PersonId;
  readonly tallies: readonly Tally[];
  readonly children: React.ReactNode;
}

function Tallies({ id, tallies, children }: TalliesProps) {
  const text = useText('circle');
  const statistics = useText('statistics');
  const { language } = useLanguage();
  const mean = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <section className="panel" aria-labelledby="tallies">
      <div className="head">
        <h2 id="tallies">{text.games}</h2>
      </div>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{text.game}</th>
            <th scope="col" className="wide-only">
              {text.played}
            </th>
            <th scope="col">{text.won}</th>
            <th scope="col">{text.mean}</th>
            <th scope="col">{text.best}</th>
          </tr>
        </thead>
        <tbody>
          {tallies.map(({ game, seats, games, contests, won, points, best }) => (
            <tr key={`${game} ${seats}`} data-game={game}>
              <th scope="row">
                <Link
                  href={`/people/${id}/statistics/${game}?seats=${seats}`}
                  aria-label={`${statistics.of(titleOf(game))}, ${text.seats(seats)}`}
                >
                  <b>{titleOf(game)}</b> <span className="meta">{text.seats(seats)}</span>
                </Link>{' '}
                <span className="meta narrow-only">{text.countGames(games)}</span>
              </th>
              <td className="wide-only">{games}</td>
              <td>{contests > 0 ? won : '–'}</td>
              <td>{mean.format(points / games)}</td>
              <td>{best}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </section>
  );
}

function Encounters({ encounters, names }: { encounters: readonly Encounter[]; names: Names }) {
  const text = useText('circle');
  return (
    <section className="panel" aria-labelledby="against">
      <div className="head">
        <h2 id="against">{text.against}</h2>
      </div>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{text.with}</th>
            <th scope="col">{text.played}</th>
            <th scope="col" className="wide">
              {text.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {encounters.map(({ other, games, won, lost }) => (
            <tr key={other}>
              <th scope="row">
                <PersonName id={other} name={names[other] ?? ''} />
              </th>
              <td>{games}</td>
              <td>
                <Balance won={won} shared={games - won - lost} lost={lost} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LatestProps {
  readonly id: PersonId;
  readonly games: readonly FinishedGame[];
  readonly names: Names;
}

function Latest({ id, games, names }: LatestProps) {
  const text = useText('circle');
  const { table: words } = useText();
  const { language } = useLanguage();
  const list = new Intl.ListFormat(language, { type: 'unit' });
  const day = (time: number) =>
    new Date(time).toLocaleDateString(language, { day: 'numeric', month: 'short' });
  const rivals = ({ players }: FinishedGame) =>
    list.format(
      players.flatMap(({ person, bot }) => {
        if (person === id) return [];
        return [person === null ? botName(bot, words) : names[person] || words.nobody];
      }),
    );
  return (
    <section className="panel" aria-labelledby="latest">
      <div className="head">
        <h2 id="latest">{text.latest}</h2>
      </div>
      <ul className="latest">
        {games.map((game) => {
          const own = game.players.find(({ person }) => person === id);
          const place =
            own?.place == null
              ? text.calledOff
              : game.kind === 'solo'
                ? text.alone
                : text.place(own.place, game.players.length);
          return (
            <li key={game.table} data-game={game.game}>
              <Link href={`/replay/${game.table}`}>
                <b>{titleOf(game.game)}</b>
                <span className="meta">{day(game.finished)}</span>
                <span>
                  {place} · {text.points(own?.points ?? 0)}
                </span>
                <span className="meta">{rivals(game)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
