/** What people write, names and lines alike, in one form without what nobody can see. */

/** Breaks, and characters that print nothing though they count as letters or signs. */
const BLANKS = /[\s\p{Cc}\u2800\u{13441}\u{13442}\u{1d159}]/gu;

/** Fillers, turns of direction, private characters and the like. Joiners, selectors and tags have rules of their own. */
const UNSEEN =
  /(?![\p{Join_Control}\p{Variation_Selector}\u{e0020}-\u{e007f}])[\p{Default_Ignorable_Code_Point}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\ufff9-\ufffc]/gu;

/** Tags are good for one thing: the flags of countries within a country. */
const TAGS = /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,6}\u{e007f})|[\u{e0020}-\u{e007f}]/gu;

/** A variation selector changes the letter or sign before it. */
const STRAY_SELECTORS = /(?<![\p{L}\p{N}\p{P}\p{S}])\p{Variation_Selector}/gu;

/** A joiner stands between two emoji, or between letters of a script that knows it. */
const STRAY_JOINERS =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])\p{Join_Control}|\p{Join_Control}(?![\p{L}\p{Extended_Pictographic}])|(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}][\p{M}\p{Join_Control}]*)\p{Join_Control}/gu;

/** Marks without a letter would lie on whatever stands before the text. */
const BARE_MARKS = /(?<=^| )[\p{M}\p{Join_Control}]+/gu;

/** No script puts more marks on one letter; piles of them cover the lines around. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The text without what nobody can see, on one line and in Unicode's form NFC; empty where nothing visible is left. */
export function visibleText(text: string): string {
  const seen = text
    .replace(BLANKS, ' ')
    .replace(UNSEEN, '')
    .replace(TAGS, '$1')
    // Some letters become a letter and a mark: what follows them counts as following that.
    .normalize('NFC')
    .replace(STRAY_SELECTORS, '')
    .replace(BARE_MARKS, '')
    .replace(STRAY_JOINERS, '')
    .normalize('NFC')
    .replace(PILED_MARKS, '$1')
    .replace(/ +/g, ' ')
    .trim();
  return VISIBLE.test(seen) ? seen : '';
}
