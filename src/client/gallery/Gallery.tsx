/** One drawing of one position; the board can be played, with bots at the other seats. */
import { Suspense, useEffect, useState } from 'react';
import { type GameId, isGameId, type Title } from '#games';
import { apply, at, type NameOf, type Position, Refused } from '#kernel';
import { drawingsOf } from '../boards/boards.ts';
import type { Unsent } from '../boards/kit/boardProps.ts';
import { resultNow } from '../boards/kit/resultNow.ts';
import { drawnRules, ruleDrawingOf } from '../boards/ruleDrawings.tsx';
import { useLanguage } from '../i18n/language.tsx';
import type { GalleryQuery } from './galleryQuery.ts';
import { playUntilAsked, type Scene, sceneFor } from './positions.ts';

const NAMES = ['Ada', 'Bruno', 'Chiyo', 'Dana', 'Emil'];
const nameOf = (seat: number) => at(NAMES, seat);

/** Names of the seats, then of the automata. */
function nameIn({ game }: Title, { state }: Position): NameOf {
  const seats = game.scores(state).length;
  const automata = game.automata(state);
  return (player) => (player < seats ? nameOf(player) : at(automata, player - seats).name);
}

interface ShownScene extends Scene {
  readonly message: string;
  readonly unsent?: Unsent;
}

/** The gallery page for one game. */
export function Gallery({ title, query }: { title: Title; query: GalleryQuery }) {
  const { game } = title;
  const { language } = useLanguage();
  const words = title.words[language];
  const [shown, setShown] = useState<ShownScene>(() => firstScene(title, query));
  const { position, viewer, unsent } = shown;
  const { state } = position;
  const seat = viewer === 'spectator' ? -1 : viewer;
  const decision = unsent ? undefined : game.decisions(state).find((one) => one.seat === seat);
  const view = game.view(state, viewer);
  const choose = (action: unknown) => {
    try {
      const after = playUntilAsked(title, apply(game, position, seat, action).position, viewer);
      setShown({ position: after, viewer, message: words.answer(action, { view, name: nameOf }) });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setShown({ ...shown, message: `refused: ${JSON.stringify(error.reason)}` });
    }
  };

  const drawings = drawingsOf(game.id);
  if (!drawings) return <p>No drawings.</p>;
  const { Board, Small, Scene: Picture, Legend } = drawings;
  const props = { view, scores: game.scores(state), words, name: nameIn(title, position) };
  return (
    <main className="gallery" data-game={game.id}>
      <p className="gallery-says">
        {decision ? words.prompt(decision.prompt, { view, name: nameOf }) : 'Nothing is asked.'}{' '}
        {shown.message}
      </p>
      <Suspense>
        {query.part === 'board' && (
          <section className="board">
            <Board
              {...props}
              prompt={decision?.prompt}
              legal={decision ? game.legalActions(state, seat) : []}
              choose={choose}
              unsent={unsent}
              sendsAtOnce
            />
          </section>
        )}
        {query.part === 'small' && <Small {...props} />}
        {query.part === 'scene' && <Picture {...props} result={resultNow(game, state)} says={words.title} />}
        {query.part === 'legend' && <Legend />}
        {query.part === 'rules' && isGameId(game.id) && <Rules game={game.id} />}
      </Suspense>
    </main>
  );
}

/** The scene of the query; for `unsent`, with the first answer chosen. */
function firstScene(title: Title, query: GalleryQuery): ShownScene {
  const { game } = title;
  const scene = sceneFor(title, query);
  const { position, viewer } = scene;
  const seat = game.decisions(position.state).find((one) => one.seat === viewer)?.seat;
  if (!query.unsent || seat === undefined) return { ...scene, message: '' };
  const legal = game.legalActions(position.state, seat);
  const action = legal[0];
  const unsent = { action, before: game.view(position.state, seat), legal };
  return { position: apply(game, position, seat, action).position, viewer, message: 'Not sent.', unsent };
}

/** All drawings of rules, as wide as in the drawer. */
function Rules({ game }: { game: GameId }) {
  const Drawing = ruleDrawingOf(game);
  const [numbers, setNumbers] = useState<readonly string[]>([]);
  useEffect(() => void drawnRules(game).then(setNumbers), [game]);
  return (
    <ul className="gallery-rules">
      {numbers.map((number) => (
        <li key={number}>
          {number}
          <Drawing number={number} />
        </li>
      ))}
    </ul>
  );
}
