/**
 * Daily proof: thousands hand in their games of the day, among them forged ones of every kind we know. The server plays each again;
 * none of the forged may count, and all honest ones must, with the points they have.
 *   npm run deep:daily -- [entries] [forged]      10,000 and 200 by default; ends with 1 when a forged one counts or an honest one does not
 */
import { seedNumber } from '#bots';
import { loadTitle, type Title } from '#games';
import { at, fingerprintOf, freezePositions, Rng, same } from '#kernel';
import { dateOf, dayNumber } from '#protocol';
import { DAILY_GAMES, type DailyGame } from '#table';
import { honestGame } from '../src/server/daily/testing/honestGame.ts';
import { hashOfToken } from '../src/server/people/token.ts';
import { type DailyDeal, openStore, type Store, storeFile } from '../src/server/store/index.ts';
import { FORGERIES, type Forgery, type Handed } from './forgeries.ts';
import { ServerProcess } from './serverProcess.ts';
import { countsText } from './until.ts';

/** So many are under way at once. */
const AT_ONCE = 8;
/** Long ago enough for its games not to be taken any more, and the day before today. */
const [LONG_AGO, YESTERDAY] = [3, 1];

/** Twenty of them: those with a bot take longest. */
const MIX: readonly DailyGame[] = [
  ...Array<DailyGame>(9).fill('tangramcity'),
  ...Array<DailyGame>(6).fill('newyorkcity'),
  ...Array<DailyGame>(4).fill('flatiron'),
  'newyork1901',
];

export interface DailyPlan {
  readonly entries: number;
  /** How many of them are forged. */
  readonly forged: number;
  readonly seed: string;
}

export interface DailyReport {
  readonly honest: number;
  /** Of those, the ones that count as they were played. */
  readonly counted: number;
  readonly forged: number;
  /** Forged ones that count: none. */
  readonly slipped: number;
  /** Why forged ones were refused, and how many. */
  readonly refusals: Readonly<Record<string, number>>;
  /** Whatever is wrong, in words. */
  readonly faults: readonly string[];
}

export async function proveDaily(plan: DailyPlan): Promise<DailyReport> {
  const day = dayNumber(Date.now());
  const titles = new Map<DailyGame, Title>();
  for (const game of DAILY_GAMES) titles.set(game, await loadTitle(game));
  const deals = [day, day - YESTERDAY, day - LONG_AGO].flatMap((on) =>
    [...titles].map(([game, title], i) => dealOf(title, game, on, i)),
  );
  const server = await ServerProcess.open(
    (store) => fill(store, plan.entries + plan.forged, deals),
    undefined,
    {
      SKYLINE_LIMITS: '1000',
    },
  );
  try {
    const proof = new DailyProof(server, plan, titles, deals, day);
    return await proof.run();
  } finally {
    await server.remove();
  }
}

function dealOf({ game }: Title, id: DailyGame, day: number, i: number): DailyDeal {
  return { day, game: id, seed: seedNumber(1000 * day + i), box: fingerprintOf(game.box) };
}

/** Somebody for every entry, and an accomplice for every forged one, signed in. */
async function fill(store: Store, people: number, deals: readonly DailyDeal[]): Promise<void> {
  await store.keepDeals(deals);
  const now = Date.now();
  for (let n = 0; n < people; n++) {
    const person = personOf(n);
    const nobody = { email: null, passwordHash: null, gone: false };
    await store.addPerson({ id: person, name: person, created: 1, ...nobody });
    await store.addSession({ hash: hashOfToken(tokenOf(n)), person, created: now, used: now });
  }
}

const personOf = (n: number) => `person${n}`;
const tokenOf = (n: number) => `${n}`.padStart(43, 't');
const attemptOf = (n: number) => `attempt${n}`;

class DailyProof {
  readonly #server: ServerProcess;
  readonly #plan: DailyPlan;
  readonly #titles: ReadonlyMap<DailyGame, Title>;
  readonly #deals: readonly DailyDeal[];
  readonly #day: number;
  /** Behind all who hand something in are as many who only lend their attempt. */
  #accomplice: number;
  readonly #faults: string[] = [];
  readonly #refusals: Record<string, number> = {};
  /** What must count in the end, by attempt. */
  readonly #expected = new Map<string, readonly number[]>();

  constructor(
    server: ServerProcess,
    plan: DailyPlan,
    titles: ReadonlyMap<DailyGame, Title>,
    deals: readonly DailyDeal[],
    day: number,
  ) {
    this.#server = server;
    this.#plan = plan;
    this.#titles = titles;
    this.#deals = deals;
    this.#day = day;
    this.#accomplice = plan.entries;
  }

  async run(): Promise<DailyReport> {
    const { entries, forged, seed } = this.#plan;
    const numbers = Rng.fromSeed(seed).shuffle(Array.from({ length: entries }, (_, n) => n));
    const forgeries = new Map(
      numbers.slice(0, forged).map((n, i) => [n, at(FORGERIES, i % FORGERIES.length)]),
    );
    let next = 0;
    const work = async () => {
      for (let n = next++; n < entries; n = next++) {
        const forgery = forgeries.get(n);
        await (forgery ? this.#forge(n, forgery) : this.#play(n));
        if (n % 1000 === 999) console.error(`${n + 1} of ${entries}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await this.#server.end();
    const counted = await this.#compare(entries + forged);
    const slipped = this.#faults.filter((fault) => fault.startsWith('SLIPPED')).length;
    return {
      honest: this.#expected.size,
      counted,
      forged,
      slipped,
      refusals: this.#refusals,
      faults: this.#faults,
    };
  }

  /** What an honest device hands in. */
  #honest(n: number, game: DailyGame, back = 0): Handed {
    const deal = this.#deals.find((one) => one.game === game && one.day === this.#day - back);
    const title = this.#titles.get(game);
    if (!deal || !title) throw new Error(`no deal of ${game}`);
    const played = honestGame(title, deal, Rng.fromSeed(this.#plan.seed, `${n} ${game} ${back}`));
    return { ...played, game, day: dateOf(this.#day - back), id: attemptOf(n), token: tokenOf(n) };
  }

  async #play(n: number): Promise<void> {
    const handed = this.#honest(n, at(MIX, n % MIX.length));
    const { status, code } = await this.#handIn(handed);
    this.#expected.set(handed.id, handed.scores);
    if (status !== 200) this.#faults.push(`honest ${handed.id} (${handed.game}) was refused: ${code}`);
  }

  async #forge(n: number, { name, game = at(MIX, n % MIX.length), forge }: Forgery): Promise<void> {
    const title = this.#titles.get(game);
    if (!title) return;
    const accomplice = { id: attemptOf(this.#accomplice), token: tokenOf(this.#accomplice) };
    this.#accomplice += 1;
    // Some forge what somebody else has handed in, or what they have handed in themselves.
    const handed = await forge({
      title,
      honest: (back) => this.#honest(n, game, back),
      rng: Rng.fromSeed(this.#plan.seed, `forge ${n}`),
      handIn: async (first) => {
        const answer = await this.#handIn(first);
        if (answer.status === 200) this.#expected.set(first.id, first.scores);
        else this.#faults.push(`${first.id} was refused before it was forged: ${answer.code}`);
      },
      accomplice,
    });
    const { status, code } = await this.#handIn(handed);
    this.#refusals[code] = (this.#refusals[code] ?? 0) + 1;
    if (status === 200) this.#faults.push(`SLIPPED ${name} of ${game}`);
  }

  async #handIn({ game, day, id, token, record, scores }: Handed): Promise<{ status: number; code: string }> {
    const answer = await fetch(`http://127.0.0.1:${this.#server.port}/api/daily/${game}/${day}/${id}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ record, scores }),
    });
    const { reason } = await answer.json();
    return { status: answer.status, code: reason ? `${reason.rule} ${reason.code}` : 'counts' };
  }

  /** Looks into the store: what counts is what honest devices have handed in, and nothing else. */
  async #compare(people: number): Promise<number> {
    const store = await openStore({ file: storeFile(this.#server.data) });
    const left = new Map(this.#expected);
    let counted = 0;
    for (let n = 0; n < people; n++)
      for (const { id, result } of await store.dailyOf(personOf(n))) {
        if (!result) continue;
        const expected = left.get(id);
        left.delete(id);
        if (expected && same(expected, result.scores)) counted += 1;
        else this.#faults.push(`SLIPPED ${id} counts with ${result.scores}`);
      }
    for (const id of left.keys()) this.#faults.push(`${id} is not in the store`);
    await store.close();
    return counted;
  }
}

if (process.argv[1] === import.meta.filename) {
  const [entries = 10_000, forged = 200] = process.argv.slice(2).map(Number);
  freezePositions(false);
  const begun = Date.now();
  const report = await proveDaily({ entries, forged, seed: '5'.repeat(32) });
  for (const fault of report.faults.slice(0, 20)) console.log(`FAULT ${fault}`);
  console.log(`refused: ${countsText(report.refusals)}`);
  console.log(
    `${report.counted} of ${report.honest} honest games count, ${report.slipped} of ${report.forged} forged ones; ${Math.round((Date.now() - begun) / 1000)} s`,
  );
  process.exit(report.faults.length === 0 && report.counted === report.honest ? 0 : 1);
}
