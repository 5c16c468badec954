/** The replay of a game or an imported record of the server. */
import { useCallback, useMemo, useState } from 'react';
import { at, type Viewer } from '#kernel';
import type { Names } from '#protocol';
import { useText } from '../../i18n/language.tsx';
import { api, type ReplayOf, recordPath } from '../../remote/api.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { type GameMoments, gameMomentsOf } from '../../table/moments/gameMoments.ts';
import { ReplayTable, viewerIn } from '../../table/replay/ReplayTable.tsx';
import { useTitle } from '../../table/titles/useTitle.ts';
import { Anybody, RequireName } from '../account/RequireName.tsx';
import { Message } from '../frame/Message.tsx';
import { OtherBox } from '../frame/OtherBox.tsx';
import { RefusedPage } from '../frame/RefusedPage.tsx';
import { FollowLink } from './FollowLink.tsx';

/** The replay. Watching it needs no name; following a link does. */
export function ReplayScreen(of: ReplayOf) {
  const [hasLink] = useState(() => new URLSearchParams(location.search).has('link'));
  if (!hasLink) return <Anybody>{() => <LoadedReplay kind={of.kind} id={of.id} />}</Anybody>;
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

function LoadedReplay(of: ReplayOf) {
  const [as, setAs] = useState(() => viewerIn(location.search));
  const { data, reason } = useFetched(`replay ${of.kind} ${of.id} ${as}`, () => api.replay(of, as));
  const gameMoments = useMemo(() => data && gameMomentsOf(data), [data]);
  if (reason) return <RefusedPage reason={reason} />;
  if (!gameMoments || !data) return <Message content="loading" />;
  if (gameMoments.moments.length === 0) return <Message content="notFound" />;
  return (
    <Screen of={of} gameMoments={gameMoments} names={data.names} as={as ?? data.first.viewer} see={setAs} />
  );
}

interface Props {
  readonly of: ReplayOf;
  readonly gameMoments: GameMoments;
  readonly names: Names;
  readonly as: Viewer;
  readonly see: (viewer: Viewer) => void;
}

function Screen({ of, gameMoments, names, as, see }: Props) {
  const { online } = useText();
  const { game, box, seats } = at(gameMoments.moments, 0).tableView;
  const title = useTitle(game, box);
  const record = useCallback(() => api.record(of), [of]);
  const playerNames = useMemo(
    () => namesIn(of, gameMoments, names, online.seat),
    [of, gameMoments, names, online],
  );
  if (title === 'loading') return <Message content="loading" />;
  if (title === 'otherBox') return <OtherBox />;
  if (typeof title === 'string') return <Message content="notLoaded" />;
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
    />
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
