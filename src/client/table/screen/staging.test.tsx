// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { changeSetting } from '../../settings/settings.ts';
import { stageOf } from '../staging/stage.ts';
import type { Player } from '../store/localPlan.ts';
import type { TableStore } from '../store/tableStore.ts';
import {
  answers,
  buttons,
  key,
  open as openTable,
  place,
  press,
  sendButton,
  stagedTurn,
  useScreen,
} from '../testing/screen.tsx';

const title = await loadTitle('newyork1901');

useScreen();

let tables = 0;
const open = (...players: Player[]) => openTable(title, `table${++tables}`, ...players);

/** The index of an answer with this continuation. */
function answerLeadingTo(store: TableStore, continuation: string): number {
  const { tableView, decision } = store.snapshot();
  return (decision?.legal ?? []).findIndex(
    (action) => stageOf(title.game, tableView, [action]).continuation === continuation,
  );
}

describe('a turn at the table', () => {
  it('is staged, previewed with its points, and sent with one button', async () => {
    const { store, commands } = await open('human', 'level3');
    await press(answers()[answerLeadingTo(store, 'passed')]);
    expect(commands).toEqual([]);
    expect(stagedTurn()?.textContent).toMatch(/0 → 2 points \(8 → 10 if it ended now\).*You choose: ./);
    expect(place.querySelector('.score-now')?.textContent).toBe('0 → 2');
    expect(place.querySelector('.score-end')?.textContent).toMatch(/^\(\d+ → 10 if it ended now\)$/);
    expect(place.querySelector('.seat-score .sr')?.textContent).toBe('2 points, 10 if the game ended now');
    expect(document.activeElement).toBe(sendButton());
    expect(place.querySelector('[role=status]:not(.meta)')?.textContent).toContain(
      'Afterwards 2 points, 10 if the game ended now.',
    );
    expect(answers().filter((button) => button.getAttribute('aria-pressed') === 'true')).toHaveLength(1);
    await press(sendButton());
    expect(commands).toMatchObject([{ do: 'play', answered: 0 }]);
    expect(stagedTurn()).toBeNull();
    expect(document.activeElement?.className).toBe('ask');
    expect(store.snapshot().tableView.scores[0]?.total).toBe(2);
  });

  it('sends several answers one after the other, each with its number, and the end of the turn with them', async () => {
    const { store, commands } = await open('human', 'level3');
    await press(answers()[answerLeadingTo(store, 'asked')]);
    expect(stagedTurn()?.textContent).toContain('0 points (8 if it ended now) · You choose: Blue lot 1');
    expect(document.activeElement).toBe(answers()[0]);
    await press(answers()[0]);
    await press(sendButton());
    expect(commands.map((command) => command.do === 'play' && command.answered)).toEqual([0, 1, 2]);
    expect(store.snapshot().tableView.answered[0]).toBe(3);
  });

  it('goes back one choice with U and starts over with Escape', async () => {
    const { store, commands } = await open('human', 'level3');
    const first = answers().map((button) => button.textContent);
    await press(answers()[answerLeadingTo(store, 'asked')]);
    const second = answers().map((button) => button.textContent);
    await press(answers()[0]);
    await key('u');
    expect(answers().map((button) => button.textContent)).toEqual(second);
    await key('u');
    expect(answers().map((button) => button.textContent)).toEqual(first);
    expect(stagedTurn()).toBeNull();
    await press(answers()[answerLeadingTo(store, 'asked')]);
    await press(answers()[0]);
    await key('Escape');
    expect(stagedTurn()).toBeNull();
    expect(answers().map((button) => button.textContent)).toEqual(first);
    expect(commands).toEqual([]);
  });

  it('ignores single keys if they are switched off, but not Escape', async () => {
    changeSetting('keys', false);
    const { store } = await open('human', 'level3');
    expect(place.querySelector('[aria-keyshortcuts=U]')).toBeNull();
    await press(answers()[answerLeadingTo(store, 'asked')]);
    await key('u');
    expect(stagedTurn()).not.toBeNull();
    await key('Escape');
    expect(stagedTurn()).toBeNull();
  });

  it('replaces the last choice of a complete turn when another answer is chosen', async () => {
    const { store, commands } = await open('human', 'level3');
    const [passing, revealing] = [answerLeadingTo(store, 'passed'), answerLeadingTo(store, 'revealed')];
    const action = store.snapshot().decision?.legal[revealing];
    await press(answers()[passing]);
    await press(answers()[revealing]);
    expect(stagedTurn()?.textContent).toContain('Shows something hidden: no way back.');
    expect(stagedTurn()?.textContent).not.toContain('points now');
    await press(sendButton());
    expect(commands).toHaveLength(1);
    expect(commands[0]).toMatchObject({ action });
  });

  it('is sent at once with automatic confirmation', async () => {
    changeSetting('autoConfirm', true);
    const { store, commands } = await open('human', 'level3');
    await press(answers()[answerLeadingTo(store, 'asked')]);
    expect(commands).toHaveLength(1);
    expect(stagedTurn()).toBeNull();
  });

  it('drops the rest if one answer is refused, and shows why', async () => {
    const { store, commands, refusals } = await open('human', 'level3');
    await press(answers()[answerLeadingTo(store, 'asked')]);
    await press(answers()[0]);
    refusals.push({ rule: 'T9', code: 'stale' });
    await press(sendButton());
    expect(commands).toHaveLength(1);
    expect(stagedTurn()).toBeNull();
    expect(place.querySelector('[role=alert]')?.textContent).toContain('The table has moved on meanwhile.');
  });

  it('survives unrelated changes of the table, and is dropped with a notice otherwise', async () => {
    const { store, change, commands } = await open('human', 'level3');
    await press(answers()[answerLeadingTo(store, 'passed')]);
    await change({ watching: 3 });
    expect(stagedTurn()).not.toBeNull();
    const { tableView } = store.snapshot();
    await change({ tableView: { ...tableView, answered: [1, 0] } });
    expect(stagedTurn()).toBeNull();
    expect(place.querySelector('.notice[role=status]')?.textContent).toBe(
      'The table has changed meanwhile. Please choose again.',
    );
    expect(commands).toEqual([]);
  });

  it('is dropped when the curtain falls', async () => {
    const { store, change } = await open('human', 'human');
    await press(buttons('.curtain .btn-primary')[0]);
    await press(answers()[answerLeadingTo(store, 'passed')]);
    const chosen = place.querySelector('.ask')?.textContent ?? '';
    expect(chosen).toMatch(/^You choose: ./);
    await change({ curtain: 1 });
    expect(place.innerHTML).not.toContain(chosen.slice('You choose: '.length));
    await change({ curtain: undefined });
    expect(stagedTurn()).toBeNull();
  });

  it('survives looking up a rule', async () => {
    const { store, enter, leave, commands } = await open('human', 'level3');
    await press(answers()[answerLeadingTo(store, 'asked')]);
    const chosen = stagedTurn()?.textContent;
    await leave();
    expect(stagedTurn()).toBeNull();
    await enter();
    expect(stagedTurn()?.textContent).toBe(chosen);
    await key('Escape');
    await leave();
    await enter();
    expect(stagedTurn()).toBeNull();
    expect(commands).toEqual([]);
  });

  it('is hidden from the next player after looking up a rule', async () => {
    const { store, enter, leave, change } = await open('human', 'human');
    await press(buttons('.curtain .btn-primary')[0]);
    await press(answers()[answerLeadingTo(store, 'asked')]);
    await leave();
    await change({ curtain: 0 });
    await enter();
    expect(stagedTurn()).toBeNull();
    await change({});
    expect(stagedTurn()).not.toBeNull();
  });
});

describe('a refusal', () => {
  const refusal = () => place.querySelector('[role=alert]')?.textContent ?? '';

  it('is dismissed by keys that act, not by keys that move the focus', async () => {
    changeSetting('autoConfirm', true);
    const { store, refusals } = await open('human', 'level3');
    const first = answerLeadingTo(store, 'asked');
    for (const name of ['Enter', 'r']) {
      refusals.push({ rule: 'T9', code: 'stale' });
      await press(answers()[first]);
      expect(refusal()).toContain('The table has moved on meanwhile.');
      await key('Tab');
      await key('ArrowDown');
      expect(refusal()).not.toBe('');
      await key(name);
      expect(refusal()).toBe('');
    }
  });
});
