/** One drawing of one position; the board can be played, with bots in the other seats. */
import { Suspense, useState } from 'react';
import type { Title } from '#games';
import { apply, at, type NameOf, type Position, Refused } from '#kernel';
import type { Unsent } from '../boards/boardProps.ts';
import { drawingsOf } from '../boards/boards.ts';
import { resultNow } from '../boards/kit/resultNow.ts';
import { useLanguage } from '../i18n/language.tsx';
import type { GalleryQuery } from './galleryQuery.ts';
import { goneOn, type Scene, sceneFor } from './positions.ts';

const NAMES = ['Ada', 'Bruno', 'Chiyo', 'Dana', 'Emil'];
const nameOf = (seat: number) => at(NAMES, seat);

/** Seats, and the automata after them. */
function nameIn({ game }: Title, { state }: Position): NameOf {
  const seats = game.scores(state).length;
  const automata = game.automata(state);
  return (player) => (player < seats ? nameOf(player) : at(automata, player - seats).name);
}

interface Shown extends Scene {
  readonly says: string;
  readonly unsent?: Unsent;
}

export function Gallery({ title, asked }: { title: Title; asked: GalleryQuery }) {
  const { game } = title;
  const { language } = useLanguage();
  const words = title.words[language];
  const [shown, setShown] = useState<Shown>(() => firstOf(title, asked));
  const { position, viewer, unsent } = shown;
  const { state } = position;
  const seat = viewer === 'spectator' ? -1 : viewer;
  const decision = unsent ? undefined : game.decisions(state).find((one) => one.seat === seat);
  const view = game.view(state, viewer);
  const choose = (action: unknown) => {
    try {
      const after = goneOn(title, apply(game, position, seat, action).position, viewer);
      setShown({ position: after, viewer, says: words.answer(action, { view, name: nameOf }) });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setShown({ ...shown, says: `refused: ${JSON.stringify(error.reason)}` });
    }
  };

  const drawings = drawingsOf(game.id);
  if (!drawings) return <p>No drawings.</p>;
  const { Board, Small, Scene: Picture, Legend } = drawings;
  const drawn = { view, scores: game.scores(state), words, name: nameIn(title, position) };
  return (
    <main className="gallery" data-game={game.id}>
      <p className="gallery-says">
        {decision ? words.prompt(decision.prompt, { view, name: nameOf }) : 'Nothing is asked.'} {shown.says}
      </p>
      <Suspense>
        {asked.part === 'board' && (
          <section className="board">
            <Board
              {...drawn}
              prompt={decision?.prompt}
              legal={decision ? game.legalActions(state, seat) : []}
              choose={choose}
              unsent={unsent}
            />
          </section>
        )}
        {asked.part === 'small' && <Small {...drawn} />}
        {asked.part === 'scene' && <Picture {...drawn} result={resultNow(game, state)} says={words.title} />}
        {asked.part === 'legend' && <Legend />}
      </Suspense>
    </main>
  );
}

/** The scene as it is wished for, where that is so with its first answer chosen. */
function firstOf(title: Title, asked: GalleryQuery): Shown {
  const { game } = title;
  const scene = sceneFor(title, asked);
  const { position, viewer } = scene;
  const seat = game.decisions(position.state).find((one) => one.seat === viewer)?.seat;
  if (!asked.unsent || seat === undefined) return { ...scene, says: '' };
  const legal = game.legalActions(position.state, seat);
  const action = legal[0];
  const unsent = { action, before: game.view(position.state, seat), legal };
  return { position: apply(game, position, seat, action).position, viewer, says: 'Not sent.', unsent };
}
