/** One process of the arena: plays deals it is given and tells what came of them. */
import { type Bot, type DealtGame, playDeal } from '#bots';
import { loadTitle } from '#games';
import { freezePositions } from '#kernel';
import { botOf, cpuClock } from './spec.ts';

/** A contest as it travels between processes. */
export interface Match {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly a: string;
  readonly b: string;
}

/** CPU milliseconds of single decisions: what each would take on a core of its own. */
export type Thinking = readonly number[];

export interface Dealt {
  readonly deal: number;
  readonly games: readonly DealtGame[];
  readonly a: Thinking;
  readonly b: Thinking;
}

/** Plays one deal, looking at the clock around every decision. */
export async function playTimed(match: Match, deal: number): Promise<Dealt> {
  const title = await loadTitle(match.game);
  const [a, b] = [match.a, match.b].map((spec) => {
    const bot = botOf(spec, title);
    if (!bot) throw new Error(`no such bot: ${spec}`);
    return timed(bot);
  }) as [Timed, Timed];
  const { game } = title;
  const games = playDeal({ game, options: match.options, seats: match.seats, a: a.bot, b: b.bot }, deal);
  return { deal, games, a: a.thinking, b: b.thinking };
}

interface Timed {
  readonly bot: Bot;
  readonly thinking: number[];
}

/** Decisions with a single answer take no thought and are not counted. */
function timed(bot: Bot): Timed {
  const thinking: number[] = [];
  return {
    thinking,
    bot: {
      choose(seat, view, legal, rng) {
        if (legal.length === 1) return bot.choose(seat, view, legal, rng);
        const began = cpuClock();
        const action = bot.choose(seat, view, legal, rng);
        thinking.push(cpuClock() - began);
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
