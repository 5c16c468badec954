/** A game on this device; open in one window at a time. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { hasPuzzles } from '#games/puzzles';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { firstGameOf } from '../../settings/learning.ts';
import { momentsOfGame } from '../../table/moments/localMoments.ts';
import { ReviewButton } from '../../table/review/ReviewButton.tsx';
import { reviewedGameOf } from '../../table/review/reviewedGame.ts';
import { prepareTable } from '../../table/screen/prepareTable.ts';
import { TableScreen } from '../../table/screen/TableScreen.tsx';
import { ShareButton } from '../../table/share/ShareButton.tsx';
import { answeringForced } from '../../table/staging/forcedAnswers.ts';
import { loadGame, startGame } from '../../table/store/localGames.ts';
import { newSeed } from '../../table/store/localPlan.ts';
import { localRepository, lockNameOf } from '../../table/store/localRepository.ts';
import { localStore, type OpenGame } from '../../table/store/localStore.ts';
import type { TableStore } from '../../table/store/tableStore.ts';
import { holdWindowLock } from '../../table/store/windowLock.ts';
import { botWorker } from '../../table/thinking/workerClient.ts';
import { statusOf } from '../../table/titles/useTitle.ts';
import { Message } from '../frame/Message.tsx';
import { OtherBox } from '../frame/OtherBox.tsx';
import { TableFrame } from '../frame/TableFrame.tsx';
import { DailyLink, DailyNote, useDailyEnd } from './DailyTable.tsx';

const think = botWorker();

type OpenedGame = { readonly game: OpenGame; readonly store: TableStore };

/** How long to wait for another window to close before saying so, in milliseconds. */
const LOCK_NOTICE_DELAY = 700;

/** The table screen, or a message while it cannot be shown. */
export function LocalScreen({ id }: { id: string }) {
  const found = useLocalGame(id);
  const { local } = useText();
  if (found === 'loading') return <TableFrame />;
  if (found === 'unknown') return <Message content="notFound" />;
  if (found === 'failed') return <Message content="notLoaded" />;
  if (found === 'otherBox') return <OtherBox />;
  if (found === 'elsewhere') return <Message content={local.elsewhere} />;
  return <LocalTableScreen {...found} />;
}

function LocalTableScreen({ game: { title, game }, store }: OpenedGame) {
  const { language } = useLanguage();
  const { end, online } = useText();
  const { questions } = useText('learn');
  const isFirst = firstGameOf(game.game) === game.id;
  const puzzles = useText('puzzles');
  const replay = `/local/${game.id}/replay`;
  const momentLinks = useMemo(() => ({ address: (seq: number) => `${replay}?at=${seq}` }), [replay]);
  const loadMoments = useCallback(() => momentsOfGame(game.id), [game.id]);
  const loadReview = useCallback(() => reviewedGameOf(game.id), [game.id]);
  const humans = game.proposal.seats.filter(({ player }) => player === 'human').length;
  const isDaily = game.proposal.daily !== undefined;
  useDailyEnd(game.id, store);
  const [, navigate] = useLocation();
  const [dealing, setDealing] = useState(false);
  const playAgain = async () => {
    setDealing(true);
    const id = await startGame(title, game.proposal, newSeed()).finally(() => setDealing(false));
    navigate(`/local/${id}`);
    window.scrollTo(0, 0);
  };
  return (
    <TableScreen
      words={title.words[language]}
      store={store}
      game={title.game}
      momentLinks={momentLinks}
      loadMoments={loadMoments}
      menu={isDaily ? <DailyNote /> : humans === 1 && <TryItNow id={game.id} store={store} />}
      review={<ReviewButton words={title.words[language]} load={loadReview} momentLinks={momentLinks} />}
      playAgain={
        isDaily ? (
          <DailyLink game={game.game} />
        ) : (
          <button type="button" className="btn btn-primary" disabled={dealing} onClick={playAgain}>
            {end.again}
          </button>
        )
      }
      endButtons={
        <>
          {isFirst && (
            <Link className="btn btn-line" href={`/learn/${game.game}/questions`}>
              {questions}
            </Link>
          )}
          <Link className="btn btn-line" href={replay}>
            {online.replay}
          </Link>
          <ShareButton game={game.game} title={title.words[language].title} loadMoments={loadMoments} />
          {hasPuzzles(game.game) && (
            <Link className="btn btn-line" href={`/puzzles/${game.game}`}>
              {puzzles.link}
            </Link>
          )}
          {!isDaily && (
            <button
              type="button"
              className="btn btn-line"
              onClick={() => navigate(`/play/${game.game}`, { state: game.proposal })}
            >
              {end.change}
            </button>
          )}
        </>
      }
    />
  );
}

/** The way to a branch from here, while the game goes on. */
function TryItNow({ id, store }: { readonly id: string; readonly store: TableStore }) {
  const { tryIt } = useText('whatIf');
  const { tableView } = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  return tableView.phase === 'playing' ? (
    <Link className="btn btn-quiet" href={`/local/${id}/whatif`}>
      {tryIt}
    </Link>
  ) : null;
}

type GameStatus = OpenedGame | 'loading' | 'unknown' | 'otherBox' | 'failed' | 'elsewhere';

function useLocalGame(id: string): GameStatus {
  const [found, setFound] = useState<GameStatus>('loading');
  useEffect(() => {
    const waiting = setTimeout(() => setFound('elsewhere'), LOCK_NOTICE_DELAY);
    const release = holdWindowLock(lockNameOf(id), async (isActive) => {
      clearTimeout(waiting);
      const next = await open(id).catch(statusOf);
      if (isActive()) setFound(next);
    });
    return () => {
      clearTimeout(waiting);
      release();
    };
  }, [id]);
  return found;
}

async function open(id: string): Promise<GameStatus> {
  const game = await loadGame(id, prepareTable);
  if (!game) return 'unknown';
  const store = localStore(game, { repository: await localRepository(), think });
  return { game, store: answeringForced(store, game.title.game) };
}
