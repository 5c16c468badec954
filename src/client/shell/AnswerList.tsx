/** Every legal answer in words, grouped and searchable: any game is played with it, by pointer, keyboard and screen reader. */
import { type KeyboardEvent, useId, useState } from 'react';
import type { Telling, Words } from '#kernel';
import { useText } from '../i18n/language.tsx';
import { Icon } from '../ui/Icon.tsx';

/** More answers than this, and a box to filter them appears. */
const MANY = 12;

/** The longest label, in characters, of buttons that stand close, and less close. */
const SHORT = 8;
const MEDIUM = 18;

/** Where the arrow keys lead from a button, among all buttons of the list. */
const STEPS: Readonly<Record<string, (from: number, last: number) => number>> = {
  ArrowDown: (from, last) => Math.min(from + 1, last),
  ArrowRight: (from, last) => Math.min(from + 1, last),
  ArrowUp: (from) => Math.max(from - 1, 0),
  ArrowLeft: (from) => Math.max(from - 1, 0),
  Home: () => 0,
  End: (_from, last) => last,
};

interface Props {
  readonly legal: readonly unknown[];
  readonly words: Words;
  readonly telling: Telling;
  readonly choose: (action: unknown) => void;
}

export function AnswerList({ legal, words, telling, choose }: Props) {
  const { table } = useText();
  const id = useId();
  const [wanted, setWanted] = useState('');
  const answers = legal.map((action, number) => ({
    action,
    number,
    label: words.answer(action, telling),
    group: words.group?.(action, telling) ?? '',
  }));
  const found = answers.filter(({ group, label }) => holds(`${group} ${label}`, wanted));
  const groups = [...new Set(found.map(({ group }) => group))].map((name) => {
    const members = found.filter(({ group }) => group === name);
    return { name, members, size: sizeFor(members.map(({ label }) => label)) };
  });
  return (
    <section className="answers" aria-label={table.answers(legal.length)}>
      {legal.length > MANY && (
        <div className="filter">
          <label htmlFor={id} className="sr">
            {table.filter}
          </label>
          <Icon name="search" />
          <input
            id={id}
            className="field"
            type="search"
            placeholder={table.filter}
            autoComplete="off"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
          <span className="meta" role="status">
            {wanted === '' ? table.answers(legal.length) : table.found(found.length)}
          </span>
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys only move the focus between the buttons inside */}
      <div className="groups" onKeyDown={moveFocus}>
        {groups.map(({ name, members, size }) => (
          <div key={name} className="group" data-size={size}>
            {name !== '' && <h3 className="caps">{name}</h3>}
            <ul>
              {members.map(({ action, number, label }) => (
                <li key={number}>
                  <button type="button" className="answer" onClick={() => choose(action)}>
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

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const from = buttons.indexOf(event.target as HTMLButtonElement);
  if (from < 0) return;
  event.preventDefault();
  buttons[step(from, buttons.length - 1)]?.focus();
}

/** Whether every wanted word occurs, whatever the accents and capitals. */
function holds(text: string, wanted: string): boolean {
  const plain = (one: string) => one.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const hay = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}

/** How close the buttons of a group may stand. */
function sizeFor(labels: readonly string[]): 'short' | 'medium' | 'long' {
  const longest = Math.max(...labels.map((label) => label.length));
  if (longest <= SHORT) return 'short';
  return longest <= MEDIUM ? 'medium' : 'long';
}

/** Buttons begin with a capital, whatever the game's words do. */
function capital(label: string): string {
  return label.charAt(0).toLocaleUpperCase() + label.slice(1);
}
