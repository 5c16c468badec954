/** The three ways into a game on its card: play, learn, and play with friends. Options are inside play, rules inside learn. */
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { Link } from 'wouter';
import { GAME_INFO, type GameId } from '#games';
import { textsAhead, useText } from '../../i18n/language.tsx';
import { useMe } from '../../remote/me.ts';
import { learningOf } from '../../settings/learning.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type PlayNow, prepare } from './usePlayNow.ts';

const loadLevels = () => Promise.all([import('./Levels.tsx'), textsAhead('lists')]);
const Levels = lazy(() => loadLevels().then(([{ Levels }]) => ({ default: Levels })));
const loadNewTable = () => Promise.all([import('../lobby/NewTableSheet.tsx'), textsAhead('lists')]);
const NewTableSheet = lazy(() => loadNewTable().then(([{ NewTableSheet }]) => ({ default: NewTableSheet })));

interface Props {
  readonly game: GameId;
  readonly now: PlayNow;
}

type Opened = 'levels' | 'newTable';

/** The buttons, and what they have opened. */
export function GameButtons({ game, now }: Props) {
  const { home } = useText();
  const [opened, setOpened] = useState<Opened>();
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback((by: 'key' | 'tap') => {
    setOpened(undefined);
    // After a tap elsewhere the focus stays there. The button can take focus only in the next frame, when it is no longer inert.
    if (by === 'key') requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  }, []);
  const isOffline = useMe() === 'unreachable';
  const { title } = GAME_INFO[game];
  const load = () => void loadLevels().catch(() => undefined);
  return (
    <>
      <div className="card-foot" inert={opened === 'levels'}>
        <button
          ref={button}
          type="button"
          className="btn btn-primary btn-game"
          aria-expanded={opened === 'levels'}
          aria-label={home.of(home.play, title)}
          onPointerEnter={load}
          onFocus={load}
          onClick={() => {
            prepare(game);
            setOpened('levels');
          }}
        >
          <Icon name="play" />
          {home.play}
        </button>
        <LearnLink game={game} />
        <button
          type="button"
          className="btn btn-line btn-friends"
          disabled={isOffline}
          aria-label={home.of(isOffline ? home.onlineOnly : home.withFriends, title)}
          onPointerEnter={() => void loadNewTable().catch(() => undefined)}
          onClick={() => setOpened('newTable')}
        >
          <Icon name="seats" />
          {isOffline ? home.onlineOnly : home.withFriends}
        </button>
      </div>
      <Suspense>
        {opened === 'levels' && <Levels game={game} now={now} close={close} />}
        {opened === 'newTable' && <NewTableSheet game={game} close={() => setOpened(undefined)} />}
      </Suspense>
    </>
  );
}

/** Leads to the lessons, and says how many are done; nothing for games without lessons. */
function LearnLink({ game }: { game: GameId }) {
  const { home } = useText();
  const { course, title } = GAME_INFO[game];
  if (!course) return null;
  const done = Math.min(learningOf(game).lessons.length, course.lessons);
  const state = done === 0 ? home.learnMinutes(course.minutes) : home.learnDone(done, course.lessons);
  const label = done === course.lessons ? home.learned : state;
  return (
    <Link className="btn btn-line btn-learn" href={`/learn/${game}`} aria-label={home.of(label, title)}>
      {done === 0 || done === course.lessons ? (
        <Icon name={done === 0 ? 'learn' : 'done'} />
      ) : (
        <Ring share={done / course.lessons} />
      )}
      <span className="label-wide">{label}</span>
      <span className="label-narrow">{done === 0 ? home.learn : label}</span>
    </Link>
  );
}

/** How much of a course is done. */
function Ring({ share }: { share: number }) {
  const around = 2 * Math.PI * 7;
  return (
    <svg className="icon ring" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7" />
      <circle cx="10" cy="10" r="7" strokeDasharray={`${share * around} ${around}`} />
    </svg>
  );
}
