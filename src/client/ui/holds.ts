/** Whether every wanted word occurs in a text, whatever the accents and capitals. */
export function holds(text: string, wanted: string): boolean {
  const plain = (one: string) => one.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const hay = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}
