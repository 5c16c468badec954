/** Fits how strong the bots are to games between them, all of a table size at once (Hunter's algorithm for Plackett-Luce). */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '#kernel';
import { BETA, FIRST } from '#rating';
import { sharesOf } from './judge.ts';
import { LEARNED, PLAYERS, playedGames } from './play.ts';

const ROOT = join(import.meta.dirname, '../..');
const CONTESTS = join(ROOT, 'bench/strength');
const FILE = join(ROOT, 'src/rating/anchors.json');

const MILLION = 1_000_000;
const ROUNDS = 2000;

/** As strong as somebody of whom nothing is known. */
const ZERO = 'level3';

/** Games between players of these levels, and how many each has won; shared ones in part. */
export interface LevelContest {
  readonly levels: readonly string[];
  readonly wins: readonly number[];
}

type Means = Readonly<Record<string, number>>;

/** The means in whole millionths, so that the model expects what the contests show. */
export function fitted(contests: readonly LevelContest[], seats: number): Means {
  // One game more, won by each as often as by chance: nobody is infinitely strong.
  const counted = contests.map(({ levels, wins }) => ({
    levels,
    wins: wins.map((won) => won + 1 / seats),
    games: 1 + wins.reduce((sum, won) => sum + won, 0),
  }));
  const levels = [...new Set(contests.flatMap((contest) => contest.levels))].sort();
  let strengths = new Map(levels.map((level) => [level, 1]));
  const of = (level: string) => strengths.get(level) ?? 0;
  for (let round = 0; round < ROUNDS; round++)
    strengths = new Map(
      levels.map((level) => {
        let [won, met] = [0, 0];
        for (const contest of counted) {
          const all = contest.levels.reduce((sum, one) => sum + of(one), 0);
          for (const [player, one] of contest.levels.entries())
            if (one === level) {
              won += at(contest.wins, player);
              met += contest.games / all;
            }
        }
        return [level, won / met];
      }),
    );
  const spread = Math.sqrt(seats) * BETA;
  return Object.fromEntries(
    levels.map((level) => {
      const ahead = Math.round(1000 * spread * Math.log(of(level) / of(ZERO)));
      return [level, FIRST.mu + ahead * (MILLION / 1000)];
    }),
  );
}

/** Writes the file that servers use, and says whether it has changed; a new version makes them compute their ladders anew. */
export function writeAnchors(): string {
  const anchors: Record<string, Record<string, Means>> = {};
  for (const { game, seats, contests } of tableSizes())
    anchors[game] = { ...anchors[game], [seats]: fitted([...contests, ...learned(game, seats)], seats) };
  const before = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : { version: 0 };
  if (JSON.stringify(before.anchors) === JSON.stringify(anchors)) return 'the anchors are as they were';
  const version = before.version + 1;
  writeFileSync(FILE, `${JSON.stringify({ version, anchors }, null, 2)}\n`);
  return `wrote version ${version} of the anchors`;
}

interface TableSize {
  readonly game: string;
  readonly seats: number;
  readonly contests: LevelContest[];
}

/** The arena's contests between levels, one of a level among others of another, by title and seats. */
function tableSizes(): TableSize[] {
  const sizes = new Map<string, TableSize>();
  for (const file of readdirSync(CONTESTS).sort()) {
    if (!file.endsWith('.json')) continue;
    const { match, games, share } = JSON.parse(readFileSync(join(CONTESTS, file), 'utf8'));
    const { game, seats, a, b } = match;
    if (seats < 2 || ![a, b].every((name) => /^level\d$/.test(name))) continue;
    const size: TableSize = sizes.get(`${game} ${seats}`) ?? { game, seats, contests: [] };
    sizes.set(`${game} ${seats}`, size);
    const others = Array.from({ length: seats - 1 }, () => b);
    size.contests.push({
      levels: [a, ...others],
      wins: [share * games, ...others.map(() => ((1 - share) * games) / others.length)],
    });
  }
  return [...sizes.values()].sort((one, two) =>
    one.game === two.game ? one.seats - two.seats : one.game < two.game ? -1 : 1,
  );
}

/** The games of bench/ratings that are there to learn from, by who played. */
function learned(game: string, seats: number): LevelContest[] {
  const contests = new Map<string, { levels: string[]; wins: number[] }>();
  for (const { players, places } of playedGames(game, seats).slice(0, LEARNED)) {
    const shares = sharesOf(places);
    const seated = players
      .map((player, seat) => ({ level: at(PLAYERS, player), share: at(shares, seat) }))
      .sort((one, two) => (one.level < two.level ? -1 : one.level > two.level ? 1 : 0));
    const levels = seated.map(({ level }) => level);
    const contest = contests.get(levels.join()) ?? { levels, wins: levels.map(() => 0) };
    contests.set(levels.join(), contest);
    contest.wins = contest.wins.map((won, i) => won + at(seated, i).share);
  }
  return [...contests.values()];
}
