/** A game seen again, step by step: the table as it was, and the controls below it. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Title } from '#games';
import { at, type GameRecord, type Viewer } from '#kernel';
import type { Names } from '#protocol';
import { useLanguage } from '../../i18n/language.tsx';
import { type Film, momentAt, momentStore } from '../film/film.ts';
import { ReviewButton } from '../review/ReviewButton.tsx';
import { TableScreen } from '../screen/TableScreen.tsx';
import { usePlayerNames } from '../store/seatNames.ts';
import { FilmStrip } from './FilmStrip.tsx';
import { type RecordFile, ReplayBar } from './ReplayBar.tsx';
import './replay.css';

interface Props {
  readonly title: Title;
  readonly film: Film;
  readonly names: Names;
  readonly as: Viewer;
  readonly viewers: readonly Viewer[];
  readonly see: (viewer: Viewer) => void;
  readonly file: RecordFile | undefined;
  /** The same to be reviewed, once the game is over. */
  readonly record: (() => Promise<GameRecord>) | undefined;
  /** Whether the address means something to others. */
  readonly shared: boolean;
}

export function Projection({ title, film, names, as, viewers, see, file, record, shared }: Props) {
  const { language } = useLanguage();
  const [moment, setMoment] = useState(() => momentAt(film, seqIn(location.search)));
  const { seq } = at(film.moments, moment);
  const words = title.words[language];
  const store = useMemo(() => momentStore(film, moment, names), [film, moment, names]);
  const name = usePlayerNames(store.shown());
  const go = useCallback((wanted: number) => setMoment(momentAt(film, wanted)), [film]);
  const moments = useMemo(() => ({ address: (to: number) => addressOf(to, as), go }), [as, go]);
  const again = useCallback(async () => film, [film]);
  const story = useMemo(
    () => record && (async () => ({ record: await record(), film, names, own: as })),
    [record, film, names, as],
  );
  useEffect(() => history.replaceState(history.state, '', addressOf(seq, as)), [seq, as]);
  return (
    <div className="replay" data-game={title.game.id}>
      <TableScreen words={words} store={store} moments={moments} film={again} />
      <ReplayBar
        moment={moment}
        address={shared ? new URL(addressOf(seq, as), location.href).href : undefined}
        last={film.moments.length - 1}
        go={setMoment}
        as={as}
        viewers={viewers}
        see={see}
        store={store}
        file={file}
        review={story && <ReviewButton words={words} load={story} moments={moments} />}
      >
        <FilmStrip film={film} words={words} name={name} go={setMoment} />
      </ReplayBar>
    </div>
  );
}

/** The viewer an address asks for. */
export function viewerIn(search: string): Viewer | undefined {
  const as = new URLSearchParams(search).get('as');
  if (as === 'spectator') return as;
  return as !== null && /^\d$/.test(as) ? Number(as) : undefined;
}

function seqIn(search: string): number {
  return Number(new URLSearchParams(search).get('at') ?? 0) || 0;
}

function addressOf(seq: number, as: Viewer): string {
  return `${location.pathname}?at=${seq}&as=${as}`;
}
