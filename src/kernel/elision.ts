/** French names: the one small change that names make in a sentence. */

/** Before a vowel or an h, « de » loses its own: d’Ana, de Ben. */
export function de(name: string): string {
  return /^[aeiouhàâäéèêëîïôöùûüæœ]|^y[^aeiouéè]/i.test(name) ? `d’${name}` : `de ${name}`;
}
