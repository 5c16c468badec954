/** Bots as typed on a command line: `greedy`, `level4`, `search:50ms`, `search:400it,plies=4`, `search:400it,fitted=0`, `vanilla:100ms`. */
import { type Bot, botNamed, greedy, random, searcher, searchSettings, VANILLA } from '#bots';
import type { Title } from '#games';
import { BOT_NAMES, type Budget, fittedHeuristics, type SearchSettings } from '#kernel';

/** The possible bots, for usage lines. */
export const SPECS = `random, greedy, ${BOT_NAMES.join(', ')}, search:<n>it, search:<n>ms, vanilla:<n>ms`;

/** At the end of a search's settings: goes by what positions are worth by hand, without fitted weights. */
const WITHOUT_FIT = ',fitted=0';

/** The same title with bots that know no fitted weights. */
export function withoutFit(title: Title): Title {
  const { heuristics } = title;
  const { fitting } = heuristics;
  if (!fitting) return title;
  return { ...title, heuristics: { ...heuristics, ...fittedHeuristics(fitting, undefined) } };
}

/** CPU milliseconds of this process, the only fair clock on a busy machine. */
export function cpuClock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The bot, or undefined if the text is not valid. */
export function botOf(spec: string, title: Title): Bot | undefined {
  if (spec.endsWith(WITHOUT_FIT)) return botOf(spec.slice(0, -WITHOUT_FIT.length), withoutFit(title));
  const { game, heuristics } = title;
  if (spec === 'random') return random();
  if (spec === 'greedy') return greedy(game, heuristics);
  const level = BOT_NAMES.find((known) => known === spec);
  if (level) return botNamed(level, game, heuristics, cpuClock);
  const [kind, thinking] = /^(search|vanilla):(.+)$/.exec(spec)?.slice(1) ?? [];
  if (!kind || !thinking) return undefined;
  const [amount = '', ...changes] = thinking.split(',');
  const budget = budgetOf(amount);
  const settings = withChanges(kind === 'vanilla' ? VANILLA : searchSettings(heuristics), changes);
  return (
    budget &&
    settings &&
    searcher(game, kind === 'vanilla' ? withoutPlan(heuristics) : heuristics, budget, settings)
  );
}

function budgetOf(amount: string): Budget | undefined {
  const [, number, unit] = /^(\d+)(it|ms)$/.exec(amount) ?? [];
  if (number === undefined) return undefined;
  if (unit === 'it') return { iterations: Number(number) };
  return { iterations: Number.POSITIVE_INFINITY, milliseconds: Number(number), clock: cpuClock };
}

function withChanges(settings: SearchSettings, changes: readonly string[]): SearchSettings | undefined {
  let result = settings;
  for (const change of changes) {
    const [name = '', value = ''] = change.split('=');
    if (!(name in settings) || Number.isNaN(Number(value))) return undefined;
    result = { ...result, [name]: Number(value) };
  }
  return result;
}

/** Textbook search uses neither plans nor the shortcut for independent seats. */
function withoutPlan({ plan: _, alone: __, ...heuristics }: Title['heuristics']): Title['heuristics'] {
  return heuristics;
}
