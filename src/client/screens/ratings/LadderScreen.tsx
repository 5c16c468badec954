/** A ladder: the best players of a game at a number of seats, one's own place, and how a rating comes about. */
import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'wouter';
import { GAME_IDS, GAME_INFO, isGameId } from '#games';
import { RATED_KINDS } from '#table';
import { useText } from '../../i18n/language.tsx';
import { useMe } from '../../remote/me.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { Choice } from '../../ui/Choice.tsx';
import { ListState } from '../frame/ListState.tsx';
import { Message } from '../frame/Message.tsx';
import { Page } from '../frame/Page.tsx';
import { lastGame } from '../lobby/filters.ts';
import { titleOf } from '../lobby/titles.ts';
import { LadderTable } from './LadderTable.tsx';
import { type Ladder, type LadderPage, pathOf, ratingsApi } from './ratingsApi.ts';
import '../frame/online.css';
import '../person/people.css';
import './ratings.css';

/** The ladder of the game that was looked at last. */
export function LaddersScreen() {
  const game = lastGame();
  return <LadderScreen kind="people" game={game} seats={String(sizesOf(game)[0] ?? 2)} />;
}

/** The ladder of an address. */
export function LadderScreen({ kind, game, seats }: { kind: string; game: string; seats: string }) {
  const known = RATED_KINDS.find((one) => one === kind);
  if (!known || !sizesOf(game).includes(Number(seats))) return <Message content="notFound" />;
  return <Shown ladder={{ kind: known, game, seats: Number(seats) }} />;
}

function Shown({ ladder }: { ladder: Ladder }) {
  const text = useText('ratings');
  const me = useMe();
  const own = typeof me === 'string' ? undefined : me.id;
  const fetched = useFetched(`ladder ${pathOf(ladder)} ${own}`, () => ratingsApi.ladder(ladder));
  const { data } = fetched;
  return (
    <Page title={`${text.ladder}: ${titleOf(ladder.game)}`}>
      <div className="wrap online ladder-page" data-game={ladder.game}>
        <header>
          <h1 className="display">{text.ladder}</h1>
          <p className="lead">{text.lead}</p>
        </header>
        <Choices ladder={ladder} />
        <section className="panel" aria-labelledby="ladder">
          <div className="head">
            <h2 id="ladder">{titleOf(ladder.game)}</h2>
          </div>
          <ListState fetched={fetched}>
            {data && (
              <>
                <Mine page={data} own={own} />
                <LadderTable page={data} own={own} />
              </>
            )}
          </ListState>
        </section>
        <Explained>
          {text.explained[ladder.kind].map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Explained>
      </div>
    </Page>
  );
}

/** Which ladder; each has an address of its own. */
function Choices({ ladder }: { ladder: Ladder }) {
  const text = useText('ratings');
  const { setup } = useText();
  const { game: gameWord } = useText('circle');
  const [, go] = useLocation();
  const show = (change: Partial<Ladder>) => {
    const next = { ...ladder, ...change };
    const sizes = sizesOf(next.game);
    const seats = sizes.includes(next.seats) ? next.seats : (sizes[0] ?? 2);
    go(pathOf({ ...next, seats }), { replace: true });
  };
  return (
    <div className="ladder-choices">
      <Choice
        label={gameWord}
        values={GAME_IDS}
        value={ladder.game}
        labelOf={titleOf}
        onChange={(game) => show({ game })}
      />
      <Choice
        label={setup.seatCount}
        values={sizesOf(ladder.game)}
        value={ladder.seats}
        labelOf={String}
        onChange={(seats) => show({ seats })}
      />
      <Choice
        label={text.rivals}
        values={RATED_KINDS}
        value={ladder.kind}
        labelOf={(kind) => text.against[kind]}
        onChange={(kind) => show({ kind })}
      />
    </div>
  );
}

function Mine({ page: { mine, people, entries }, own }: { page: LadderPage; own: string | undefined }) {
  const text = useText('ratings');
  if (own === undefined) return null;
  if (!mine)
    return (
      <p className="ladder-mine">
        {text.notYet} <Link href="/lobby">{text.toTables}</Link>
      </p>
    );
  const isListed = mine.place > entries.length || entries.some(({ person }) => person === own);
  return (
    <p className="ladder-mine">
      <b>{text.mine(mine.place, Math.max(people, mine.place))}</b> {!isListed && text.unlisted}
    </p>
  );
}

function Explained({ children }: { children: ReactNode }) {
  const text = useText('ratings');
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{text.how}</h2>
      </div>
      <div className="ladder-explained">{children}</div>
    </section>
  );
}

/** The numbers of seats at which a game can be won against somebody. */
function sizesOf(game: string): number[] {
  if (!isGameId(game)) return [];
  const { min, max } = GAME_INFO[game].seats;
  return Array.from({ length: max + 1 }, (_, seats) => seats).slice(Math.max(2, min));
}
