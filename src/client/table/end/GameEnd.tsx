/** The end of a game: the result, the picture and the score sheet. */
import { type ComponentProps, useEffect, useRef } from 'react';
import type { Result } from '#kernel';
import type { TableView } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { EndScene } from './EndScene.tsx';
import { type ResultWords, resultInWords } from './resultInWords.ts';
import { EndButtons, ScoreSheet } from './ScoreSheet.tsx';

interface Props extends Omit<ComponentProps<typeof ScoreSheet>, 'result'> {
  readonly result: Result;
  readonly tableView: Pick<TableView, 'game' | 'view' | 'scores'>;
}

/** Everything shown when the game is over. */
export function GameEnd({ result, tableView: { game, view, scores }, ...sheet }: Props) {
  const { words, name, acts } = sheet;
  const text = useText();
  const { language } = useLanguage();
  const resultWords = resultInWords(result, { words, text, language, name });
  if (result.kind === 'calledOff')
    return (
      <section className="sheet panel" aria-labelledby="result">
        <ResultHeading words={resultWords} />
        <EndButtons>{acts}</EndButtons>
      </section>
    );
  const scene = { game, view, scores, words, name, result, says: resultWords.short };
  return (
    <>
      <ResultHeading words={resultWords} />
      <EndScene {...scene} />
      <ScoreSheet {...sheet} result={result} />
    </>
  );
}

/** The result in words. */
function ResultHeading({ words: { headline, lines } }: { words: ResultWords }) {
  const { end } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className="verdict">
      <p className="caps eyebrow">{end.eyebrow}</p>
      <h2 id="result" ref={heading} className="display" tabIndex={-1}>
        {headline}
      </h2>
      {lines.map((line) => (
        <p key={line} className="lead">
          {line}
        </p>
      ))}
    </header>
  );
}
