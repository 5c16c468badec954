/** The admin page: the server's figures and its latest active tables. */
import { Link } from 'wouter';
import type { Names } from '#protocol';
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { AdminText } from '../../i18n/text/admin.ts';
import { api, type Figures, type TableRow } from '../../remote/api.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { Message } from '../frame/Message.tsx';
import { Page } from '../frame/Page.tsx';
import { RefusedPage } from '../frame/RefusedPage.tsx';
import { SeatedPlayers } from '../lobby/TableList.tsx';
import { titleOf } from '../lobby/titles.ts';
import { AuditPanel } from '../moderation/AuditPanel.tsx';
import '../frame/online.css';

/** How often the figures are fetched, in milliseconds. */
const POLL_EVERY = 10_000;

/** Shown to admins only. */
export function AdminScreen() {
  const { eyebrow, title, lead } = useText('admin');
  const { data, reason } = useFetched('figures', api.figures, POLL_EVERY);
  if (!data) return reason ? <RefusedPage reason={reason} /> : <Message content="loading" />;
  return (
    <Page title={title}>
      <div className="wrap online lobby">
        <header>
          <p className="caps eyebrow">{eyebrow}</p>
          <h1 className="display">{title}</h1>
          <p className="lead">{lead}</p>
          <div role="alert">
            {reason && <Refusal reason={reason} />}
            <RatingFaults ratings={data.ratings} />
          </div>
        </header>
        <div className="column">
          <LatestTables tables={data.latest} names={data.names} />
        </div>
        <div className="column">
          <FigureList figures={data} />
          <Refusals refusals={data.refusals} />
          <AuditPanel />
        </div>
      </div>
    </Page>
  );
}

function FigureList({ figures }: { figures: Figures }) {
  const text = useText('admin');
  const { language } = useLanguage();
  const number = (count: number) => count.toLocaleString(language);
  const rows = [
    [text.version, figures.version],
    [text.since, dateTimeOf(figures.since, language)],
    [text.memory, text.megabytes(number(Math.round(figures.memory / 1_000_000)))],
    [text.sockets, number(figures.sockets)],
    [text.people, number(figures.people)],
    [text.tables.gathering, number(figures.tables.gathering)],
    [text.tables.playing, number(figures.tables.playing)],
    [text.tables.over, number(figures.tables.over)],
    [text.plays, number(figures.plays)],
    [text.restarts, number(figures.restarts)],
    [text.botFailures, number(figures.botFailures)],
    [text.ratings, ratingsInWords(figures, text, language)],
  ] as const;
  return (
    <section className="panel" aria-labelledby="figures">
      <div className="head">
        <h2 id="figures">{text.figures}</h2>
      </div>
      <List rows={rows} />
    </section>
  );
}

/** What the nightly check has found, and what to do about it. */
function RatingFaults({ ratings }: Pick<Figures, 'ratings'>) {
  const text = useText('admin');
  const { language } = useLanguage();
  const wrong = ratings.filter(({ differing }) => differing > 0);
  if (wrong.length === 0) return null;
  const count = wrong.reduce((sum, { differing }) => sum + differing, 0);
  const ladders = wrong.map(({ ladder }) => ladder).join(', ');
  return <p>{text.ratingsDiffer(count.toLocaleString(language), ladders)}</p>;
}

/** When the ladder that has waited longest was compared, and how many games all have. */
function ratingsInWords({ ratings }: Figures, text: AdminText, language: string): string {
  if (ratings.length === 0) return text.notCompared;
  const games = ratings.reduce((sum, one) => sum + one.games, 0);
  const first = Math.min(...ratings.map(({ checked }) => checked));
  return text.comparedGames(dateTimeOf(first, language), games);
}

/** Refusals by code, most frequent first. */
function Refusals({ refusals }: Pick<Figures, 'refusals'>) {
  const text = useText('admin');
  const { language } = useLanguage();
  const rows = Object.entries(refusals)
    .toSorted(([, one], [, two]) => two - one)
    .map(([code, count]) => [code, count.toLocaleString(language)] as const);
  return (
    <section className="panel" aria-labelledby="refusals">
      <div className="head">
        <h2 id="refusals">{text.refusals}</h2>
      </div>
      {rows.length === 0 ? <p className="meta">{text.noRefusals}</p> : <List rows={rows} />}
    </section>
  );
}

function List({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="agreed">
      {rows.map(([label, value]) => (
        <div key={label} className="agreed-row">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function LatestTables({ tables, names }: { tables: readonly TableRow[]; names: Names }) {
  const text = useText('admin');
  const { lobby } = useText();
  const { language } = useLanguage();
  return (
    <section className="panel" aria-labelledby="latest">
      <div className="head">
        <h2 id="latest">{text.latest}</h2>
      </div>
      {tables.length === 0 && <p className="meta">{text.noTables}</p>}
      <ul className="tables">
        {tables.map(({ id, game, phase, seats, updated }) => (
          <li key={id} data-game={game}>
            <Link href={`/table/${id}`} className="row">
              <b className="row-title display">{titleOf(game)}</b>
              <span className="chip">{lobby.phase[phase]}</span>
              <SeatedPlayers seats={seats} names={names} />
              <time className="sitting meta" dateTime={new Date(updated).toISOString()}>
                {dateTimeOf(updated, language)}
              </time>
              <span className="sr">{text.lookIn(titleOf(game))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function dateTimeOf(time: number, language: string): string {
  return new Date(time).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'medium' });
}
