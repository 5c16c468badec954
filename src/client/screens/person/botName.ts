/** A bot's level in words; an automaton has a name. */
export function botName(
  bot: string | null,
  { bot: levels, nobody }: { bot: Readonly<Record<string, string>>; nobody: string },
): string {
  return bot === null ? nobody : (levels[bot] ?? bot);
}
