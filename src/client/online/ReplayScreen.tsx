/** A game seen again, step by step: the table as it was, and the controls below it. */
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { Viewer } from '#kernel';
import type { Names } from '#protocol';
import { useLanguage, useText } from '../i18n/language.tsx';
import { useTitle } from '../play/useTitle.ts';
import { TableScreen } from '../shell/TableScreen.tsx';
import { Message } from '../ui/Message.tsx';
import { Page } from '../ui/Page.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { api, type ReplayOf } from './api.ts';
import { addressOf } from './CopyField.tsx';
import { useFetched } from './hooks.ts';
import { Named } from './Named.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { type Film, filmOf, momentAt, momentStore } from './replay.ts';
import './replay.css';

export function ReplayScreen(of: ReplayOf) {
  return <Named>{() => <Projection kind={of.kind} id={of.id} />}</Named>;
}

function Projection(of: ReplayOf) {
  const { lobby } = useText();
  const [as, setAs] = useState(() => viewerIn(location.search));
  const { data, reason } = useFetched(`replay ${of.kind} ${of.id} ${as}`, () => api.replay(of, as));
  const film = useMemo(() => data && filmOf(data), [data]);
  if (reason)
    return (
      <Page title={lobby.title}>
        <div className="wrap message" role="alert">
          <Refusal reason={reason} />
          <Link className="btn btn-line" href="/lobby">
            {lobby.title}
          </Link>
        </div>
      </Page>
    );
  if (!film || !data) return <Message says="loading" />;
  if (film.moments.length === 0) return <Message says="notFound" />;
  return <Screen of={of} film={film} names={data.names} as={as ?? data.first.viewer} see={setAs} />;
}

interface Props {
  readonly of: ReplayOf;
  readonly film: Film;
  readonly names: Names;
  readonly as: Viewer;
  readonly see: (viewer: Viewer) => void;
}

function Screen({ of, film, names, as, see }: Props) {
  const { online } = useText();
  const { language } = useLanguage();
  const [moment, setMoment] = useState(() => momentAt(film, seqIn(location.search)));
  const { seq, sight } = film.moments[moment] ?? { seq: 0, sight: undefined };
  const title = useTitle(sight?.game ?? '');
  const called = useMemo(() => calledIn(of, film, names, online.seat), [of, film, names, online]);
  const store = useMemo(() => momentStore(film, moment, called), [film, moment, called]);
  const over = film.moments.at(-1)?.sight.phase === 'over';
  const address = addressOf(`?at=${seq}&as=${as}`);
  useEffect(() => history.replaceState(history.state, '', address), [address]);
  if (title === 'loading') return <Message says="loading" />;
  if (typeof title === 'string') return <Message says="notLoaded" />;
  return (
    <div className="replay" data-game={title.game.id}>
      <TableScreen words={title.words[language]} store={store} />
      <ReplayBar
        of={of}
        moment={moment}
        address={address}
        last={film.moments.length - 1}
        go={setMoment}
        as={as}
        viewers={over ? ['spectator', ...store.shown().sight.seats.keys()] : [as]}
        see={see}
        store={store}
        over={over}
      />
    </div>
  );
}

/** A record has no people, only seats. */
function calledIn(of: ReplayOf, { moments }: Film, names: Names, seatName: (seat: number) => string): Names {
  if (of.kind === 'tables') return names;
  const seats = moments[0]?.sight.seats ?? [];
  return Object.fromEntries(
    seats.flatMap((holder, seat) => (holder.kind === 'human' ? [[holder.person, seatName(seat + 1)]] : [])),
  );
}

function seqIn(search: string): number {
  return Number(new URLSearchParams(search).get('at') ?? 0) || 0;
}

function viewerIn(search: string): Viewer | undefined {
  const as = new URLSearchParams(search).get('as');
  if (as === 'spectator') return as;
  return as !== null && /^\d$/.test(as) ? Number(as) : undefined;
}
