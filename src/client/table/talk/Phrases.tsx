/** Phrases for the chat, one tap each; those that fit the moment come first. */
import { useState } from 'react';
import { PHRASE_NAMES, type Phrase, type TableView } from '#table';
import { useText } from '../../i18n/language.tsx';

const FIRST: Readonly<Record<TableView['phase'], readonly Phrase[]>> = {
  gathering: ['hello', 'goodLuck', 'firstGame', 'ready'],
  playing: ['niceMove', 'oneMoment', 'thanks', 'ofCourse', 'ratherNot', 'oops'],
  over: ['wellPlayed', 'goodGame', 'thanks', 'again', 'goodbye'],
};

interface Props {
  readonly phase: TableView['phase'];
  readonly say: (phrase: Phrase) => void;
  readonly disabled: boolean;
}

export function Phrases({ phase, say, disabled }: Props) {
  const text = useText('talk');
  const [isOpen, setIsOpen] = useState(false);
  const first = FIRST[phase];
  const all = [...first, ...PHRASE_NAMES.filter((phrase) => !first.includes(phrase))];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that takes room
    <div className="phrases" role="group" aria-label={text.phrases} data-open={isOpen || undefined}>
      {(isOpen ? all : first).map((phrase) => (
        <button
          key={phrase}
          type="button"
          className="btn btn-line"
          disabled={disabled}
          onClick={() => {
            say(phrase);
            setIsOpen(false);
          }}
        >
          {text.phrase[phrase]}
        </button>
      ))}
      <button
        type="button"
        className="btn btn-quiet"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? text.fewer : text.all}
      </button>
    </div>
  );
}
