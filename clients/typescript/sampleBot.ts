/**
 * Plays a game by chance, over HTTP alone: `SKYLINE=http://localhost:3000 npx tsx clients/typescript/sampleBot.ts flatiron`.
 * With the token of a link to a seat as second argument it sits down there.
 */
import { RefusedError, Skyline } from './client.ts';

const [game = 'flatiron', link] = process.argv.slice(2);
const skyline = new Skyline(process.env.SKYLINE ?? 'http://localhost:3000');

/** All there is to a bot: it is given what its seat may know and every answer it may give. */
function choose(_view: unknown, legal: readonly unknown[]): unknown {
  return legal[Math.floor(Math.random() * legal.length)];
}

async function sitDown(): Promise<string> {
  const { table } =
    link === undefined
      ? await skyline.call('joinQuickMatch', { body: { game, seats: 2, bots: true } })
      : await skyline.call('acceptLink', { params: { link }, body: {} });
  if (table === null) throw new Error('the link leads to no table');
  return table;
}

/** Looks at the table once and answers if it is asked; returns the ranking once the game is over. */
async function look(id: string) {
  const { tableView } = await skyline.call('readTableView', { params: { id } });
  const { phase, prompt, viewer, view, outcome } = tableView;
  if (phase === 'over') return outcome?.ranking ?? [];
  if (prompt === null || viewer === 'spectator') {
    await pause(0.2);
    return undefined;
  }
  const { legal } = await skyline.call('listLegalActions', { params: { id } });
  const answered = tableView.answered[viewer] ?? 0;
  await skyline.call('sendCommand', {
    params: { id },
    body: { id: `answer-${answered}`, command: { do: 'play', answered, action: choose(view, legal) } },
  });
  return undefined;
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

const { token } = await skyline.call('becomeGuest', { body: { name: 'Robot', bearer: true } });
skyline.token = token;
const table = await sitDown();
let ranking: Awaited<ReturnType<typeof look>>;
while (ranking === undefined) {
  try {
    ranking = await look(table);
  } catch (error) {
    // Too fast (P7), or the table has moved on (T9): it looks again.
    if (!(error instanceof RefusedError) || !['P7', 'T9'].includes(error.rule)) throw error;
    await pause(error.retryAfter ?? 1);
  }
}
console.log('ranking', JSON.stringify(ranking));
