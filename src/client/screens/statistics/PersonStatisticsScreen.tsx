/** How one person plays one game: over time, by category, with what, by turn order, against whom. */
import { useState } from 'react';
import { Link } from 'wouter';
import { isGameId } from '#games';
import type { PersonId } from '#table';
import { figure } from '../../i18n/formats.ts';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { useFetched } from '../../remote/useFetched.ts';
import { useTitle } from '../../table/titles/useTitle.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { Message } from '../frame/Message.tsx';
import { Page } from '../frame/Page.tsx';
import { titleOf } from '../lobby/titles.ts';
import { PersonName } from '../person/PersonName.tsx';
import { PersonPanels } from './PersonPanels.tsx';
import { SeatChoice, seatsInAddress } from './SeatChoice.tsx';
import { FEW } from './shares.ts';
import { type PersonFigures, type PersonStatistics, statisticsApi } from './statisticsApi.ts';
import { useLast } from './useLast.ts';
import '../frame/online.css';
import '../person/people.css';
import './statistics.css';

interface Props {
  readonly id: PersonId;
  readonly game: string;
}

export function PersonStatisticsScreen({ id, game }: Props) {
  const text = useText('statistics');
  const [seats, setSeats] = useState(seatsInAddress);
  const {
    data: statistics,
    reason,
    again,
  } = useFetched(`statistics ${id} ${game} ${seats}`, () => statisticsApi.ofPerson(id, game, seats));
  const last = useLast(statistics);
  if (!last && !reason) return <Message content="loading" />;
  return (
    <Page title={text.of(titleOf(game))}>
      <div className="wrap online statistics" data-game={game}>
        {last && <Head game={game} statistics={last} />}
        <div role="alert">{reason && <Refusal reason={reason} />}</div>
        {last && <Body game={game} statistics={last} again={again} setSeats={setSeats} />}
      </div>
    </Page>
  );
}

function Head({ game, statistics: { person, figures } }: { game: string; statistics: PersonStatistics }) {
  const text = useText('statistics');
  const { statistics } = useText('links');
  const { nav } = useText();
  return (
    <header>
      <p className="caps eyebrow">{statistics}</p>
      <h1 className="display">{titleOf(game)}</h1>
      <div>
        <PersonName id={person.id} name={person.name} />
      </div>
      {figures && figures.total.games > 0 && <Facts figures={figures} />}
      <p className="more-links">
        <Link className="btn btn-quiet" href={`/statistics/${game}`}>
          {text.everybodys}
        </Link>
        {isGameId(game) && (
          <Link className="btn btn-quiet" href={`/rules/${game}`}>
            {nav.rules}
          </Link>
        )}
      </p>
    </header>
  );
}

function Facts({ figures: { total } }: { figures: PersonFigures }) {
  const text = useText('statistics');
  const { language } = useLanguage();
  const number = (value: number) => figure(language, value);
  const facts = [
    ...(total.contests > 0 ? [text.won(number(total.won), total.contests)] : []),
    ...(total.scored > 0
      ? [text.mean(number(total.points / total.scored)), text.best(number(total.best))]
      : []),
  ];
  return (
    <>
      <p className="meta sentence">{facts.join(' · ')}</p>
      <p className="meta">
        {text.from(total.games)} {total.games < FEW && text.few}
      </p>
    </>
  );
}

interface BodyProps {
  readonly game: string;
  readonly statistics: PersonStatistics;
  readonly again: () => void;
  readonly setSeats: (seats: number) => void;
}

function Body({ game, statistics: { person, isOwn, figures }, again, setSeats }: BodyProps) {
  const text = useText('statistics');
  const circle = useText('circle');
  const { notLoaded } = useText();
  const title = useTitle(game);
  if (!figures)
    return (
      <section className="panel">
        <p className="meta">{circle.hidden}</p>
      </section>
    );
  if (figures.total.games === 0)
    return (
      <section className="panel">
        <p>{isOwn ? text.noneOwn : text.noneOfThem}</p>
        {isOwn && isGameId(game) && (
          <Link className="btn btn-primary" href={`/play/${game}`}>
            {text.play}
          </Link>
        )}
        <SeatChoice bySeats={figures.bySeats} seats={figures.seats} onChange={setSeats} />
      </section>
    );
  if (title === 'loading') return null;
  if (typeof title === 'string') return <p role="alert">{notLoaded}</p>;
  return (
    <>
      <SeatChoice bySeats={figures.bySeats} seats={figures.seats} onChange={setSeats} />
      <PersonPanels person={person} isOwn={isOwn} figures={figures} title={title} again={again} />
    </>
  );
}
