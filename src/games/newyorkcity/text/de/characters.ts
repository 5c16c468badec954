/** The characters in German; names are ours, the box shows numbers. */
import type { PerCharacter } from '../../characters.ts';
import { LANTERN_DISTRICT, type Lantern, SETS, type SetScorer } from '../../components.ts';
import { itemsOf, type SetNouns } from '../endCharacters.ts';
import type { CharacterWords } from '../text.ts';
import { inDistrict, list, onTile, vehicle } from './nouns.ts';

const NAMES = { ...vehicle, any: 'Fahrzeug' };

const inSentence: SetNouns = {
  vehicle(name, count) {
    if (count > 1) return `${count} × ${NAMES[name]}`;
    return name === 'any' ? 'einem Fahrzeug' : NAMES[name];
  },
  dollars: (count) => `${count} Dollar`,
  skyscrapers: (count) =>
    count === 1 ? 'einem Wolkenkratzer vom Tableau' : `${count} Wolkenkratzern vom Tableau`,
};

const inBrief: SetNouns = {
  vehicle: (name, count) => (count === 1 ? NAMES[name] : `${count} × ${NAMES[name]}`),
  dollars: (count) => `${count} Dollar`,
  skyscrapers: (count) => `${count} Wolkenkratzer`,
};

/** R11.28 What a lamplighter counts. */
function lit(lantern: Lantern) {
  const district = LANTERN_DISTRICT[lantern];
  return {
    ability: `1 Punkt je eigenen Wolkenkratzer ${inDistrict[district]}.`,
    short: `1 je Wolkenkratzer: ${onTile[district]}`,
  };
}

/** R11.37 What the sets of a character bring. */
function scoring(scorer: SetScorer) {
  const set = SETS[scorer];
  const { points } = set;
  return {
    ability: `${points} Punkte je Satz aus ${list(itemsOf(set, inSentence))}.`,
    short: `${points} je ${itemsOf(set, inBrief).join(' + ')}`,
  };
}

export const characters: PerCharacter<CharacterWords> = {
  secretary: {
    name: 'Sekretärin',
    ability: '1 Punkt; wirf beliebig viele Handkarten ab und zieh ebenso viele nach.',
    short: '1 Punkt; Handkarten tauschen',
  },
  goBetween: {
    name: 'Vermittler',
    ability: 'Nimm statt eines Paars je eine Karte aus zwei Paaren.',
    short: 'Je 1 Karte aus 2 Paaren',
  },
  archivist: {
    name: 'Archivarin',
    ability: '1 Punkt; eine Karte vom Stapel vergrößert deinen Vorrat um eine Karte.',
    short: '1 Punkt; Vorrat wächst um 1',
  },
  bulkBuyer: {
    name: 'Großeinkäufer',
    ability: 'Nimm deine beiden Paare auf einmal.',
    short: 'Beide Paare auf einmal',
  },
  scout: {
    name: 'Späher',
    ability: 'Zieh 3 Karten, dann wirf 2 ab.',
    short: '3 ziehen, 2 abwerfen',
  },
  banker: {
    name: 'Bankier',
    ability: 'Nimm 2 Dollar.',
    short: '2 Dollar nehmen',
  },
  headhunter: {
    name: 'Headhunter',
    ability: 'Entlass eine deiner Personen und nimm eine, die höchstens 1 mehr wert ist.',
    short: 'Person tauschen, höchstens +1',
  },
  bookkeeper: {
    name: 'Buchhalter',
    ability: 'Nimm zu jeder Karte des genommenen Paars eine gleiche aus deinem Vorrat.',
    short: 'Gleiche aus dem Vorrat nehmen',
  },
  reporter: {
    name: 'Reporterin',
    ability: 'Zieh 1 Karte und nimm 1 Dollar.',
    short: '1 Karte ziehen, 1 Dollar nehmen',
  },
  agent: {
    name: 'Agent',
    ability: 'Zieh 2 Karten.',
    short: '2 Karten ziehen',
  },
  wrecker: {
    name: 'Abrissmeister',
    ability: 'Ersetze einen schwarzen Wolkenkratzer durch einen von deinem Tableau.',
    short: 'Schwarz durch eigenen ersetzen',
  },
  librarian: {
    name: 'Bibliothekarin',
    ability: '1 Punkt; wirf beliebig viele Vorratskarten ab und fülle den Vorrat auf.',
    short: '1 Punkt; Vorrat erneuern',
  },
  interpreter: {
    name: 'Dolmetscher',
    ability: 'Eine Karte deiner Wahl zählt als eine Karte der gefragten Sorte.',
    short: '1 Karte nach Wahl als gefragte',
  },
  whistleBlower: {
    name: 'Informant',
    ability: 'Geh auf der Presseleiste 1 oder 2 Felder zurück: je Feld ein Joker in diesem Gebot.',
    short: '1–2 Felder zurück: je 1 Joker',
  },
  assistant: {
    name: 'Assistentin',
    ability: 'Spiel zu einer Handkarte auch eine gleiche aus deinem Vorrat.',
    short: 'Gleiche aus dem Vorrat spielen',
  },
  lobbyist: {
    name: 'Lobbyist',
    ability: 'Dein Gebot steigt um einen Joker.',
    short: 'Gebot um 1 Joker höher',
  },
  patron: {
    name: 'Mäzen',
    ability: 'Dein Prestige-Gebot steigt um eine Prestigekarte.',
    short: 'Prestige-Gebot 1 Karte höher',
  },
  doorman: {
    name: 'Portier',
    ability: 'Nimm 1 Dollar; du bietest in dieser Bietrunde zuletzt.',
    short: 'Zuletzt bieten, 1 Dollar nehmen',
  },
  celebrity: {
    name: 'Berühmtheit',
    ability: 'Dein Prestige-Gebot bringt doppelte Punkte.',
    short: 'Prestigepunkte ×2',
  },
  engineer: {
    name: 'Ingenieurin',
    ability: 'Eine Karte deiner Wahl zählt als zwei Karten der gefragten Sorte.',
    short: '1 Karte nach Wahl zählt doppelt',
  },
  foreman: {
    name: 'Polier',
    ability: 'Wenn du baust, bau dort noch einen Wolkenkratzer aus dem Bestand.',
    short: 'Beim Bauen: dort 1 mehr',
  },
  clerk: {
    name: 'Schreiber',
    ability: 'Tausch nach einer Bietrunde bis zu 2 Handkarten aus.',
    short: 'Bis zu 2 Handkarten tauschen',
  },
  singer: {
    name: 'Sängerin',
    ability: '2 Punkte.',
    short: '2 Punkte',
  },
  draughtsman: {
    name: 'Zeichner',
    ability: '1 Punkt und ein Wolkenkratzer aus dem Bestand.',
    short: '1 Punkt und 1 Wolkenkratzer',
  },
  actor: {
    name: 'Schauspieler',
    ability: '3 Punkte.',
    short: '3 Punkte',
  },
  photographer: {
    name: 'Fotografin',
    ability: 'Ein Wolkenkratzer aus dem Bestand und 1 Feld auf der Presseleiste.',
    short: '1 Wolkenkratzer, 1 Pressefeld',
  },
  editor: {
    name: 'Redakteur',
    ability: 'So viele Felder auf der Presseleiste, wie dein Platz darauf angibt.',
    short: 'Pressefelder = dein Platz',
  },
  orangeLamplighter: { name: 'Oranger Laternenanzünder', ...lit('orange') },
  greenLamplighter: { name: 'Grüner Laternenanzünder', ...lit('green') },
  brownLamplighter: { name: 'Brauner Laternenanzünder', ...lit('brown') },
  purpleLamplighter: { name: 'Violetter Laternenanzünder', ...lit('purple') },
  whiteLamplighter: { name: 'Weißer Laternenanzünder', ...lit('white') },
  publisher: {
    name: 'Verlegerin',
    ability: '1 Punkt je 2 Felder auf der Presseleiste, aufgerundet.',
    short: '1 je 2 Pressefelder',
  },
  collector: {
    name: 'Sammler',
    ability: '2 Punkte je Karte einer Sorte in deinem Vorrat.',
    short: '2 je gleicher Vorratskarte',
  },
  townPlanner: {
    name: 'Stadtplanerin',
    ability: '2 Punkte je Bezirk mit mindestens 3 eigenen Wolkenkratzern.',
    short: '2 je Bezirk mit 3 oder mehr',
  },
  manager: {
    name: 'Geschäftsführer',
    ability: '1 Punkt je eigene Person.',
    short: '1 je eigene Person',
  },
  haulier: { name: 'Fuhrunternehmer', ...scoring('haulier') },
  railwayman: { name: 'Bahnbeamter', ...scoring('railwayman') },
  harbourMaster: { name: 'Hafenmeister', ...scoring('harbourMaster') },
  chauffeur: { name: 'Chauffeurin', ...scoring('chauffeur') },
  contractor: { name: 'Bauunternehmer', ...scoring('contractor') },
  financier: { name: 'Finanzier', ...scoring('financier') },
};
