/** Where a rule is read, by the number that players meet. */

/** The rules that hold at every table, whatever the game: numbers K, T and P. */
export const TABLE = 'table';

/** Away from a game only the table's rules can be found. */
export function ruleHref(game: string | undefined, rule: string): string | undefined {
  if (/^[KTP]/.test(rule)) return `/rules/${TABLE}#${rule}`;
  return game === undefined ? undefined : `/rules/${game}#${rule}`;
}
