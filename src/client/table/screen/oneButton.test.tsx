// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadTitle } from '#games';
import { answers, buttons, open, press, useScreen } from '../testing/screen.tsx';

const titles = await Promise.all(GAME_IDS.map(loadTitle));
/** More choices than any first turn has. */
const MOST = 12;

useScreen();

describe.each(titles.map((title) => [title.game.id, title] as const))('a turn of %s', (id, title) => {
  it('is sent by one button, which is bright if and only if pressing it sends', async () => {
    let { commands } = await open(title, id, 'human', 'level1');
    // The bot never answers: where it begins, the person takes the other seat.
    if (answers().length === 0) ({ commands } = await open(title, `${id} 2`, 'level1', 'human'));
    const isBright = () => buttons('.send')[0]?.classList.contains('btn-primary') ?? false;
    for (let choices = 0; choices < MOST && !isBright(); choices++) {
      expect(buttons('.send')).toHaveLength(1);
      await press(buttons('.send')[0]);
      expect(commands).toEqual([]);
      await press(answers()[0]);
    }
    expect(buttons('.prompt .btn-primary')).toHaveLength(1);
    await press(buttons('.send')[0]);
    expect(commands[0]).toMatchObject({ do: 'play', answered: 0 });
  });
});
