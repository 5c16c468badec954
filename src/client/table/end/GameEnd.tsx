/** The end of a game, a scene of its own: the result with what to do next, then the score sheet, and beside it the picture and the points over the game. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Game, NameOf, Result, Words } from '#kernel';
import type { TableView } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { MomentLinks } from '../log/MomentLink.tsx';
import type { GameMoments } from '../moments/gameMoments.ts';
import { EndScene } from './EndScene.tsx';
import { type ResultWords, resultInWords } from './resultInWords.ts';
import { ScoreCurve } from './ScoreCurve.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';

interface Props {
  readonly result: Result;
  readonly name: NameOf;
  readonly words: Words;
  /** Loads all moments of the game, if it can be replayed. */
  readonly loadMoments?: (() => Promise<GameMoments>) | undefined;
  /** The rules, for the points over the game. */
  readonly game?: Game | undefined;
  readonly momentLinks?: MomentLinks | undefined;
  /** Buttons besides the one to the home page; the first is the one that plays on. */
  readonly acts: ReactNode;
  readonly tableView: Pick<TableView, 'game' | 'view' | 'scores' | 'viewer'>;
}

/** Everything shown when the game is over. */
export function GameEnd({
  result,
  acts,
  name,
  words,
  loadMoments,
  game: rules,
  momentLinks,
  tableView: { game, view, scores, viewer: looking },
}: Props) {
  const text = useText();
  const { language } = useLanguage();
  const { own } = useText('score');
  const viewer = looking === 'spectator' ? undefined : looking;
  const resultWords = resultInWords(result, { words, text, own, viewer, language, name });
  const verdict = <Verdict words={resultWords}>{acts}</Verdict>;
  if (result.kind === 'calledOff') return verdict;
  const scene = { game, view, scores, words, name, result, says: resultWords.short };
  return (
    <div className="game-end">
      {verdict}
      <ScoreSheet result={result} name={name} words={words} />
      <div className="end-pictures">
        <EndScene {...scene} />
        {loadMoments && (
          <ScoreCurve
            loadMoments={loadMoments}
            game={rules}
            result={result}
            name={name}
            words={words}
            momentLinks={momentLinks}
          />
        )}
      </div>
    </div>
  );
}

/** The result in words, with the buttons beside it. */
function Verdict({ words: { headline, lines }, children }: { words: ResultWords; children: ReactNode }) {
  const { end, toHome } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className="verdict panel">
      <div>
        <p className="caps eyebrow">{end.eyebrow}</p>
        <h2 id="result" ref={heading} className="display" tabIndex={-1}>
          {headline}
        </h2>
        {lines.map((line) => (
          <p key={line} className="lead">
            {line}
          </p>
        ))}
      </div>
      <div className="acts">
        {children}
        <Link className="btn btn-quiet" href="/">
          {toHome}
        </Link>
      </div>
    </header>
  );
}
