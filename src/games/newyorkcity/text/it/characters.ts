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
    ability: `Fine: 1 punto per ogni tuo grattacielo ${inDistrict[district]}.`,
    short: `1 per grattacielo: ${onTile[district]}`,
  };
}

/** R11.37 What the sets of a character bring. */
function scoring(scorer: SetScorer) {
  const set = SETS[scorer];
  const { points } = set;
  return {
    ability: `Fine: ${points} punti per ogni insieme di ${list(itemsOf(set, inSentence))}.`,
    short: `${points}: ${itemsOf(set, inBrief).join(' + ')}`,
  };
}

export const characters: PerCharacter<CharacterWords> = {
  secretary: {
    name: 'Segretaria',
    ability: '1 punto; scarta quante carte della mano vuoi e pescane altrettante.',
    short: '+1 punto, cambia carte',
  },
  goBetween: {
    name: 'Intermediario',
    ability: 'Invece di una coppia prendi una carta da ciascuna di due coppie.',
    short: 'Una carta da due coppie',
  },
  archivist: {
    name: 'Archivista',
    ability: '1 punto; una carta del mazzo ingrandisce di una la tua riserva.',
    short: '+1 punto, riserva +1',
  },
  bulkBuyer: {
    name: 'Grossista',
    ability: 'Prendi entrambe le tue coppie in una volta.',
    short: 'Due coppie in una volta',
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
    short: 'Cambia personaggio, +1',
  },
  bookkeeper: {
    name: 'Contabile',
    ability: 'Per ogni carta della coppia appena presa prendine una uguale dalla tua riserva.',
    short: 'Gemelle dalla riserva',
  },
  reporter: {
    name: 'Cronista',
    ability: 'Pesca 1 carta e prendi 1 dollaro.',
    short: '+1 carta, +1 dollaro',
  },
  agent: {
    name: 'Agente',
    ability: 'Pesca 2 carte.',
    short: 'Pesca 2 carte',
  },
  wrecker: {
    name: 'Demolitore',
    ability: 'Sostituisci un grattacielo nero con uno della tua plancia.',
    short: 'Sostituisci un nero',
  },
  librarian: {
    name: 'Bibliotecaria',
    ability: '1 punto; scarta quante carte di riserva vuoi e completa la riserva.',
    short: '+1 punto, riserva nuova',
  },
  interpreter: {
    name: 'Interprete',
    ability: 'Una carta a tua scelta conta come una carta del tipo richiesto.',
    short: 'Una carta del tipo giusto',
  },
  whistleBlower: {
    name: 'Informatore',
    ability: 'Arretra di 1 o 2 caselle sul tracciato della stampa, ciascuna per un jolly in questa offerta.',
    short: '1–2 indietro: jolly',
  },
  assistant: {
    name: 'Assistente',
    ability: 'Con una carta della mano gioca anche una dello stesso tipo dalla tua riserva.',
    short: 'Anche dalla riserva',
  },
  lobbyist: {
    name: 'Lobbista',
    ability: 'La tua offerta vale un jolly in più.',
    short: 'Offerta +1 jolly',
  },
  patron: {
    name: 'Mecenate',
    ability: 'La tua offerta per il prestigio vale una carta prestigio in più.',
    short: 'Offerta prestigio +1',
  },
  doorman: {
    name: 'Portiere',
    ability: 'Prendi 1 dollaro; in quest’asta offri dopo tutti gli altri.',
    short: 'Offri in coda, +1 dollaro',
  },
  celebrity: {
    name: 'Celebrità',
    ability: 'La tua offerta per il prestigio porta punti doppi.',
    short: 'Punti prestigio ×2',
  },
  engineer: {
    name: 'Ingegnere',
    ability: 'Una carta a tua scelta conta come due carte del tipo richiesto.',
    short: 'Una carta vale due',
  },
  foreman: {
    name: 'Caposquadra',
    ability: 'Quando metti un grattacielo, mettine lì un altro dalla scorta.',
    short: 'Costruisci 1 in più',
  },
  clerk: {
    name: 'Impiegata',
    ability: 'Dopo un’asta sostituisci fino a 2 carte della mano.',
    short: 'Sostituisci 2 carte',
  },
  singer: {
    name: 'Cantante',
    ability: '2 punti.',
    short: '+2 punti',
  },
  draughtsman: {
    name: 'Disegnatrice',
    ability: '1 punto e un grattacielo dalla scorta.',
    short: '+1 punto, +1 grattacielo',
  },
  actor: {
    name: 'Attore',
    ability: '3 punti.',
    short: '+3 punti',
  },
  photographer: {
    name: 'Fotografa',
    ability: 'Un grattacielo dalla scorta e 1 casella sul tracciato della stampa.',
    short: '+1 grattacielo, +1 stampa',
  },
  editor: {
    name: 'Redattore',
    ability: 'Tante caselle sul tracciato della stampa quante ne dice il tuo posto.',
    short: 'Stampa: il tuo posto',
  },
  orangeLamplighter: { name: 'Lampionaio arancione', ...lit('orange') },
  greenLamplighter: { name: 'Lampionaio verde', ...lit('green') },
  brownLamplighter: { name: 'Lampionaio marrone', ...lit('brown') },
  purpleLamplighter: { name: 'Lampionaio viola', ...lit('purple') },
  whiteLamplighter: { name: 'Lampionaio bianco', ...lit('white') },
  publisher: {
    name: 'Editrice',
    ability: 'Fine: 1 punto ogni 2 caselle sul tracciato della stampa, arrotondato per eccesso.',
    short: '1 ogni 2 caselle stampa',
  },
  collector: {
    name: 'Collezionista',
    ability: 'Fine: 2 punti per ogni carta di uno stesso tipo nella tua riserva.',
    short: '2 per carta uguale',
  },
  townPlanner: {
    name: 'Urbanista',
    ability: 'Fine: 2 punti per ogni distretto con almeno 3 tuoi grattacieli.',
    short: '2 per distretto con 3',
  },
  manager: {
    name: 'Direttrice',
    ability: 'Fine: 1 punto per ogni tuo personaggio.',
    short: '1 per personaggio',
  },
  haulier: { name: 'Trasportatore', ...scoring('haulier') },
  railwayman: { name: 'Ferroviere', ...scoring('railwayman') },
  harbourMaster: { name: 'Capitano del porto', ...scoring('harbourMaster') },
  chauffeur: { name: 'Autista', ...scoring('chauffeur') },
  contractor: { name: 'Appaltatore', ...scoring('contractor') },
  financier: { name: 'Finanziere', ...scoring('financier') },
};
