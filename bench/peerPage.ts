/** The page about the match against boardgame.io's bot. */
import type { Standing } from '#bots';
import { type Figure, numberText, shareText, tableText, verdictOf } from './table.ts';

/** The result of the match. */
export interface PeerResult {
  readonly standing: Standing;
  /** Iterations of its bot per decision. */
  readonly iterations: number;
  /** CPU milliseconds per decision. */
  readonly ms: { readonly ours: number; readonly theirs: number };
}

/** Games won out of 100, and how many times longer its bot thinks. */
const GOALS = { won: { floor: 90, aim: 95 }, longer: { floor: 40, aim: 80 } };

/** Whether a floor was missed. */
export function missed(result: PeerResult): boolean {
  return figuresOf(result).some((figure) => verdictOf(figure) === 'MISSED');
}

/** The page in Markdown. */
export function pageOf(result: PeerResult): string {
  const { standing, iterations, ms } = result;
  const [won, longer] = figuresOf(result);
  const { games, points } = standing;
  const margin = numberText(100 * standing.margin);
  const rows = [
    [`games won of 100`, `${numberText(won.value)} ± ${margin}`, String(won.floor), verdictOf(won)],
    [
      'CPU per decision, relative to its bot',
      shareText(1 / longer.value),
      shareText(1 / longer.floor),
      verdictOf(longer),
    ],
  ];
  return `# Against boardgame.io's bot

Written by \`npx tsx bench/peerMatch.ts ${games} ${iterations}\` (Node ${process.version}): our highest level against boardgame.io's MCTS bot with
${iterations} iterations a decision, on Rowhouse with two seats, every deal from both seats. Its bot sees the hidden tiles, ours
only its view. A tie is half a win; the interval is 95 %, over the deals.

${tableText(['what', 'measured', 'floor', 'verdict'], rows)}

${games} games. Mean points ${numberText(points[0])} against ${numberText(points[1])}; CPU per decision ${numberText(ms.ours)} against ${numberText(ms.theirs)} ms.
`;
}

function figuresOf({ standing, ms }: PeerResult): readonly [won: Figure, longer: Figure] {
  return [
    { value: 100 * standing.share, ...GOALS.won },
    { value: ms.theirs / ms.ours, ...GOALS.longer },
  ];
}
