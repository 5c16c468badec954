// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { at, Rng } from '#kernel';
import { changeSetting } from '../../settings/settings.ts';
import { stageOf } from '../staging/stage.ts';
import { playUntil } from '../staging/testing/simulatedPlayer.ts';
import {
  answers,
  key,
  place,
  press,
  sendButton,
  stagedTurn,
  tableOf,
  useScreen,
} from '../testing/screen.tsx';

const title = await loadTitle('flatiron');
const { game, words } = title;

useScreen();

let tables = 0;

/** A solo game of Flatiron, at a choice after which the turn can only end. */
async function beforeForced() {
  const table = await tableOf(title, `forced${++tables}`, 'human');
  const { store, commands, enter } = table;
  const rng = Rng.fromSeed('3'.repeat(32));
  const choice = await playUntil(store, game, rng, ({ staged }) => staged.length === 2);
  commands.length = 0;
  await enter();
  const { tableView, decision } = store.snapshot();
  const texts = stageOf(game, tableView, [choice]).staged.map(({ action, view }) =>
    words.en.answer(action, { view, name: String }),
  );
  const button = () => answers()[decision?.legal.indexOf(choice) ?? -1];
  const answerTexts = () => answers().map((one) => one.textContent);
  return { commands, button, texts, answerTexts, answered: at(tableView.answered, 0) };
}

describe('a forced answer on the screen', () => {
  it('is staged, announced and sent together with the choice before it', async () => {
    const { button, texts, commands, answered } = await beforeForced();
    await press(button());
    expect(stagedTurn()?.textContent).toContain(`${texts[0]} · ${texts[1]}`);
    expect(place.querySelector('[role=status].sr')?.textContent).toContain(`${texts[1]}.`);
    expect(document.activeElement).toBe(sendButton());
    await press(sendButton());
    expect(commands).toMatchObject([{ answered }, { answered: answered + 1 }]);
    expect(stagedTurn()).toBeNull();
    expect(place.querySelector('[role=alert]')?.textContent).toBe('');
    expect(answers().length).not.toBe(1);
  });

  it('is removed when the choice is taken back or replaced', async () => {
    const { button, answerTexts, texts, commands } = await beforeForced();
    const first = answerTexts();
    expect(first.length).toBeGreaterThan(1);
    await press(button());
    // The choice can still be replaced.
    expect(answerTexts()).toEqual(first);
    expect(answers().filter((one) => one.getAttribute('aria-pressed') === 'true')).toEqual([button()]);
    // With only one choice to take back there is no undo button: starting over does the same.
    expect(place.querySelector('.stagedTurn [aria-keyshortcuts=U]')).toBeNull();
    const other = answers().find((one) => one !== button());
    await press(other);
    expect(stagedTurn()?.textContent).not.toContain(texts[0]);
    await key('Escape');
    await press(button());
    await key('u');
    expect(stagedTurn()).toBeNull();
    expect(answerTexts()).toEqual(first);
    expect(commands).toEqual([]);
  });

  it('is sent at once with automatic confirmation', async () => {
    changeSetting('autoConfirm', true);
    const { button, commands, answered } = await beforeForced();
    await press(button());
    expect(commands).toMatchObject([{ answered }, { answered: answered + 1 }]);
    expect(answers().length).not.toBe(1);
  });
});
