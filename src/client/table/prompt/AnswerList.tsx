/** Every legal answer in words, grouped and searchable: enough to play any game, by pointer, keyboard or screen reader. */
import { useEffect, useRef, useState } from 'react';
import { same, type Telling, type Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { matchesSearch } from '../../ui/matchesSearch.ts';
import { moveFocus } from '../../ui/moveFocus.ts';
import { SearchField } from '../../ui/SearchField.tsx';

/** With more answers than this, a search field appears. */
const SEARCH_FROM = 12;

/** Longest labels, in characters, for narrow and medium buttons. */
const SHORT = 8;
const MEDIUM = 18;

interface Props {
  readonly legal: readonly unknown[];
  readonly words: Words;
  readonly telling: Telling;
  readonly choose: (action: unknown) => void;
  /** The answer that is chosen but not sent; choosing another replaces it. */
  readonly chosen?: unknown;
  /** The answers that an open hint proposes, with their places. */
  readonly hinted?: readonly { readonly action: unknown; readonly place: number }[] | undefined;
  /** Whether to take the focus if the focused element has disappeared. */
  readonly takesFocus?: boolean;
}

/** The list of answers. */
export function AnswerList({ legal, words, telling, choose, chosen, hinted, takesFocus = false }: Props) {
  const { table } = useText();
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body)
      list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [takesFocus]);
  const answers = legal.map((action, number) => ({
    action,
    number,
    label: words.answer(action, telling),
    group: words.group?.(action, telling) ?? '',
  }));
  const found = answers.filter(({ group, label }) => matchesSearch(`${group} ${label}`, query));
  const groups = [...new Set(found.map(({ group }) => group))].map((name) => {
    const members = found.filter(({ group }) => group === name);
    return { name, members, size: sizeFor(members.map(({ label }) => label)) };
  });
  return (
    <section className="answers" aria-label={table.answers(legal.length)}>
      {legal.length > SEARCH_FROM && (
        <SearchField
          label={table.filter}
          query={query}
          onChange={setQuery}
          count={query === '' ? table.answers(legal.length) : table.found(found.length)}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys only move the focus between the buttons inside */}
      <div ref={list} className="groups" onKeyDown={(event) => moveFocus(event, 'button')}>
        {groups.map(({ name, members, size }) => (
          <div key={name} className="group" data-size={size}>
            {name !== '' && <h3 className="caps">{name}</h3>}
            <ul>
              {members.map(({ action, number, label }) => (
                <li key={number}>
                  <button
                    type="button"
                    className="answer"
                    aria-pressed={chosen === undefined ? undefined : same(action, chosen)}
                    data-place={hinted?.find((one) => same(one.action, action))?.place}
                    onClick={() => choose(action)}
                  >
                    {capital(label)}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The width of the buttons of a group. */
function sizeFor(labels: readonly string[]): 'short' | 'medium' | 'long' {
  const longest = Math.max(...labels.map((label) => label.length));
  if (longest <= SHORT) return 'short';
  return longest <= MEDIUM ? 'medium' : 'long';
}

/** Capitalises a label for a button. */
export function capital(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}
