/** R1.4 The 42 characters by name, with the number printed on the tile; states, actions and events hold the number. */
import { at } from '#kernel';

export const CHARACTER = {
  secretary: 1,
  goBetween: 2,
  archivist: 3,
  bulkBuyer: 4,
  scout: 5,
  banker: 6,
  headhunter: 7,
  bookkeeper: 8,
  reporter: 9,
  agent: 10,
  wrecker: 11,
  librarian: 12,
  interpreter: 13,
  whistleBlower: 14,
  assistant: 15,
  lobbyist: 16,
  patron: 17,
  doorman: 18,
  celebrity: 19,
  engineer: 20,
  foreman: 21,
  clerk: 22,
  singer: 23,
  draughtsman: 24,
  actor: 25,
  photographer: 26,
  editor: 27,
  orangeLamplighter: 28,
  greenLamplighter: 29,
  brownLamplighter: 30,
  purpleLamplighter: 31,
  whiteLamplighter: 32,
  publisher: 33,
  collector: 34,
  townPlanner: 35,
  manager: 36,
  haulier: 37,
  railwayman: 38,
  harbourMaster: 39,
  chauffeur: 40,
  contractor: 41,
  financier: 42,
} as const;

export type CharacterName = keyof typeof CHARACTER;

/** A character as it is stored: its number. */
export type Character = (typeof CHARACTER)[CharacterName];

/** Something for each character; a character without it does not compile. */
export type PerCharacter<T> = Readonly<Record<CharacterName, T>>;

// Object.keys knows no more than strings.
const NAMES = Object.keys(CHARACTER) as CharacterName[];

/** All characters, by number. */
export const ALL_CHARACTERS: readonly Character[] = NAMES.map((name) => CHARACTER[name]);

/** Such a table as a function of the number. */
export function byNumber<T>(table: PerCharacter<T>): (character: Character) => T {
  const listed: T[] = [];
  for (const name of NAMES) listed[CHARACTER[name]] = table[name];
  return (character) => at(listed, character);
}

/** The name under which the tables list a character. */
export function nameOf(character: Character): CharacterName {
  return at(NAMES, character - 1);
}
