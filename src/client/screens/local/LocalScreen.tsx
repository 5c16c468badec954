/** A game of this device, begun or resumed, in one window at a time. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { filmOfGame } from '../../table/film/localFilm.ts';
import { ReviewOffer } from '../../table/review/ReviewOffer.tsx';
import { storyOfGame } from '../../table/review/reviewedGame.ts';
import { TableScreen } from '../../table/screen/TableScreen.tsx';
import { withoutForced } from '../../table/staging/forced.ts';
import { beginGame, takeGame } from '../../table/store/localGames.ts';
import { localShelf, lockOf } from '../../table/store/localShelf.ts';
import { localStore, type OpenGame } from '../../table/store/localStore.ts';
import { newSeed } from '../../table/store/plan.ts';
import type { TableStore } from '../../table/store/tableStore.ts';
import { whenAlone } from '../../table/store/whenAlone.ts';
import { thinker } from '../../table/thinking/workerClient.ts';
import { Message } from '../frame/Message.tsx';

const think = thinker();

type Found = { readonly game: OpenGame; readonly store: TableStore };

/** How long another window may take to close before we say that we wait for it, in milliseconds. */
const PATIENCE = 700;

export function LocalScreen({ id }: { id: string }) {
  const found = useLocalGame(id);
  const { local } = useText();
  if (found === 'loading') return <Message says="loading" />;
  if (found === 'unknown') return <Message says="notFound" />;
  if (found === 'failed') return <Message says="notLoaded" />;
  if (found === 'elsewhere') return <Message says={local.elsewhere} />;
  return <LocalTableScreen {...found} />;
}

function LocalTableScreen({ game: { title, game }, store }: Found) {
  const { language } = useLanguage();
  const { end, online } = useText();
  const replay = `/local/${game.id}/replay`;
  const moments = useMemo(() => ({ address: (seq: number) => `${replay}?at=${seq}` }), [replay]);
  const film = useCallback(() => filmOfGame(game.id), [game.id]);
  const story = useCallback(() => storyOfGame(game.id), [game.id]);
  const [, navigate] = useLocation();
  const [dealing, setDealing] = useState(false);
  const again = async () => {
    setDealing(true);
    const id = await beginGame(title, game.proposal, newSeed()).finally(() => setDealing(false));
    navigate(`/local/${id}`);
    window.scrollTo(0, 0);
  };
  return (
    <TableScreen
      words={title.words[language]}
      store={store}
      game={title.game}
      moments={moments}
      film={film}
      review={<ReviewOffer words={title.words[language]} load={story} moments={moments} />}
      endActs={
        <>
          <button type="button" className="btn btn-primary" disabled={dealing} onClick={again}>
            {end.again}
          </button>
          <Link className="btn btn-line" href={replay}>
            {online.replay}
          </Link>
          <button
            type="button"
            className="btn btn-line"
            onClick={() => navigate(`/play/${game.game}`, { state: game.proposal })}
          >
            {end.change}
          </button>
        </>
      }
    />
  );
}

type Finding = Found | 'loading' | 'unknown' | 'failed' | 'elsewhere';

function useLocalGame(id: string): Finding {
  const [found, setFound] = useState<Finding>('loading');
  useEffect(() => {
    const waiting = setTimeout(() => setFound('elsewhere'), PATIENCE);
    const leave = whenAlone(lockOf(id), async (isHere) => {
      clearTimeout(waiting);
      const next = await open(id).catch(() => 'failed' as const);
      if (isHere()) setFound(next);
    });
    return () => {
      clearTimeout(waiting);
      leave();
    };
  }, [id]);
  return found;
}

async function open(id: string): Promise<Finding> {
  const game = await takeGame(id);
  if (!game) return 'unknown';
  const store = localStore(game, { shelf: await localShelf(), think });
  return { game, store: withoutForced(store, game.title.game) };
}
