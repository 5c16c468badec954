/** What wins in a game, from the games that were finished here. */
import { useState } from 'react';
import { Link } from 'wouter';
import { GAME_INFO, type GameId, isGameId, type Title } from '#games';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { useMe } from '../../remote/me.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { useTitle } from '../../table/titles/useTitle.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { Message } from '../frame/Message.tsx';
import { Page } from '../frame/Page.tsx';
import { Histogram } from './Histogram.tsx';
import { Panel } from './Panel.tsx';
import { PartsTable } from './PartsTable.tsx';
import { SeatChoice, seatsInAddress } from './SeatChoice.tsx';
import { evenShare, FEW } from './shares.ts';
import { type GameStatistics, statisticsApi } from './statisticsApi.ts';
import { BarNotes } from './TallyTable.tsx';
import { TraitTables } from './TraitTables.tsx';
import { TurnTable } from './TurnTable.tsx';
import { useLast } from './useLast.ts';
import '../frame/online.css';
import '../person/people.css';
import './statistics.css';

const AMONG = ['everyGame', 'peopleOnly'] as const;

export function GameStatisticsScreen({ game }: { game: string }) {
  return isGameId(game) ? <Loaded game={game} /> : <Message content="notFound" />;
}

function Loaded({ game }: { game: GameId }) {
  const text = useText('statistics');
  const links = useText('links');
  const { nav } = useText();
  const me = useMe();
  const [seats, setSeats] = useState(seatsInAddress);
  const [among, setAmong] = useState<(typeof AMONG)[number]>('everyGame');
  const { data, reason } = useFetched(`statistics ${game} ${seats} ${among}`, () =>
    statisticsApi.ofGame(game, seats, among === 'peopleOnly'),
  );
  const statistics = useLast(data);
  const title = useTitle(game);
  if (!statistics && !reason) return <Message content="loading" />;
  return (
    <Page title={text.of(GAME_INFO[game].title)}>
      <div className="wrap online statistics" data-game={game}>
        <header>
          <p className="caps eyebrow">{links.statistics}</p>
          <h1 className="display">{GAME_INFO[game].title}</h1>
          <p className="lead">{text.lead}</p>
          {statistics && <From statistics={statistics} />}
          <p className="more-links">
            {typeof me !== 'string' && (
              <Link className="btn btn-quiet" href={`/people/${me.id}/statistics/${game}`}>
                {text.mine}
              </Link>
            )}
            <Link className="btn btn-quiet" href={`/rules/${game}`}>
              {nav.rules}
            </Link>
          </p>
        </header>
        <div role="alert">{reason && <Refusal reason={reason} />}</div>
        {statistics && (
          <>
            <div className="statistics-choices">
              <SeatChoice bySeats={statistics.bySeats} seats={statistics.seats} onChange={setSeats} />
              <Choice
                label={text.among}
                values={AMONG}
                value={among}
                labelOf={(one) => text[one]}
                onChange={setAmong}
              />
            </div>
            {statistics.games === 0 && (
              <section className="panel">
                <p>{text.none}</p>
                <Link className="btn btn-primary" href={`/play/${game}`}>
                  {text.play}
                </Link>
              </section>
            )}
            {statistics.games > 0 && typeof title === 'object' && (
              <Panels statistics={statistics} title={title} />
            )}
          </>
        )}
      </div>
    </Page>
  );
}

function From({ statistics: { games, since } }: { statistics: GameStatistics }) {
  const text = useText('statistics');
  const { language } = useLanguage();
  if (since === null) return null;
  const month = new Date(since).toLocaleDateString(language, { month: 'long', year: 'numeric' });
  return (
    <p className="meta">
      {text.fromSince(games, month)} {games < FEW && text.few}
    </p>
  );
}

function Panels({ statistics, title: { words } }: { statistics: GameStatistics; title: Title }) {
  const text = useText('statistics');
  const { language } = useLanguage();
  const { seats, contests, all, winners, others, points, turns, traits } = statistics;
  const spoken = words[language];
  const even = contests > 0 ? evenShare(seats) : undefined;
  return (
    <div className="statistics-panels">
      {all && (
        <Panel id="spread" heading={text.spread}>
          <Histogram points={points} />
          <p className="meta">{text.spreadOf(all.players)}</p>
        </Panel>
      )}
      {winners && others ? (
        <Panel id="winners" heading={text.winnersScore}>
          <PartsTable
            label={text.winnersScore}
            words={spoken}
            columns={[
              { label: text.winners, means: winners },
              { label: text.others, means: others },
            ]}
          />
        </Panel>
      ) : (
        all && (
          <Panel id="parts" heading={text.parts}>
            <PartsTable label={text.parts} words={spoken} columns={[{ label: text.everybody, means: all }]} />
          </Panel>
        )
      )}
      <TraitTables id="traits" words={spoken} kinds={Object.keys(spoken.trait)} traits={traits} even={even} />
      <TurnTable seats={seats} turns={turns} even={even} />
      <BarNotes isContest={even !== undefined} />
    </div>
  );
}
