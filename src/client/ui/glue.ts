/** Signs stay on the line of what they belong to. */

// A sign of money before its number begins a word.
const BEFORE = / (?=[:;?!»%]|\$(?!\d))/g;
const AFTER = /(?<=«) /g;

/** A sentence whose lines never begin with a sign, as «5 $», «points :» and «qui ?» would let them. */
export function glue(sentence: string): string {
  return sentence.replace(BEFORE, '\u00a0').replace(AFTER, '\u00a0');
}
