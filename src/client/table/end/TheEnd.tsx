/** A game that is over: what came of it, the picture of it, and its score sheet. */
import { type ComponentProps, useEffect, useRef } from 'react';
import type { Result } from '#kernel';
import type { TableView } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { EndScene } from './EndScene.tsx';
import { type ResultWords, resultInWords } from './resultInWords.ts';
import { EndActs, ScoreSheet } from './ScoreSheet.tsx';

interface Props extends Omit<ComponentProps<typeof ScoreSheet>, 'result'> {
  readonly result: Result;
  readonly tableView: Pick<TableView, 'game' | 'view' | 'scores'>;
}

export function TheEnd({ result, tableView: { game, view, scores }, ...sheet }: Props) {
  const { words, name, acts } = sheet;
  const text = useText();
  const { language } = useLanguage();
  const said = resultInWords(result, { words, text, language, name });
  if (result.kind === 'calledOff')
    return (
      <section className="sheet panel" aria-labelledby="result">
        <Verdict said={said} />
        <EndActs>{acts}</EndActs>
      </section>
    );
  const drawn = { game, view, scores, words, name, result, says: said.short };
  return (
    <>
      <Verdict said={said} />
      <EndScene {...drawn} />
      <ScoreSheet {...sheet} result={result} />
    </>
  );
}

/** The result in words, before all else. */
function Verdict({ said: { headline, lines } }: { said: ResultWords }) {
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
