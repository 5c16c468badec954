/** The replay of a game or an imported record of the server. */
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { GAME_INFO, isGameId } from '#games';
import { at, type Viewer } from '#kernel';
import type { Names } from '#protocol';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { api, type ReplayOf, recordPath } from '../../remote/api.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { type GameMoments, gameMomentsOf } from '../../table/moments/gameMoments.ts';
import { ReplayTable, viewerIn } from '../../table/replay/ReplayTable.tsx';
import { ShareButton } from '../../table/share/ShareButton.tsx';
import { useTitle } from '../../table/titles/useTitle.ts';
import { Anybody, RequireName } from '../account/RequireName.tsx';
import { Message } from '../frame/Message.tsx';
import { OtherBox } from '../frame/OtherBox.tsx';
import { RefusedPage } from '../frame/RefusedPage.tsx';
import { FollowLink } from './FollowLink.tsx';

/** The replay. Watching it needs no name; following a link does. */
export function ReplayScreen(of: ReplayOf) {
  const [hasLink] = useState(() => new URLSearchParams(location.search).has('link'));
  if (!hasLink)
    return <Anybody>{(me) => <LoadedReplay kind={of.kind} id={of.id} isStranger={!me} />}</Anybody>;
  return (
    <RequireName>
      {() => (
        <FollowLink>
          <LoadedReplay kind={of.kind} id={of.id} />
        </FollowLink>
      )}
    </RequireName>
  );
}

function LoadedReplay({ isStranger = false, ...of }: ReplayOf & { readonly isStranger?: boolean }) {
  const [as, setAs] = useState(() => viewerIn(location.search));
  const { data, reason } = useFetched(`replay ${of.kind} ${of.id} ${as}`, () => api.replay(of, as));
  const gameMoments = useMemo(() => data && gameMomentsOf(data), [data]);
  if (reason) return <RefusedPage reason={reason} />;
  if (!gameMoments || !data) return <Message content="loading" />;
  if (gameMoments.moments.length === 0) return <Message content="notFound" />;
  return (
    <Screen
      of={of}
      gameMoments={gameMoments}
      names={data.names}
      as={as ?? data.first.viewer}
      see={setAs}
      isStranger={isStranger}
    />
  );
}

interface Props {
  readonly of: ReplayOf;
  readonly gameMoments: GameMoments;
  readonly names: Names;
  readonly as: Viewer;
  readonly see: (viewer: Viewer) => void;
  /** Who has never been here. */
  readonly isStranger: boolean;
}

function Screen({ of, gameMoments, names, as, see, isStranger }: Props) {
  const { online } = useText();
  const { language } = useLanguage();
  const { game, box, seats, access } = at(gameMoments.moments, 0).tableView;
  const title = useTitle(game, box);
  const record = useCallback(() => api.record(of), [of]);
  const playerNames = useMemo(
    () => namesIn(of, gameMoments, names, online.seat),
    [of, gameMoments, names, online],
  );
  const loadMoments = useCallback(async () => gameMoments, [gameMoments]);
  if (title === 'loading') return <Message content="loading" />;
  if (title === 'otherBox') return <OtherBox />;
  if (typeof title === 'string') return <Message content="notLoaded" />;
  const called = title.words[language].title;
  const isPublic = of.kind === 'tables' && access === 'public';
  const over = gameMoments.moments.at(-1)?.tableView.phase === 'over';
  return (
    <ReplayTable
      title={title}
      gameMoments={gameMoments}
      names={playerNames}
      as={as}
      viewers={over ? ['spectator', ...seats.keys()] : [as]}
      see={see}
      file={over ? fileOf(of) : undefined}
      record={over ? record : undefined}
      shared
      more={
        over && (
          <>
            <ShareButton
              game={game}
              title={called}
              table={isPublic ? of.id : undefined}
              otherwise="byLink"
              loadMoments={loadMoments}
            />
            <FairLink of={of} />
          </>
        )
      }
      greeting={over && isStranger && <Greeting game={game} title={called} />}
    />
  );
}

/** Where the deal is checked. */
function FairLink({ of }: { readonly of: ReplayOf }) {
  const { open } = useText('fair');
  return (
    <Link className="btn btn-line" href={of.kind === 'tables' ? `/fair/${of.id}` : `/fair/record/${of.id}`}>
      {open}
    </Link>
  );
}

/** For somebody who followed a link and was never here: what this is, and where to go from here. */
function Greeting({ game, title }: { readonly game: string; readonly title: string }) {
  const share = useText('share');
  return (
    <div className="greeting">
      <p>
        <b>{share.welcome(title)}</b> {share.welcomeLine}
      </p>
      <div className="acts">
        {isGameId(game) && GAME_INFO[game].course && (
          <Link className="btn btn-line" href={`/learn/${game}`}>
            {share.learn(title)}
          </Link>
        )}
        <Link className="btn btn-primary" href={`/play/${game}`}>
          {share.play}
        </Link>
      </div>
    </div>
  );
}

function fileOf(of: ReplayOf) {
  return { address: `/api${recordPath(of)}`, name: `skyline-${of.id}.json` };
}

/** Records have no people; players without a name are called by their seat number. */
function namesIn(
  of: ReplayOf,
  { moments }: GameMoments,
  names: Names,
  seatName: (seat: number) => string,
): Names {
  if (of.kind === 'tables') return names;
  const seats = moments[0]?.tableView.seats ?? [];
  return Object.fromEntries(
    seats.flatMap((holder, seat) =>
      holder.kind === 'human' ? [[holder.person, names[holder.person] || seatName(seat + 1)]] : [],
    ),
  );
}
