/** A replay: the table at one moment, and the controls below it. */
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Title } from '#games';
import { at, type GameRecord, type Viewer } from '#kernel';
import type { Names } from '#protocol';
import { useLanguage } from '../../i18n/language.tsx';
import { type GameMoments, momentAt, momentStore, turnEnds } from '../moments/gameMoments.ts';
import { ReviewButton } from '../review/ReviewButton.tsx';
import { TableScreen } from '../screen/TableScreen.tsx';
import { usePlayerNames } from '../store/seatNames.ts';
import { TryItButton } from '../whatif/TryItButton.tsx';
import { MomentStrip } from './MomentStrip.tsx';
import { type RecordFile, ReplayBar } from './ReplayBar.tsx';
import './replay.css';

interface Props {
  readonly title: Title;
  readonly gameMoments: GameMoments;
  readonly names: Names;
  readonly as: Viewer;
  readonly viewers: readonly Viewer[];
  readonly see: (viewer: Viewer) => void;
  readonly file: RecordFile | undefined;
  /** Loads the record for a review, once the game is over. */
  readonly record: (() => Promise<GameRecord>) | undefined;
  /** Whether others can open the address. */
  readonly shared: boolean;
  /** The branch at a moment of a game that still goes on, where there may be one. */
  readonly whatIf?: ((seq: number) => string) | undefined;
  /** Further buttons beside the review's. */
  readonly more?: ReactNode;
  /** What stands above the table for somebody who comes from elsewhere. */
  readonly greeting?: ReactNode;
}

/** Shows one moment after another. */
export function ReplayTable({
  title,
  gameMoments,
  names,
  as,
  viewers,
  see,
  file,
  record,
  shared,
  whatIf,
  more,
  greeting,
}: Props) {
  const { language } = useLanguage();
  const [moment, setMoment] = useState(() => momentAt(gameMoments, seqIn(location.search)));
  const { seq, tableView } = at(gameMoments.moments, moment);
  const words = title.words[language];
  const store = useMemo(() => momentStore(gameMoments, moment, names), [gameMoments, moment, names]);
  const name = usePlayerNames(store.snapshot());
  const go = useCallback((to: number) => setMoment(momentAt(gameMoments, to)), [gameMoments]);
  const momentLinks = useMemo(() => ({ address: (to: number) => addressOf(to, as), go }), [as, go]);
  const turns = useMemo(() => turnEnds(gameMoments), [gameMoments]);
  const loadMoments = useCallback(async () => gameMoments, [gameMoments]);
  const loadReview = useMemo(
    () => record && (async () => ({ record: await record(), gameMoments, names, own: as })),
    [record, gameMoments, names, as],
  );
  useEffect(() => history.replaceState(history.state, '', addressOf(seq, as)), [seq, as]);
  return (
    <div className="replay" data-game={title.game.id}>
      {greeting}
      <TableScreen
        words={words}
        store={store}
        game={title.game}
        momentLinks={momentLinks}
        loadMoments={loadMoments}
      />
      <ReplayBar
        moment={moment}
        address={shared ? new URL(addressOf(seq, as), location.href).href : undefined}
        last={gameMoments.moments.length - 1}
        turns={turns}
        go={setMoment}
        as={as}
        viewers={viewers}
        see={see}
        store={store}
        file={file}
        review={
          <>
            {loadReview && <ReviewButton words={words} load={loadReview} momentLinks={momentLinks} />}
            <TryItButton
              title={title}
              tableView={tableView}
              as={as}
              record={record}
              running={whatIf?.(seq)}
            />
            {more}
          </>
        }
      >
        <MomentStrip gameMoments={gameMoments} words={words} name={name} go={setMoment} />
      </ReplayBar>
    </div>
  );
}

/** The viewer in an address. */
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
