/** The match against boardgame.io's bot as a page. */
import type { Standing } from '#bots';
import { type Figure, numberText, shareText, tableText, verdictOf } from './table.ts';

export interface PeerResult {
  readonly standing: Standing;
  /** Its bot's, for each decision. */
  readonly iterations: number;
  /** CPU of a decision. */
  readonly ms: { readonly ours: number; readonly theirs: number };
}

/** Games won of a hundred, and how many times as long its bot thinks. */
const GOALS = { won: { floor: 90, aim: 95 }, longer: { floor: 40, aim: 80 } };

export function missed(result: PeerResult): boolean {
  return figuresOf(result).some((figure) => verdictOf(figure) === 'MISSED');
}

export function pageOf(result: PeerResult): string {
  const { standing, iterations, ms } = result;
  const [won, longer] = figuresOf(result);
  const { games, points } = standing;
  const margin = numberText(100 * standing.margin);
  const rows = [
    [`games won of 100`, `${numberText(won.value)} ± ${margin}`, String(won.floor), verdictOf(won)],
    [
      'CPU a decision, as part of its own',
      shareText(1 / longer.value),
      shareText(1 / longer.floor),
      verdictOf(longer),
    ],
  ];
  return `# Against boardgame.io's bot

Written by \`npx tsx bench/peerMatch.ts ${games} ${iterations}\` (Node ${process.version}): our highest level against boardgame.io's MCTS bot with
${iterations} iterations a decision, on the toy game with two seats, every deal from both seats. Its bot sees the hidden tiles, ours
sees its view. A tie is half a win; the interval is one of 95 %, from the deals.

${tableText(['what', 'seen', 'floor', 'verdict'], rows)}

${games} games. Mean points ${numberText(points[0])} against ${numberText(points[1])}; CPU a decision ${numberText(ms.ours)} against ${numberText(ms.theirs)} ms.
`;
}

function figuresOf({ standing, ms }: PeerResult): readonly [won: Figure, longer: Figure] {
  return [
    { value: 100 * standing.share, ...GOALS.won },
    { value: ms.theirs / ms.ours, ...GOALS.longer },
  ];
}
