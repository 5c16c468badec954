// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { loadTitle } from '#games';
import { changeSetting } from '../../settings/settings.ts';
import { stageOf } from '../staging/stage.ts';
import type { Player } from '../store/plan.ts';
import type { TableStore } from '../store/tableStore.ts';
import {
  answers,
  buttons,
  confirmButton,
  key,
  open as openTable,
  place,
  press,
  tray,
  useScreen,
} from '../testing/screen.tsx';

const title = await loadTitle('newyork1901');

useScreen();

let tables = 0;
const open = (...players: Player[]) => openTable(title, `table${++tables}`, ...players);

/** The number of an answer after which the stage goes on so. */
function answerLeadingTo(store: TableStore, ahead: string): number {
  const { tableView, decision } = store.shown();
  return (decision?.legal ?? []).findIndex(
    (action) => stageOf(title.game, tableView, [action]).ahead === ahead,
  );
}

describe('a turn at the table', () => {
  it('is staged, previewed with its points, and sent by one button', async () => {
    const { store, commands } = await open('human', 'level3');
    await press(answers()[answerLeadingTo(store, 'passed')]);
    expect(commands).toEqual([]);
    expect(tray()?.textContent).toMatch(/You choose: .*\+2 points now.*This ends your turn\./);
    expect(place.querySelector('.seat-gain')?.textContent).toBe('+2');
    expect(place.querySelector('.seat-score .sr')?.textContent).toBe('2 points');
    expect(document.activeElement).toBe(confirmButton());
    expect(place.querySelector('[role=status]:not(.meta)')?.textContent).toContain('+2 points now');
    expect(answers().filter((button) => button.getAttribute('aria-pressed') === 'true')).toHaveLength(1);
    await press(confirmButton());
    expect(commands).toMatchObject([{ do: 'play', answered: 0 }]);
    expect(tray()).toBeNull();
    expect(document.activeElement?.className).toBe('ask');
    expect(store.shown().tableView.scores[0]?.total).toBe(2);
  });

  it('sends several answers one after the other, each with its number', async () => {
    const { store, commands } = await open('human', 'level3');
    await press(answers()[answerLeadingTo(store, 'asked')]);
    expect(tray()?.textContent).toContain('Your turn goes on.');
    expect(document.activeElement).toBe(answers()[0]);
    await press(answers()[0]);
    await press(confirmButton());
    expect(commands.map((command) => command.do === 'play' && command.answered)).toEqual([0, 1]);
    expect(store.shown().tableView.answered[0]).toBe(2);
  });

  it('goes one step back with U and starts over with Escape', async () => {
    const { store, commands } = await open('human', 'level3');
    const first = answers().map((button) => button.textContent);
    await press(answers()[answerLeadingTo(store, 'asked')]);
    const second = answers().map((button) => button.textContent);
    await press(answers()[0]);
    await key('u');
    expect(answers().map((button) => button.textContent)).toEqual(second);
    await key('u');
    expect(answers().map((button) => button.textContent)).toEqual(first);
    expect(tray()).toBeNull();
    await press(answers()[answerLeadingTo(store, 'asked')]);
    await press(answers()[0]);
    await key('Escape');
    expect(tray()).toBeNull();
    expect(answers().map((button) => button.textContent)).toEqual(first);
    expect(commands).toEqual([]);
  });

  it('keeps single keys from those who do not want them, but not Escape', async () => {
    changeSetting('keys', false);
    const { store } = await open('human', 'level3');
    expect(place.querySelector('[aria-keyshortcuts=U]')).toBeNull();
    await press(answers()[answerLeadingTo(store, 'asked')]);
    await key('u');
    expect(tray()).not.toBeNull();
    await key('Escape');
    expect(tray()).toBeNull();
  });

  it('lets another answer take the place of the last, where it is complete', async () => {
    const { store, commands } = await open('human', 'level3');
    const [passing, revealing] = [answerLeadingTo(store, 'passed'), answerLeadingTo(store, 'revealed')];
    const action = store.shown().decision?.legal[revealing];
    await press(answers()[passing]);
    await press(answers()[revealing]);
    expect(tray()?.textContent).toContain('Something hidden is revealed: this cannot be taken back.');
    expect(tray()?.textContent).not.toContain('points now');
    await press(confirmButton());
    expect(commands).toHaveLength(1);
    expect(commands[0]).toMatchObject({ action });
  });

  it('is sent at once where the reader wants it so', async () => {
    changeSetting('autoConfirm', true);
    const { store, commands } = await open('human', 'level3');
    await press(answers()[answerLeadingTo(store, 'asked')]);
    expect(commands).toHaveLength(1);
    expect(tray()).toBeNull();
  });

  it('drops the rest where one answer is refused, and says why', async () => {
    const { store, commands, refusals } = await open('human', 'level3');
    await press(answers()[answerLeadingTo(store, 'asked')]);
    await press(answers()[0]);
    refusals.push({ rule: 'T9', code: 'stale' });
    await press(confirmButton());
    expect(commands).toHaveLength(1);
    expect(tray()).toBeNull();
    expect(place.querySelector('[role=alert]')?.textContent).toContain('The table has moved on meanwhile.');
  });

  it('stays where the table changes around it, and goes with a calm word where it cannot', async () => {
    const { store, become, commands } = await open('human', 'level3');
    await press(answers()[answerLeadingTo(store, 'passed')]);
    await become({ watching: 3 });
    expect(tray()).not.toBeNull();
    const { tableView } = store.shown();
    await become({ tableView: { ...tableView, answered: [1, 0] } });
    expect(tray()).toBeNull();
    expect(place.querySelector('.notice[role=status]')?.textContent).toBe(
      'The table has changed meanwhile. Please choose again.',
    );
    expect(commands).toEqual([]);
  });

  it('never outlives the curtain', async () => {
    const { store, become } = await open('human', 'human');
    await press(buttons('.curtain .btn-primary')[0]);
    await press(answers()[answerLeadingTo(store, 'passed')]);
    const chosen = place.querySelector('.effect-answers')?.textContent ?? '';
    expect(chosen).toMatch(/^You choose: ./);
    await become({ curtain: 1 });
    expect(place.innerHTML).not.toContain(chosen.slice('You choose: '.length));
    await become({ curtain: undefined });
    expect(tray()).toBeNull();
  });

  it('is still there for somebody who has looked up a rule meanwhile', async () => {
    const { store, enter, leave, commands } = await open('human', 'level3');
    await press(answers()[answerLeadingTo(store, 'asked')]);
    const chosen = tray()?.textContent;
    await leave();
    expect(tray()).toBeNull();
    await enter();
    expect(tray()?.textContent).toBe(chosen);
    await key('Escape');
    await leave();
    await enter();
    expect(tray()).toBeNull();
    expect(commands).toEqual([]);
  });

  it('is not there for the next player, whoever looked up a rule', async () => {
    const { store, enter, leave, become } = await open('human', 'human');
    await press(buttons('.curtain .btn-primary')[0]);
    await press(answers()[answerLeadingTo(store, 'asked')]);
    await leave();
    await become({ curtain: 0 });
    await enter();
    expect(tray()).toBeNull();
    await become({});
    expect(tray()).not.toBeNull();
  });
});

describe('a refusal', () => {
  const refusal = () => place.querySelector('[role=alert]')?.textContent ?? '';

  it('is gone when a key does something else, and stays for those on their way to it', async () => {
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
