/** French elision before names. */

/** « de » becomes « d’ » before a vowel or an h: d’Ana, de Ben. */
export function de(name: string): string {
  return /^[aeiouhàâäéèêëîïôöùûüæœ]|^y[^aeiouéè]/i.test(name) ? `d’${name}` : `de ${name}`;
}
