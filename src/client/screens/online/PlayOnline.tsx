/** A table of the server whose game is in play or over. */
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { PersonId, TableView } from '#table';
import { tournamentOf } from '#tournament';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { api } from '../../remote/api.ts';
import { useStatus } from '../../remote/appConnection.ts';
import { keepReview, type ReviewSums } from '../../remote/reviews.ts';
import { type GameMoments, gameMomentsOf } from '../../table/moments/gameMoments.ts';
import { OpenPersonContext } from '../../table/people/openPerson.ts';
import { ReviewButton } from '../../table/review/ReviewButton.tsx';
import type { ReviewedGame } from '../../table/review/reviewedGame.ts';
import { prepareTable } from '../../table/screen/prepareTable.ts';
import { TableScreen } from '../../table/screen/TableScreen.tsx';
import { ShareButton } from '../../table/share/ShareButton.tsx';
import { answeringForced } from '../../table/staging/forcedAnswers.ts';
import type { Feed } from '../../table/store/feed.ts';
import { onlineStore } from '../../table/store/onlineStore.ts';
import { useTitle } from '../../table/titles/useTitle.ts';
import { Message } from '../frame/Message.tsx';
import { OtherBox } from '../frame/OtherBox.tsx';
import { TableFrame } from '../frame/TableFrame.tsx';
import { PromiseItem } from './DealPromise.tsx';
import { PlanMaker, PlanOffer, plansAt } from './PlanOffer.tsx';
import { ShareReplay } from './ShareReplay.tsx';
import { useTurnSignal } from './useTurnSignal.ts';

/** Asked for when a game is over, or a name is tapped: the table does not wait for them. */
const AskRivals = lazy(() =>
  import('../people/AskRivals.tsx').then(({ AskRivals }) => ({ default: AskRivals })),
);
const RatingChange = lazy(() =>
  import('../ratings/RatingChange.tsx').then(({ RatingChange }) => ({ default: RatingChange })),
);
const PersonCard = lazy(() =>
  import('../people/PersonCard.tsx').then(({ PersonCard }) => ({ default: PersonCard })),
);

interface Props {
  readonly id: string;
  readonly feed: Feed;
  readonly tableView: TableView;
}

/** The table screen of an online table. */
export function PlayOnline({ id, feed, tableView }: Props) {
  const title = useTitle(tableView.game, tableView.box, prepareTable);
  const { language } = useLanguage();
  const store = useMemo(
    () =>
      typeof title === 'string' ? undefined : answeringForced(onlineStore(feed, title.game), title.game),
    [feed, title],
  );
  const momentLinks = useMemo(() => ({ address: (seq: number) => `/replay/${id}?at=${seq}` }), [id]);
  const loadMoments = useCallback(
    () => api.replay({ kind: 'tables', id }, undefined).then(gameMomentsOf),
    [id],
  );
  useTurnSignal(
    tableView.prompt !== null,
    id,
    typeof title === 'string' ? undefined : title.words[language].title,
  );
  const nameOf = useCallback((person: PersonId) => feed.state()?.names[person] ?? '', [feed]);
  const loadReview = useCallback(() => loadReviewedGame(id), [id]);
  const event = tournamentOf(id);
  const [isPlanning, setIsPlanning] = useState(false);
  if (title === 'loading') return <TableFrame />;
  if (title === 'otherBox') return <OtherBox />;
  if (typeof title === 'string' || !store) return <Message content="notLoaded" />;
  const feedState = feed.state();
  if (isPlanning && feedState)
    return <PlanMaker title={title} feedState={feedState} close={() => setIsPlanning(false)} />;
  return (
    <WithCards nameOf={nameOf}>
      <TableScreen
        words={title.words[language]}
        store={store}
        game={title.game}
        momentLinks={momentLinks}
        loadMoments={loadMoments}
        review={<ReviewButton words={title.words[language]} load={loadReview} momentLinks={momentLinks} />}
        {...(event !== undefined && { playAgain: <BackToEvent event={event} /> })}
        menu={tableView.promise !== undefined && <PromiseItem promise={tableView.promise} />}
        endButtons={
          <EndButtons
            tableView={tableView}
            nameOf={nameOf}
            title={title.words[language].title}
            loadMoments={loadMoments}
          />
        }
      />
      {plansAt(tableView) && (
        <PlanOffer title={title} tableView={tableView} open={() => setIsPlanning(true)} />
      )}
      {tableView.prompt === null && <NextTable id={id} />}
      <TakeBot tableView={tableView} command={feed.command} />
    </WithCards>
  );
}

/** A name at the table opens the card of its person. */
function WithCards({ nameOf, children }: { nameOf: (person: PersonId) => string; children: ReactNode }) {
  const [person, setPerson] = useState<PersonId>();
  return (
    <OpenPersonContext value={setPerson}>
      {children}
      {person !== undefined && (
        <Suspense>
          <PersonCard person={person} name={nameOf(person)} onClose={() => setPerson(undefined)} />
        </Suspense>
      )}
    </OpenPersonContext>
  );
}

async function loadReviewedGame(id: string): Promise<ReviewedGame> {
  const of = { kind: 'tables', id } as const;
  const [replay, record] = await Promise.all([api.replay(of, undefined), api.record(of)]);
  // Without it the statistics lack a game; the review is shown all the same.
  const keep = (sums: ReviewSums) => void keepReview(id, sums).catch(() => undefined);
  return { record, gameMoments: gameMomentsOf(replay), names: replay.names, own: replay.first.viewer, keep };
}

interface EndProps {
  readonly tableView: TableView;
  readonly nameOf: (person: PersonId) => string;
  /** What the game is called. */
  readonly title: string;
  readonly loadMoments: () => Promise<GameMoments>;
}

/** Buttons for a game that is over. */
function EndButtons({ tableView, nameOf, title, loadMoments }: EndProps) {
  const { online, lobby } = useText();
  const fair = useText('fair');
  const { id, game, access, viewer } = tableView;
  return (
    <>
      <Link className="btn btn-line" href={`/replay/${id}`}>
        {online.replay}
      </Link>
      <Suspense>{tableView.rated && <RatingChange tableView={tableView} nameOf={nameOf} />}</Suspense>
      <Suspense>
        <AskRivals tableView={tableView} nameOf={nameOf} />
      </Suspense>
      <ShareButton
        game={game}
        title={title}
        table={access === 'public' ? id : undefined}
        otherwise="byLink"
        loadMoments={loadMoments}
      />
      {access === 'link' && <ShareReplay id={id} viewer={viewer} />}
      {tableView.promise !== undefined && (
        <Link className="btn btn-line" href={`/fair/${id}`}>
          {fair.open}
        </Link>
      )}
      <a className="btn btn-line" href={`/api/tables/${id}/record`} download={`skyline-${id}.json`}>
        {online.record}
      </a>
      <Link className="btn btn-quiet" href="/lobby">
        {lobby.title}
      </Link>
    </>
  );
}

/** A table of a tournament leads back there instead of to a rematch. */
function BackToEvent({ event }: { event: string }) {
  const { toEvent } = useText('links');
  return (
    <Link className="btn btn-primary" href={`/events/${event}`}>
      {toEvent}
    </Link>
  );
}

/** A link to another table where it is my turn. */
function NextTable({ id }: { id: string }) {
  const { lobby } = useText();
  const next = useStatus().waiting.find((table) => table !== id);
  if (next === undefined) return null;
  return (
    <Link className="btn btn-primary next-table" href={`/table/${next}`}>
      {lobby.next}
    </Link>
  );
}

/** At a public table, a person may take a bot's seat before the first answer. */
function TakeBot({ tableView, command }: { tableView: TableView; command: Feed['command'] }) {
  const { online } = useText();
  const seat = tableView.seats.findIndex(({ kind }) => kind === 'bot');
  const isUnplayed = tableView.phase === 'playing' && tableView.answered.every((count) => count === 0);
  if (seat < 0 || !isUnplayed || tableView.viewer !== 'spectator' || tableView.access !== 'public')
    return null;
  return (
    <button
      type="button"
      className="btn btn-primary next-table"
      onClick={() => void command({ do: 'sit', seat })}
    >
      {online.takeBot(seat + 1)}
    </button>
  );
}
