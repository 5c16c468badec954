import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Gathering } from '../storePort.ts';

describe('writes on their way to the store', () => {
  const sent: (readonly string[])[] = [];
  let gathering: Gathering<string>;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    sent.length = 0;
    gathering = new Gathering((items) => sent.push(items));
  });
  afterEach(() => vi.useRealTimers());

  const endOfTurn = () => new Promise((resolve) => process.nextTick(resolve));
  const addMany = (count: number) => {
    for (let n = 0; n < count; n++) gathering.add(`write ${n}`);
  };
  const finish = (count: number) => {
    for (let n = 0; n < count; n++) gathering.done();
  };

  it('leave together at the end of a turn of the event loop', async () => {
    gathering.add('a', '1');
    gathering.add('b');
    expect(sent).toEqual([]);
    await endOfTurn();
    expect(sent).toEqual([['a', '1', 'b']]);
  });

  it('gather until all that was sent before is done', async () => {
    gathering.add('a');
    gathering.add('b');
    await endOfTurn();
    gathering.add('c');
    gathering.done();
    await endOfTurn();
    expect(sent).toHaveLength(1);
    gathering.add('d');
    gathering.done();
    await endOfTurn();
    expect(sent.slice(1)).toEqual([['c', 'd']]);
  });

  it('wait for more under load, and not after a few', async () => {
    addMany(4);
    await endOfTurn();
    finish(4);
    gathering.add('soon');
    await endOfTurn();
    vi.advanceTimersByTime(9);
    gathering.add('with it');
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sent.slice(1)).toEqual([['soon', 'with it']]);
    finish(2);
    gathering.add('at once');
    await endOfTurn();
    expect(sent.slice(2)).toEqual([['at once']]);
  });

  it('do not wait where the last were sent long ago', async () => {
    addMany(30);
    await endOfTurn();
    vi.advanceTimersByTime(100);
    finish(30);
    gathering.add('at once');
    await endOfTurn();
    expect(sent.slice(1)).toEqual([['at once']]);
  });
});
