/** The characters in Italian; names are ours, the box shows numbers. */
import type { PerCharacter } from '../../characters.ts';
import { LANTERN_DISTRICT, type Lantern, SETS, type SetScorer } from '../../components.ts';
import { itemsOf, type SetNouns } from '../endCharacters.ts';
import type { CharacterWords } from '../text.ts';
import { inDistrict, list, onTile, vehicle } from './nouns.ts';

const NAMES = { ...vehicle, any: 'veicolo' };

const inSentence: SetNouns = {
  vehicle(name, count) {
    if (count > 1) return `${count} × ${NAMES[name]}`;
    return name === 'subway' ? 'una metropolitana' : `un ${NAMES[name]}`;
  },
  dollars: (count) => (count === 1 ? 'un dollaro' : `${count} dollari`),
  skyscrapers: (count) =>
    count === 1 ? 'un grattacielo della tua plancia' : `${count} grattacieli della tua plancia`,
};

const inBrief: SetNouns = {
  vehicle: (name, count) => (count === 1 ? NAMES[name] : `${count} × ${NAMES[name]}`),
  dollars: (count) => `${count} ${count === 1 ? 'dollaro' : 'dollari'}`,
  skyscrapers: (count) => `${count} ${count === 1 ? 'grattacielo' : 'grattacieli'}`,
};

/** R11.28 What a lamplighter counts. */
function lit(lantern: Lantern) {
  const district = LANTERN_DISTRICT[lantern];
  return {
    ability: `1 punto per ogni tuo grattacielo ${inDistrict[district]}.`,
    short: `1 per grattacielo: ${onTile[district]}`,
  };
}

/** R11.37 What the sets of a character bring. */
function scoring(scorer: SetScorer) {
  const set = SETS[scorer];
  const { points } = set;
  return {
    ability: `${points} punti per ogni insieme di ${list(itemsOf(set, inSentence))}.`,
    short: `${points} per ${itemsOf(set, inBrief).join(' + ')}`,
  };
}

export const characters: PerCharacter<CharacterWords> = {
  secretary: {
    name: 'Segretaria',
    ability: '1 punto; scarta quante carte della mano vuoi e pescane altrettante.',
    short: '1 punto; cambia carte in mano',
  },
  goBetween: {
    name: 'Intermediario',
    ability: 'Invece di una coppia prendi una carta da ciascuna di due coppie.',
    short: '1 carta da ognuna di 2 coppie',
  },
  archivist: {
    name: 'Archivista',
    ability: '1 punto; una carta del mazzo ingrandisce di una la tua riserva.',
    short: '1 punto; riserva aumentata di 1',
  },
  bulkBuyer: {
    name: 'Grossista',
    ability: 'Prendi entrambe le tue coppie in una volta.',
    short: 'Entrambe le coppie insieme',
  },
  scout: {
    name: 'Esploratrice',
    ability: 'Pesca 3 carte, poi scartane 2.',
    short: 'Pesca 3, scarta 2',
  },
  banker: {
    name: 'Banchiere',
    ability: 'Prendi 2 dollari.',
    short: 'Prendi 2 dollari',
  },
  headhunter: {
    name: 'Cacciatore di teste',
    ability: 'Congeda un tuo personaggio e ingaggiane uno che vale al massimo 1 in più.',
    short: 'Cambia personaggio, massimo +1',
  },
  bookkeeper: {
    name: 'Contabile',
    ability: 'Per ogni carta della coppia appena presa prendine una uguale dalla tua riserva.',
    short: 'Prendi le uguali dalla riserva',
  },
  reporter: {
    name: 'Cronista',
    ability: 'Pesca 1 carta e prendi 1 dollaro.',
    short: 'Pesca 1 carta, prendi 1 dollaro',
  },
  agent: {
    name: 'Agente',
    ability: 'Pesca 2 carte.',
    short: 'Pesca 2 carte',
  },
  wrecker: {
    name: 'Demolitore',
    ability: 'Sostituisci un grattacielo nero con uno della tua plancia.',
    short: 'Sostituisci un grattacielo nero',
  },
  librarian: {
    name: 'Bibliotecaria',
    ability: '1 punto; scarta quante carte di riserva vuoi e completa la riserva.',
    short: '1 punto; rinnova la riserva',
  },
  interpreter: {
    name: 'Interprete',
    ability: 'Una carta a tua scelta conta come una carta del tipo richiesto.',
    short: '1 carta a scelta = 1 richiesta',
  },
  whistleBlower: {
    name: 'Informatore',
    ability: 'Arretra di 1 o 2 caselle sul tracciato della stampa, ciascuna per un jolly in questa offerta.',
    short: '1–2 caselle indietro: jolly',
  },
  assistant: {
    name: 'Assistente',
    ability: 'Con una carta della mano gioca anche una dello stesso tipo dalla tua riserva.',
    short: 'Gioca una uguale di riserva',
  },
  lobbyist: {
    name: 'Lobbista',
    ability: 'La tua offerta vale un jolly in più.',
    short: 'Offerta: 1 jolly in più',
  },
  patron: {
    name: 'Mecenate',
    ability: 'La tua offerta per il prestigio vale una carta prestigio in più.',
    short: 'Prestigio: 1 carta in più',
  },
  doorman: {
    name: 'Portiere',
    ability: 'Prendi 1 dollaro; in quest’asta offri dopo tutti gli altri.',
    short: 'Offri dopo tutti, 1 dollaro',
  },
  celebrity: {
    name: 'Celebrità',
    ability: 'La tua offerta per il prestigio porta punti doppi.',
    short: 'Punti prestigio ×2',
  },
  engineer: {
    name: 'Ingegnere',
    ability: 'Una carta a tua scelta conta come due carte del tipo richiesto.',
    short: '1 carta a scelta = 2 richieste',
  },
  foreman: {
    name: 'Caposquadra',
    ability: 'Quando metti un grattacielo, mettine lì un altro dalla scorta.',
    short: 'Quando costruisci: 1 in più',
  },
  clerk: {
    name: 'Impiegata',
    ability: 'Dopo un’asta sostituisci fino a 2 carte della mano.',
    short: 'Sostituisci fino a 2 carte',
  },
  singer: {
    name: 'Cantante',
    ability: '2 punti.',
    short: '2 punti',
  },
  draughtsman: {
    name: 'Disegnatrice',
    ability: '1 punto e un grattacielo dalla scorta.',
    short: '1 punto e 1 grattacielo',
  },
  actor: {
    name: 'Attore',
    ability: '3 punti.',
    short: '3 punti',
  },
  photographer: {
    name: 'Fotografa',
    ability: 'Un grattacielo dalla scorta e 1 casella sul tracciato della stampa.',
    short: '1 grattacielo, 1 casella stampa',
  },
  editor: {
    name: 'Redattore',
    ability: 'Tante caselle sul tracciato della stampa quante ne dice il tuo posto.',
    short: 'Caselle stampa = il tuo posto',
  },
  orangeLamplighter: { name: 'Lampionaio arancione', ...lit('orange') },
  greenLamplighter: { name: 'Lampionaio verde', ...lit('green') },
  brownLamplighter: { name: 'Lampionaio marrone', ...lit('brown') },
  purpleLamplighter: { name: 'Lampionaio viola', ...lit('purple') },
  whiteLamplighter: { name: 'Lampionaio bianco', ...lit('white') },
  publisher: {
    name: 'Editrice',
    ability: '1 punto ogni 2 caselle sul tracciato della stampa, arrotondato per eccesso.',
    short: '1 ogni 2 caselle stampa',
  },
  collector: {
    name: 'Collezionista',
    ability: '2 punti per ogni carta di uno stesso tipo nella tua riserva.',
    short: '2 per carta uguale in riserva',
  },
  townPlanner: {
    name: 'Urbanista',
    ability: '2 punti per ogni distretto con almeno 3 tuoi grattacieli.',
    short: '2 per distretto con 3 o più',
  },
  manager: {
    name: 'Direttrice',
    ability: '1 punto per ogni tuo personaggio.',
    short: '1 per personaggio',
  },
  haulier: { name: 'Trasportatore', ...scoring('haulier') },
  railwayman: { name: 'Ferroviere', ...scoring('railwayman') },
  harbourMaster: { name: 'Capitano del porto', ...scoring('harbourMaster') },
  chauffeur: { name: 'Autista', ...scoring('chauffeur') },
  contractor: { name: 'Appaltatore', ...scoring('contractor') },
  financier: { name: 'Finanziere', ...scoring('financier') },
};
