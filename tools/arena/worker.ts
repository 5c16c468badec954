/** One process of the arena: plays the deals it receives and returns the results. */
import { type Bot, type DealtGame, playDeal } from '#bots';
import { loadTitle } from '#games';
import { freezePositions } from '#kernel';
import { botAt } from './revisions.ts';
import { cpuClock } from './spec.ts';

/** A contest as sent between processes. */
export interface Match {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly a: string;
  readonly b: string;
}

/** CPU milliseconds of each decision. */
export type Thinking = readonly number[];

/** The games and thinking times of one deal. */
export interface DealResult {
  readonly deal: number;
  readonly games: readonly DealtGame[];
  readonly a: Thinking;
  readonly b: Thinking;
}

/** Plays one deal and measures every decision. */
export async function playTimed(match: Match, deal: number): Promise<DealResult> {
  const title = await loadTitle(match.game);
  const timedBot = async (spec: string) => {
    const bot = await botAt(spec, title);
    if (!bot) throw new Error(`no such bot: ${spec}`);
    return timed(bot);
  };
  const [a, b] = [await timedBot(match.a), await timedBot(match.b)];
  const { game } = title;
  const games = playDeal({ game, options: match.options, seats: match.seats, a: a.bot, b: b.bot }, deal);
  return { deal, games, a: a.thinking, b: b.thinking };
}

interface TimedBot {
  readonly bot: Bot;
  readonly thinking: number[];
}

/** Decisions with only one answer are not counted. */
function timed(bot: Bot): TimedBot {
  const thinking: number[] = [];
  return {
    thinking,
    bot: {
      choose(seat, view, legal, rng) {
        if (legal.length === 1) return bot.choose(seat, view, legal, rng);
        const start = cpuClock();
        const action = bot.choose(seat, view, legal, rng);
        // Hundredths: the lists are kept in files.
        thinking.push(Math.round(100 * (cpuClock() - start)) / 100);
        return action;
      },
    },
  };
}

if (process.send) {
  freezePositions(false);
  process.on('message', ({ match, deal }: { match: Match; deal: number }) => {
    playTimed(match, deal).then(
      (dealt) => process.send?.(dealt),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
