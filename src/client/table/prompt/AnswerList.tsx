/** Every legal answer in words, grouped and searchable: any game is played with it, by pointer, keyboard and screen reader. */
import { useEffect, useRef, useState } from 'react';
import { same, type Telling, type Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { matchesSearch } from '../../ui/matchesSearch.ts';
import { moveFocus } from '../../ui/moveFocus.ts';
import { SearchField } from '../../ui/SearchField.tsx';

/** More answers than this, and a box to filter them appears. */
const MANY = 12;

/** The longest label, in characters, of buttons that stand close, and less close. */
const SHORT = 8;
const MEDIUM = 18;

interface Props {
  readonly legal: readonly unknown[];
  readonly words: Words;
  readonly telling: Telling;
  readonly choose: (action: unknown) => void;
  /** The answer that is chosen but not sent; another may take its place. */
  readonly chosen?: unknown;
  /** Whether the keyboard goes on from here where what was pressed is gone. */
  readonly leads?: boolean;
}

export function AnswerList({ legal, words, telling, choose, chosen, leads = false }: Props) {
  const { table } = useText();
  const [wanted, setWanted] = useState('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (leads && document.activeElement === document.body)
      list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [leads]);
  const answers = legal.map((action, number) => ({
    action,
    number,
    label: words.answer(action, telling),
    group: words.group?.(action, telling) ?? '',
  }));
  const found = answers.filter(({ group, label }) => matchesSearch(`${group} ${label}`, wanted));
  const groups = [...new Set(found.map(({ group }) => group))].map((name) => {
    const members = found.filter(({ group }) => group === name);
    return { name, members, size: sizeFor(members.map(({ label }) => label)) };
  });
  return (
    <section className="answers" aria-label={table.answers(legal.length)}>
      {legal.length > MANY && (
        <SearchField
          label={table.filter}
          query={wanted}
          onChange={setWanted}
          count={wanted === '' ? table.answers(legal.length) : table.found(found.length)}
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

/** How close the buttons of a group may stand. */
function sizeFor(labels: readonly string[]): 'short' | 'medium' | 'long' {
  const longest = Math.max(...labels.map((label) => label.length));
  if (longest <= SHORT) return 'short';
  return longest <= MEDIUM ? 'medium' : 'long';
}

/** Buttons begin with a capital, whatever the game's words do. */
export function capital(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}
