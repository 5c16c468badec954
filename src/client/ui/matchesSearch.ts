/** Whether every word of the query occurs in a text, ignoring accents and case. */
export function matchesSearch(text: string, query: string): boolean {
  const plain = (one: string) => one.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const plainText = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => plainText.includes(word));
}
