/** The address of a rule, by its number. */

/** The page of the rules that hold at every table, whatever the game: numbers K, T and P. */
export const TABLE = 'table';

/** Without a game, only the table's rules have an address. */
export function ruleHref(game: string | undefined, rule: string): string | undefined {
  if (/^[KTP]/.test(rule)) return `/rules/${TABLE}#${rule}`;
  return game === undefined ? undefined : `/rules/${game}#${rule}`;
}
