/** The characters in Polish; names are ours, the box shows numbers. */
import type { PerCharacter } from '../../characters.ts';
import { LANTERN_DISTRICT, type Lantern, SETS, type SetScorer } from '../../components.ts';
import { itemsOf, type SetNouns } from '../endCharacters.ts';
import type { CharacterWords } from '../text.ts';
import { counted, inDistrict, list, onTile, vehicle } from './nouns.ts';

const NAMES = { ...vehicle, any: 'pojazd' };

const GENITIVE = {
  taxi: 'taksówki',
  bus: 'autobusu',
  tram: 'tramwaju',
  subway: 'metra',
  boat: 'statku',
  any: 'pojazdu',
} as const;

const inSentence: SetNouns = {
  vehicle: (name, count) => (count === 1 ? GENITIVE[name] : `${count} × ${NAMES[name]}`),
  dollars: (count) => `${count} ${count === 1 ? 'dolara' : 'dolarów'}`,
  skyscrapers: (count) => `${count} ${count === 1 ? 'wieżowca' : 'wieżowców'} z twojej planszy`,
};

const inBrief: SetNouns = {
  vehicle: (name, count) => (count === 1 ? NAMES[name] : `${count} × ${NAMES[name]}`),
  dollars: (count) => counted(count, 'dolar', 'dolary', 'dolarów'),
  skyscrapers: (count) => counted(count, 'wieżowiec', 'wieżowce', 'wieżowców'),
};

/** R11.28 What a lamplighter counts. */
function lit(lantern: Lantern) {
  const district = LANTERN_DISTRICT[lantern];
  return {
    ability: `1 punkt za każdy twój wieżowiec ${inDistrict[district]}.`,
    short: `1 za wieżowiec: ${onTile[district]}`,
  };
}

/** R11.37 What the sets of a character bring. */
function scoring(scorer: SetScorer) {
  const set = SETS[scorer];
  const { points } = set;
  return {
    ability: `${points} punktów za każdy zestaw ${list(itemsOf(set, inSentence))}.`,
    short: `${points} za: ${itemsOf(set, inBrief).join(' + ')}`,
  };
}

export const characters: PerCharacter<CharacterWords> = {
  secretary: {
    name: 'Sekretarka',
    ability: '1 punkt; odrzuć dowolną liczbę kart z ręki i dobierz tyle samo.',
    short: '1 punkt; wymień karty z ręki',
  },
  goBetween: {
    name: 'Pośrednik',
    ability: 'Zamiast pary weź po jednej karcie z dwóch par.',
    short: 'Po 1 karcie z dwóch par',
  },
  archivist: {
    name: 'Archiwistka',
    ability: '1 punkt; karta z talii powiększa twoją rezerwę o jedną.',
    short: '1 punkt; rezerwa większa o 1',
  },
  bulkBuyer: {
    name: 'Hurtownik',
    ability: 'Weź obie swoje pary naraz.',
    short: 'Obie pary naraz',
  },
  scout: {
    name: 'Zwiadowczyni',
    ability: 'Dobierz 3 karty, potem odrzuć 2.',
    short: 'Dobierz 3, odrzuć 2',
  },
  banker: {
    name: 'Bankier',
    ability: 'Weź 2 dolary.',
    short: 'Weź 2 dolary',
  },
  headhunter: {
    name: 'Łowca głów',
    ability: 'Zwolnij jedną ze swoich postaci i zatrudnij wartą najwyżej o 1 więcej.',
    short: 'Wymień postać, najwyżej +1',
  },
  bookkeeper: {
    name: 'Księgowy',
    ability: 'Za każdą kartę właśnie wziętej pary weź taką samą ze swojej rezerwy.',
    short: 'Weź takie same z rezerwy',
  },
  reporter: {
    name: 'Reporterka',
    ability: 'Dobierz 1 kartę i weź 1 dolara.',
    short: 'Dobierz 1 kartę, weź 1 dolara',
  },
  agent: {
    name: 'Agent',
    ability: 'Dobierz 2 karty.',
    short: 'Dobierz 2 karty',
  },
  wrecker: {
    name: 'Rozbiórkowiec',
    ability: 'Zastąp czarny wieżowiec wieżowcem ze swojej planszy.',
    short: 'Zastąp czarny wieżowiec',
  },
  librarian: {
    name: 'Bibliotekarka',
    ability: '1 punkt; odrzuć dowolną liczbę kart rezerwy i uzupełnij ją.',
    short: '1 punkt; wymień karty rezerwy',
  },
  interpreter: {
    name: 'Tłumacz',
    ability: 'Jedna wybrana karta liczy się jak jedna karta wymaganego rodzaju.',
    short: '1 dowolna karta jak wymagana',
  },
  whistleBlower: {
    name: 'Sygnalistka',
    ability: 'Cofnij się o 1 lub 2 pola na torze prasy, każde za jokera w tej ofercie.',
    short: '1–2 pola prasy w tył: jokery',
  },
  assistant: {
    name: 'Asystentka',
    ability: 'Z kartą z ręki zagraj też kartę tego samego rodzaju z rezerwy.',
    short: 'Zagraj taką samą z rezerwy',
  },
  lobbyist: {
    name: 'Lobbysta',
    ability: 'Twoja oferta jest wyższa o jokera.',
    short: 'Oferta wyższa o jokera',
  },
  patron: {
    name: 'Mecenas',
    ability: 'Twoja oferta w licytacji prestiżu jest wyższa o kartę prestiżu.',
    short: 'Prestiż: oferta wyższa o kartę',
  },
  doorman: {
    name: 'Portier',
    ability: 'Weź 1 dolara; w tej licytacji licytujesz na końcu.',
    short: 'Licytuj na końcu, weź 1 dolara',
  },
  celebrity: {
    name: 'Gwiazda',
    ability: 'Twoja oferta w licytacji prestiżu daje podwójne punkty.',
    short: 'Punkty prestiżu ×2',
  },
  engineer: {
    name: 'Inżynier',
    ability: 'Jedna wybrana karta liczy się jak dwie karty wymaganego rodzaju.',
    short: '1 dowolna karta jak 2 wymagane',
  },
  foreman: {
    name: 'Brygadzista',
    ability: 'Gdy budujesz, zbuduj tam jeszcze jeden z zasobów.',
    short: 'Gdy budujesz: tam 1 więcej',
  },
  clerk: {
    name: 'Urzędniczka',
    ability: 'Po licytacji wymień do 2 kart z ręki.',
    short: 'Wymień do 2 kart z ręki',
  },
  singer: {
    name: 'Śpiewaczka',
    ability: '2 punkty.',
    short: '2 punkty',
  },
  draughtsman: {
    name: 'Kreślarka',
    ability: '1 punkt i wieżowiec z zasobów.',
    short: '1 punkt i 1 wieżowiec',
  },
  actor: {
    name: 'Aktor',
    ability: '3 punkty.',
    short: '3 punkty',
  },
  photographer: {
    name: 'Fotografka',
    ability: 'Wieżowiec z zasobów i 1 pole na torze prasy.',
    short: '1 wieżowiec, 1 pole prasy',
  },
  editor: {
    name: 'Redaktor',
    ability: 'Tyle pól na torze prasy, ile wynosi twoje miejsce na nim.',
    short: 'Pola prasy = twoje miejsce',
  },
  orangeLamplighter: { name: 'Latarnik pomarańczowy', ...lit('orange') },
  greenLamplighter: { name: 'Latarnik zielony', ...lit('green') },
  brownLamplighter: { name: 'Latarnik brązowy', ...lit('brown') },
  purpleLamplighter: { name: 'Latarnik fioletowy', ...lit('purple') },
  whiteLamplighter: { name: 'Latarnik biały', ...lit('white') },
  publisher: {
    name: 'Wydawczyni',
    ability: '1 punkt za każde 2 pola na torze prasy, z zaokrągleniem w górę.',
    short: '1 za każde 2 pola prasy',
  },
  collector: {
    name: 'Kolekcjoner',
    ability: '2 punkty za każdą kartę jednego rodzaju w twojej rezerwie.',
    short: '2 za kartę 1 rodzaju w rezerwie',
  },
  townPlanner: {
    name: 'Urbanista',
    ability: '2 punkty za każdą dzielnicę z co najmniej 3 twoimi wieżowcami.',
    short: '2 za dzielnicę z 3 lub więcej',
  },
  manager: {
    name: 'Dyrektorka',
    ability: '1 punkt za każdą twoją postać.',
    short: '1 za każdą postać',
  },
  haulier: { name: 'Przewoźnik', ...scoring('haulier') },
  railwayman: { name: 'Kolejarz', ...scoring('railwayman') },
  harbourMaster: { name: 'Kapitan portu', ...scoring('harbourMaster') },
  chauffeur: { name: 'Szofer', ...scoring('chauffeur') },
  contractor: { name: 'Wykonawca', ...scoring('contractor') },
  financier: { name: 'Finansista', ...scoring('financier') },
};
