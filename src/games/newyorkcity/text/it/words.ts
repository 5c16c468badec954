/** Prompts, answers and all other sentences of the game in Italian; the log is in events.ts. */

import { at } from '#kernel';
import { CHARACTER } from '../../characters.ts';
import { BIDDING_KINDS, DISTRICTS } from '../../components.ts';
import { info } from '../../info.ts';
import { mayUseFirst } from '../../queries.ts';
import { type Phrases, sayAnswer, sayGroup } from '../answers.ts';
import { levelText } from '../levelText.ts';
import { character, characterTrait, pairOf, type Text } from '../text.ts';
import { events } from './events.ts';
import { facts } from './facts.ts';
import { vocabulary } from './vocabulary.ts';

const phrases: Phrases = {
  pass: 'Non offrire',
  done: 'Niente, avanti',
  swap: 'Prima scambia carte con la riserva',
  use: (name) => `Usa ${name}`,
  from: (kind, pair) => `${vocabulary.card[kind].one} (da ${pair})`,
  with: (staff) => `con ${staff}`,
  back: (back) => `${back} ${back === 1 ? 'casella' : 'caselle'} indietro`,
  award: (vehicle, value, ends, district) =>
    `Tessera ${vocabulary.vehicle[vehicle]} (${value}): ${vocabulary.district[district]}, ${vocabulary.vehicle[vehicle]} (${ends})`,
  moveFrom: (district) => `Da: ${vocabulary.district[district]}`,
  group: {
    pass: 'Passa',
    use: 'Personaggi',
    swap: 'Riserva',
    choices: 'Scelte',
    bid: (value) => `Offri ${value}`,
    raise: (value) => `Aumenta di ${value}`,
    cards: (count) => (count === 1 ? '1 carta' : `${count} carte`),
    value: (value) => `Valore ${value}`,
  },
};

const BIDDING_HINT = {
  press: 'caselle sul tracciato della stampa',
  dollars: 'dollari',
  characters: 'un personaggio',
  plans: 'grattacieli per la tua plancia',
  prestige: 'punti e tessere prestigio',
  skyscrapers: 'grattacieli nel distretto del sindaco',
} as const;

export const words: Text = {
  title: info.title,
  values: {
    cards: 'Carte di ogni tipo',
    baseValues: 'Valori base delle tessere progresso',
    skyscrapers: 'Quanti grattacieli ci sono',
    startingPieces: 'Con che cosa comincia ognuno',
    allSixDistricts: 'Punti per tutti e sei i distretti',
    pressTrack: 'Il tracciato della stampa',
    elevator: 'L’ascensore',
    tom: 'Livelli e limiti di Tom',
    abilities: 'Quantità delle abilità',
    setPoints: 'Punti per gli insiemi',
    knownLinks: 'Due collegamenti nominati dal regolamento',
    otherLinks: 'Gli altri collegamenti e i loro veicoli',
    prestigeTiles: 'Valori delle tessere prestigio',
    lanterns: 'Quale lampionaio per quale distretto',
    sets: 'Che cosa richiedono gli insiemi',
    characters: 'Valori e copie dei personaggi',
  },
  prompt: {
    pickStack: () => 'Con quali due personaggi cominci?',
    draft: (step, { view }) =>
      mayUseFirst(view, step)
        ? 'Prendi una coppia di carte, o usa prima un personaggio.'
        : 'Prendi una coppia di carte.',
    mix: () => 'Quali carte prendi da due coppie?',
    assist: () => 'Usi ora un personaggio?',
    exchange: () => 'Quali carte della mano cambi?',
    discardTwo: () => 'Quali due carte scarti?',
    drop: () => 'Quale dei tuoi personaggi esce dal gioco?',
    hire: ({ value }) => `Ingaggia un personaggio di valore ${value} al massimo.`,
    fetch: ({ pair }) => `Quali carte di riserva prendi con la coppia ${pairOf(vocabulary, pair)}?`,
    replaceBlack: () => 'Dove sostituisci un grattacielo nero?',
    bid: (_step, { view }) =>
      `La tua offerta (${vocabulary.bidding[at(BIDDING_KINDS, view.bidding)]}): porta ${BIDDING_HINT[at(BIDDING_KINDS, view.bidding)]}.`,
    raise: () => 'Aumenti la tua offerta?',
    refresh: () => 'Quali carte scarti per nuove carte di riserva?',
    keep: () => 'Quali carte lasci nella riserva, in vista di tutti?',
    award: () => 'Quale tessera prestigio prendi, con quale veicolo, e dove va?',
    relocate: ({ district }) =>
      `La tua plancia è vuota: sposti un grattacielo? Destinazione: ${vocabulary.district[at(DISTRICTS, district)]}.`,
    reinforce: ({ district }) =>
      `Costruisci un altro grattacielo ${vocabulary.inDistrict[at(DISTRICTS, district)]}?`,
    renew: () => `${character(vocabulary, CHARACTER.clerk)}: quali carte sostituisci per 1 dollaro?`,
    act: () => 'Quale personaggio usi?',
  },
  answer: (action, telling) => sayAnswer(vocabulary, phrases, action, telling),
  group: (action, telling) => sayGroup(phrases, action, telling),
  event: events,
  fact: facts,
  trait: {
    start: { heading: 'Personaggi iniziali', of: (id) => characterTrait(vocabulary, id) },
    hired: { heading: 'Personaggi ingaggiati', of: (id) => characterTrait(vocabulary, id) },
  },
  part: {
    track: 'Segnapunti',
    statue: 'Statua della Libertà',
    staff: 'Personaggi',
    endStaff: 'Personaggi finali',
    majorities: 'Maggioranze',
    districts: 'Tutti i distretti',
    press: 'Stampa',
    leftovers: 'Resti',
  },
  ending: {
    fifthRound: 'Il quinto round è finito.',
    aheadOfTom: 'Il quinto round è finito.',
    behindTom: 'Il quinto round è finito.',
  },
  reason: {
    needsTom: 'Chi gioca da solo ha bisogno di almeno un Tom.',
    tooMany: 'Giocatori e Tom insieme sono al massimo quattro.',
    noSuchStack: 'Questa pila di personaggi non c’è.',
    noSuchPair: 'Questa coppia non c’è.',
    notYours: 'Non hai questo personaggio.',
    noDollar: 'Non c’è un dollaro per questo personaggio, o è già stato usato in questo round.',
    wrongMoment: 'Questo personaggio non si può usare ora.',
    jokersAlone: 'I jolly non si giocano da soli.',
    notEnoughCards: 'Non hai queste carte da giocare.',
    wrongKind: 'Con queste carte non si può fare questa offerta.',
    wrongValue: 'Con queste carte e questi personaggi l’offerta non ha questo valore.',
    tooExpensive: 'Questo personaggio vale troppo.',
    notOnShelf: 'Questo personaggio non è in vista.',
    vehicleGone: 'Sul tabellone non resta un veicolo per questa tessera.',
    notLinked: 'Il veicolo non va in questo distretto.',
    wrongNumber: 'Il numero di carte non è quello giusto.',
    notThere: 'Quello che vuoi prendere non c’è.',
    mustChoose: 'Scegli una delle risposte in elenco.',
  },
  options: {
    toms: { label: 'Tom', help: 'Quanti giocatori automatici siedono al tavolo.' },
    level: {
      label: 'Livello di Tom',
      help: 'Da facile a difficile; con un livello libero scegli tu modalità e carte.',
      value: (value) => levelText(value, ['facile', 'medio', 'difficile'], 'libero'),
    },
    mode: {
      label: 'Modalità di Tom',
      help: 'Per un livello libero: A è prevedibile, C no.',
      value: (value) => `Modalità ${value}`,
    },
    cards: { label: 'Carte di Tom', help: 'Per un livello libero: quante carte pesca Tom ogni round.' },
  },
};
