/** A game of the server seen again, or a record that was brought to it. */
import { useCallback, useMemo, useState } from 'react';
import { at, type Viewer } from '#kernel';
import type { Names } from '#protocol';
import { useText } from '../../i18n/language.tsx';
import { api, type ReplayOf, recordPath } from '../../remote/api.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { type GameMoments, gameMomentsOf } from '../../table/moments/gameMoments.ts';
import { ReplayTable, viewerIn } from '../../table/replay/ReplayTable.tsx';
import { useTitle } from '../../table/store/useTitle.ts';
import { Named } from '../account/Named.tsx';
import { Message } from '../frame/Message.tsx';
import { NotShown } from '../frame/NotShown.tsx';

export function ReplayScreen(of: ReplayOf) {
  return <Named>{() => <Fetched kind={of.kind} id={of.id} />}</Named>;
}

function Fetched(of: ReplayOf) {
  const [as, setAs] = useState(() => viewerIn(location.search));
  const { data, reason } = useFetched(`replay ${of.kind} ${of.id} ${as}`, () => api.replay(of, as));
  const gameMoments = useMemo(() => data && gameMomentsOf(data), [data]);
  if (reason) return <NotShown reason={reason} />;
  if (!gameMoments || !data) return <Message says="loading" />;
  if (gameMoments.moments.length === 0) return <Message says="notFound" />;
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
  const { game, seats } = at(gameMoments.moments, 0).tableView;
  const title = useTitle(game);
  const record = useCallback(() => api.record(of), [of]);
  const called = useMemo(
    () => calledIn(of, gameMoments, names, online.seat),
    [of, gameMoments, names, online],
  );
  if (title === 'loading') return <Message says="loading" />;
  if (typeof title === 'string') return <Message says="notLoaded" />;
  const over = gameMoments.moments.at(-1)?.tableView.phase === 'over';
  return (
    <ReplayTable
      title={title}
      gameMoments={gameMoments}
      names={called}
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

/** A record may have names, but no people: who has no name is called by the number of the seat. */
function calledIn(
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
