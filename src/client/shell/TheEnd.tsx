/** A game that is over: the picture of it, and its score sheet. */
import type { ComponentProps } from 'react';
import type { Sight } from '#table';
import { useLanguage, useText } from '../i18n/language.tsx';
import { EndScene } from './EndScene.tsx';
import { resultInWords } from './resultInWords.ts';
import { ScoreSheet } from './ScoreSheet.tsx';

interface Props extends Omit<ComponentProps<typeof ScoreSheet>, 'said'> {
  readonly sight: Pick<Sight, 'game' | 'view' | 'scores'>;
}

export function TheEnd({ sight: { game, view, scores }, ...sheet }: Props) {
  const { result, words, name } = sheet;
  const text = useText();
  const { language } = useLanguage();
  const said = resultInWords(result, { words, text, language, name });
  const drawn = { game, view, scores, words, name, says: said.short };
  return (
    <>
      {result.kind !== 'calledOff' && <EndScene {...drawn} result={result} />}
      <ScoreSheet {...sheet} said={said} />
    </>
  );
}
