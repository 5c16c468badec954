/** Links to every kind of position of every board, each with a small picture. */
import { Suspense, useEffect, useState } from 'react';
import type { Title } from '#games';
import { Refused, start } from '#kernel';
import { drawingsOf } from '../boards/boards.ts';
import { useLanguage } from '../i18n/language.tsx';
import { queryOf } from './galleryQuery.ts';
import { kindOf, LAID_OUT, questionsOf, type Scene, sceneFor } from './positions.ts';

/** After this many plays a board has something on it. */
const MIDDLE = 40;

/** The overview page of the gallery. */
export function Index({ titles }: { titles: readonly Title[] }) {
  return (
    <main className="gallery gallery-index">
      <h1 className="display">Gallery</h1>
      {titles.map((title) => (
        <GameStates key={title.game.id} title={title} />
      ))}
    </main>
  );
}

function GameStates({ title }: { title: Title }) {
  const { id, seats } = title.game;
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i).filter((count) =>
    canStart(title, count),
  );
  const at = (query: string) => `game=${id}&seats=${Math.min(2, seats.max)}&${query}`;
  return (
    <section data-game={id}>
      <h2 className="display">{title.words.en.title}</h2>
      <ul className="gallery-states">
        <State title={title} label="start" query={at('plays=0')} />
        <State title={title} label="middle" query={at(`plays=${MIDDLE}`)} />
        <State title={title} label="end" query={at('plays=end')} />
        <State title={title} label="chosen, not sent" query={at(`plays=${MIDDLE}&unsent`)} />
        <State title={title} label="spectator" query={at(`plays=${MIDDLE}&viewer=spectator`)} />
        {Object.keys(LAID_OUT[id] ?? {}).map((name) => (
          <State key={name} title={title} label={name} query={at(`laidOut=${name}`)} />
        ))}
        {counts.map((count) => (
          <State
            key={count}
            title={title}
            label={`${count} seats`}
            query={`game=${id}&seats=${count}&plays=${MIDDLE}`}
          />
        ))}
        <State title={title} label="small" query={at(`plays=${MIDDLE}&part=small`)} />
        <State title={title} label="scene" query={at('plays=end&part=scene')} />
        <State title={title} label="legend" query={at('part=legend')} />
        <State title={title} label="rules" query={at('part=rules')} />
      </ul>
      <Questions title={title} seats={Math.min(2, seats.max)} />
    </section>
  );
}

/** Some seat counts need special options. */
function canStart({ game }: Title, seats: number): boolean {
  try {
    start(game, {}, seats, '0'.repeat(32));
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** One link for each kind of question, found by playing. */
function Questions({ title, seats }: { title: Title; seats: number }) {
  const [found, setFound] = useState<ReadonlyMap<string, Scene>>();
  useEffect(() => {
    const timer = setTimeout(() => setFound(questionsOf(title, seats)));
    return () => clearTimeout(timer);
  }, [title, seats]);
  return (
    <ul className="gallery-questions">
      {[...(found?.keys() ?? [])].map((kind) => (
        <li key={kind}>
          <a href={`?game=${title.game.id}&seats=${seats}&asks=${kind}`}>{kind}</a>
        </li>
      ))}
    </ul>
  );
}

function State({ title, label, query }: { title: Title; label: string; query: string }) {
  const { language } = useLanguage();
  const { game } = title;
  const Small = drawingsOf(game.id)?.Small;
  const [{ position, viewer }] = useState(() => sceneFor(title, queryOf(new URLSearchParams(query))));
  const decision = game.decisions(position.state).find(({ seat }) => seat === viewer);
  return (
    <li>
      <a href={`?${query}`}>
        <Suspense>
          {Small && (
            <Small
              view={game.view(position.state, viewer)}
              scores={game.scores(position.state)}
              words={title.words[language]}
              name={(seat) => `Seat ${seat + 1}`}
            />
          )}
        </Suspense>
        {label}
        {decision && <small> ({kindOf(decision.prompt)})</small>}
      </a>
    </li>
  );
}
