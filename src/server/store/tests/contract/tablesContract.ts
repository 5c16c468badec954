/** What the store promises about tables. */
import { expect, it } from 'vitest';
import { Clash } from '../../storeErrors.ts';
import { entryAt, fresh, human, opening, personOf, playing, rowOf, stateOf } from '../sample.ts';
import type { Tested } from './testedStore.ts';

export function keepsTables(at: Tested): void {
  it('keeps entries in their order, as they were', async () => {
    const id = fresh('table');
    await at.store.commit(opening(id));
    const odd = entryAt(2, {
      person: null,
      commandId: null,
      patch: null,
      happening: { did: 'said', person: 'ada', seat: 0, aside: false, text: 'äß€ 🏙 \u0000 "quoted"' },
    });
    await at.store.commit(playing(id, 2, { entry: odd }));
    await at.store.commit(playing(id, 3));
    await at.store.commit(playing(id, 4));
    expect((await at.store.entries(id, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(await at.store.entries(id, 1)).toEqual([odd, entryAt(3), entryAt(4)]);
    expect(await at.store.entries(id, 4)).toEqual([]);
    expect(await at.store.entries('none', 0)).toEqual([]);
  });

  it('refuses an entry whose number is taken, and nothing of it stays', async () => {
    const id = fresh('table');
    await at.store.commit(opening(id));
    await at.store.commit(playing(id, 2));
    const second = playing(id, 2, {
      entry: entryAt(2, { commandId: 'another' }),
      row: rowOf(stateOf(id, 99)),
      notices: [{ person: 'ada', kind: 'turn' }],
    });
    await expect(at.store.commit(second)).rejects.toBeInstanceOf(Clash);
    expect(await at.store.row(id)).toMatchObject({ seq: 2 });
    expect(await at.store.notices('ada')).toEqual([]);
    expect(await at.store.entryOf(id, 'ada', 'another')).toBeUndefined();
  });

  it('refuses an entry whose predecessor is missing or another, and nothing of it stays', async () => {
    const id = fresh('table');
    await at.store.commit(opening(id));
    const notices = [{ person: 'ada', kind: 'turn' as const }];
    const wrong = [
      playing(id, 2, { prev: 'another', snapshot: stateOf(id, 2) }),
      playing(id, 2, { prev: '', notices }),
      playing(id, 3, { prev: 'link1' }),
      playing(id, 3, { prev: 'link2', rowChanged: true }),
      playing(fresh('table'), 2),
    ];
    for (const commit of wrong) await expect(at.store.commit(commit)).rejects.toBeInstanceOf(Clash);
    expect(await at.store.load(id)).toEqual({ snapshot: stateOf(id, 1), entries: [], link: 'link1' });
    expect(await at.store.notices('ada')).toEqual([]);
    await at.store.commit(playing(id, 2));
    expect((await at.store.load(id))?.link).toBe('link2');
  });

  it('writes several commits of one table in their order, whatever waits with them', async () => {
    const [id, other] = [fresh('table'), fresh('table')];
    await Promise.all([at.store.commit(opening(id)), at.store.commit(opening(other))]);
    const turn = { notices: [{ person: 'ada', kind: 'turn' as const }] };
    const commits = [2, 3, 4].map((seq) => playing(id, seq, seq === 3 ? turn : {}));
    await Promise.all([...commits, playing(other, 2)].map((commit) => at.store.commit(commit)));
    expect((await at.store.row(id))?.seq).toBe(4);
    expect((await at.store.row(other))?.seq).toBe(2);
  });

  it('gives what came after an entry, or nothing where that is another', async () => {
    const id = fresh('table');
    await at.store.commit(opening(id));
    expect(await at.store.since(id, 1, 'link1')).toEqual({ entries: [], link: 'link1' });
    for (const seq of [2, 3]) await at.store.commit(playing(id, seq));
    expect(await at.store.since(id, 1, 'link1')).toEqual({
      entries: [entryAt(2), entryAt(3)],
      link: 'link3',
    });
    expect(await at.store.since(id, 3, 'link3')).toEqual({ entries: [], link: 'link3' });
    for (const [seq, link] of [
      [2, 'another'],
      [4, 'link4'],
      [1, ''],
    ] as const)
      expect(await at.store.since(id, seq, link)).toBeUndefined();
  });

  it('finds public games in play by when something last happened there, and how they are played', async () => {
    const [early, late, closed] = [fresh('table'), fresh('table'), fresh('table')];
    const clock = { bank: 60_000, increment: 0, cap: 60_000 };
    const under = { phase: 'playing' } as const;
    const from = Date.now();
    const plan = { ...stateOf(late, 1).plan, clock };
    await at.store.commit(opening(early, under, from + 10));
    await at.store.commit(opening(late, { ...under, plan }, from + 20));
    await at.store.commit(opening(closed, { ...under, plan: { ...plan, access: 'link' } }, from + 30));
    const found = await at.store.underWay(from, 100);
    expect(found.map(({ id }) => id)).toEqual([late, early]);
    expect(found.map(({ pace }) => pace)).toEqual([
      { clock, after: 600_000 },
      { clock: null, after: 600_000 },
    ]);
    expect((await at.store.underWay(from, 1)).map(({ id }) => id)).toEqual([late]);
    const row = rowOf(stateOf(late, 2, { ...under, plays: 1 }), from + 21);
    await at.store.commit(playing(late, 2, { row, rowChanged: true }));
    expect((await at.store.row(late))?.pace).toEqual({ clock, after: 600_000 });
  });

  it('takes exactly one of two entries of the same command', async () => {
    const id = fresh('table');
    await at.store.commit(opening(id));
    const twice = [2, 3].map((seq) => playing(id, seq, { entry: entryAt(seq, { commandId: 'same' }) }));
    const results = await Promise.allSettled(twice.map((commit) => at.store.commit(commit)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await at.store.entryOf(id, 'ada', 'same')).toBe(results[0]?.status === 'fulfilled' ? 2 : 3);
    expect(await at.store.entries(id, 1)).toHaveLength(1);
  });

  it('finds the entry of a command, an answer or not', async () => {
    const id = fresh('table');
    const happening = { did: 'resumed', seat: 0 } as const;
    await at.store.commit(opening(id));
    await at.store.commit(playing(id, 2, { entry: entryAt(2, { commandId: 'answer' }) }));
    await at.store.commit(playing(id, 3, { entry: entryAt(3, { commandId: 'other', happening }) }));
    expect(await at.store.entryOf(id, 'ada', 'answer')).toBe(2);
    expect(await at.store.entryOf(id, 'ada', 'other')).toBe(3);
    expect(await at.store.entryOf(id, 'ben', 'answer')).toBeUndefined();
  });

  it('takes the same command number from another person, at another table, and from the system', async () => {
    const [id, other] = [fresh('table'), fresh('table')];
    await Promise.all([at.store.commit(opening(id)), at.store.commit(opening(other))]);
    const entries = [
      playing(id, 2, { entry: entryAt(2, { commandId: 'same' }) }),
      playing(id, 3, { entry: entryAt(3, { commandId: 'same', person: 'ben' }) }),
      playing(other, 2, { entry: entryAt(2, { commandId: 'same' }) }),
      playing(id, 4, { entry: entryAt(4, { commandId: null, person: null }) }),
      playing(id, 5, { entry: entryAt(5, { commandId: null, person: null }) }),
    ];
    await Promise.all(entries.map((commit) => at.store.commit(commit)));
    expect(await at.store.entryOf(id, 'ben', 'same')).toBe(3);
    expect(await at.store.entryOf(other, 'ada', 'same')).toBe(2);
    expect(await at.store.entries(id, 0)).toHaveLength(5);
  });

  it('refuses only the bad one of many that wait together', async () => {
    const ids = Array.from({ length: 300 }, () => fresh('table'));
    await Promise.all(ids.map((id) => at.store.commit(opening(id))));
    const commits = ids.map((id, n) => playing(id, n === 137 ? 1 : 2));
    const results = await Promise.allSettled(commits.map((commit) => at.store.commit(commit)));
    const refused = results.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []));
    expect(refused).toEqual([137]);
    const rows = await Promise.all(ids.map((id) => at.store.row(id)));
    expect(rows.map((row) => row?.seq)).toEqual(ids.map((_, n) => (n === 137 ? 1 : 2)));
    const third = ids.map((id) => at.store.commit(playing(id, 3)));
    const stored = (await Promise.allSettled(third)).map(({ status }) => status === 'fulfilled');
    expect(stored).toEqual(ids.map((_, n) => n !== 137));
    expect(await at.store.entries(ids[0] ?? '', 1)).toHaveLength(2);
  });

  it('writes several entries of one table that wait together', async () => {
    const id = fresh('table');
    const commits = [opening(id), playing(id, 2), playing(id, 3), playing(id, 4)];
    await Promise.all(commits.map((commit) => at.store.commit(commit)));
    expect(await at.store.entries(id, 0)).toHaveLength(4);
    expect(await at.store.row(id)).toMatchObject({ seq: 4, plays: 4, awaited: [1], updated: 1004 });
  });

  it('loads the last snapshot at or before an entry and what follows it', async () => {
    const id = fresh('table');
    await at.store.commit(opening(id));
    for (let seq = 2; seq <= 9; seq += 1)
      await at.store.commit(playing(id, seq, { snapshot: seq % 4 === 0 ? stateOf(id, seq) : null }));
    const seen = async (upTo?: number) => {
      const stored = await at.store.load(id, upTo);
      return [stored?.snapshot.seq, stored?.entries.map(({ seq }) => seq)];
    };
    expect(await seen()).toEqual([8, [9]]);
    expect(await seen(9)).toEqual([8, [9]]);
    expect(await seen(8)).toEqual([8, []]);
    expect(await seen(7)).toEqual([4, [5, 6, 7]]);
    expect(await seen(3)).toEqual([1, [2, 3]]);
    expect(await seen(1000)).toEqual([8, [9]]);
    expect(await at.store.load(id, 0)).toBeUndefined();
    expect(await at.store.load('none')).toBeUndefined();
    expect((await at.store.load(id, 4))?.snapshot).toEqual(stateOf(id, 4));
  });

  it('stores a rematch together with the entry that opened it, or neither', async () => {
    const [id, next, third] = [fresh('table'), fresh('table'), fresh('table')];
    await at.store.commit(opening(id));
    const entry = entryAt(2, { happening: { did: 'rematched', table: next } });
    await at.store.commit(playing(id, 2, { entry, also: opening(next) }));
    expect(await at.store.row(next)).toEqual(opening(next).row);
    await expect(at.store.commit(playing(id, 2, { also: opening(third) }))).rejects.toBeInstanceOf(Clash);
    expect(await at.store.row(third)).toBeUndefined();
    expect(await at.store.load(third)).toBeUndefined();
  });

  it('shows public tables that gather, newest first', async () => {
    const [old, young, hidden, begun] = [fresh('table'), fresh('table'), fresh('table'), fresh('table')];
    const byLink = { ...stateOf('', 1).plan, access: 'link' as const };
    await at.store.commit(opening(young, {}, 3000));
    await at.store.commit(opening(old, {}, 2000));
    await at.store.commit(opening(hidden, { plan: byLink }));
    await at.store.commit(opening(begun, { phase: 'playing' }));
    expect((await at.store.gathering(10)).map(({ id }) => id)).toEqual([young, old]);
    expect(await at.store.gathering(1)).toEqual([opening(young, {}, 3000).row]);
  });

  it('shows public tables with bots where nobody has answered, newest first', async () => {
    const names = ['old', 'young', 'hidden', 'answered', 'people', 'ancient'].map(fresh);
    const [old, young, hidden, answered, people, ancient] = names as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const phase = 'playing' as const;
    const seats = [human('ada'), { kind: 'bot' as const, level: 'level3' as const }];
    const byLink = { ...stateOf('', 1).plan, access: 'link' as const };
    await at.store.commit(opening(young, { phase, seats }, 3000));
    await at.store.commit(opening(old, { phase, seats }, 2000));
    await at.store.commit(opening(hidden, { phase, seats, plan: byLink }, 2000));
    await at.store.commit(opening(answered, { phase, seats, plays: 1 }, 2000));
    await at.store.commit(opening(people, { phase }, 2000));
    await at.store.commit(opening(ancient, { phase, seats }, 1000));
    expect((await at.store.untouched(1500)).map(({ id }) => id)).toEqual([young, old]);
  });

  it('shows the tables where something happened last, whatever their phase and access', async () => {
    const [still, moved, hidden] = [fresh('table'), fresh('table'), fresh('table')];
    const byLink = { ...stateOf('', 1).plan, access: 'link' as const };
    await at.store.commit(opening(moved, { phase: 'playing' }, 1000));
    await at.store.commit(opening(still, {}, 2000));
    await at.store.commit(opening(hidden, { phase: 'over', plan: byLink }, 3000));
    const row = rowOf(stateOf(moved, 2, { phase: 'playing', plays: 1 }), 4000);
    await at.store.commit(playing(moved, 2, { row }));
    expect((await at.store.latest(10)).map(({ id }) => id)).toEqual([moved, hidden, still]);
    expect(await at.store.latest(1)).toEqual([{ ...row, created: 1000 }]);
  });

  it('counts tables by their phase, and people who are still here', async () => {
    const tables = { gathering: 0, playing: 0, over: 0 };
    expect(await at.store.counts()).toEqual({ people: 0, tables });
    for (const id of ['ada', 'ben', 'cem']) await at.store.addPerson(personOf(id));
    await at.store.forgetPerson('cem');
    await at.store.commit(opening(fresh('table')));
    await at.store.commit(opening(fresh('table')));
    await at.store.commit(opening(fresh('table'), { phase: 'over' }));
    expect(await at.store.counts()).toEqual({ people: 2, tables: { ...tables, gathering: 2, over: 1 } });
  });

  it('knows the tables of a person, as their seats and phases change', async () => {
    const [first, second] = [fresh('table'), fresh('table')];
    await at.store.commit(opening(first, {}, 2000));
    await at.store.commit(opening(second, {}, 3000));
    const sat = stateOf(first, 2, { seats: [human('ada'), human('ben')], phase: 'playing' });
    await at.store.commit(playing(first, 2, { row: rowOf(sat, 2000), rowChanged: true }));
    expect((await at.store.tablesOf('ada', 'any')).map(({ id }) => id)).toEqual([second, first]);
    expect(await at.store.tablesOf('ada', 'playing')).toEqual([rowOf(sat, 2000)]);
    expect(await at.store.tablesOf('ben', 'gathering')).toEqual([]);
    expect(await at.store.tablesOf('ben', 'playing')).toHaveLength(1);
    const left = stateOf(first, 3, {
      host: 'ben',
      seats: [{ kind: 'bot', level: 'level3' }, human('ben')],
    });
    await at.store.commit(playing(first, 3, { row: rowOf(left, 2000), rowChanged: true }));
    expect((await at.store.tablesOf('ada', 'any')).map(({ id }) => id)).toEqual([second]);
  });

  it('finds the tables that must go on by themselves', async () => {
    const [bot, clock, away, plain, over] = Array.from({ length: 5 }, () => fresh('table'));
    if (!bot || !clock || !away || !plain || !over) throw new Error('five tables');
    const phase = 'playing' as const;
    const timed = { ...stateOf('', 1).plan, game: 'flatiron', clock: { bank: 1, increment: 1, cap: 1 } };
    const seats = [human('ada'), { kind: 'bot' as const, level: 'level3' as const }];
    await at.store.commit(opening(bot, { phase, seats }));
    await at.store.commit(opening(clock, { plan: timed }));
    for (const id of [away, plain]) await at.store.commit(opening(id, { phase }));
    await at.store.commit(opening(over, { phase: 'over', seats }));
    const began = rowOf(stateOf(clock, 2, { phase, plan: timed }));
    await at.store.commit(playing(clock, 2, { row: began, rowChanged: true }));
    const left = rowOf(stateOf(away, 2, { phase, seats: [human('ada', 'level3'), human('ben')] }));
    await at.store.commit(playing(away, 2, { row: left, rowChanged: true }));
    expect([...(await at.store.running())].sort()).toEqual([away, bot, clock].sort());
    expect(await at.store.running('flatiron')).toEqual([clock]);
  });
}
