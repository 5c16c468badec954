/** What the table says in Italian while a turn is put together, sent and settled. */
import type { TurnText } from '../turnText.ts';

export const turn: TurnText = {
  send: {
    wins: 'vince +1',
    leads: 'in testa per +1',
    hireUpTo: (value) => `assumi fino a ${value}`,
    hire: (name) => `Assumi: ${name}`,
    pair: 'Prendi questa coppia',
    stack: 'Prendi questi due',
    lay: (value, where) => `Metti ${value} ${where}`,
  },
  composer: {
    pass: 'Passa',
    brings: 'e che cosa porta',
    choose: 'scegli quanto, o tocca le tue carte',
    ways: (shown, all) => `${shown} modi su ${all}, o tocca le tue carte`,
    sends: (shown, all) => `${shown} modi su ${all}: un tocco invia`,
    keeps: (cards) => `tiene ${cards}`,
    spends: (cards) => `spende ${cards}`,
    only: 'nulla di utile dopo',
  },
  tab: {
    pairs: 'Coppie',
    stacks: 'Pile',
    left: (n) => (n === 1 ? 'ne resta 1' : `ne restano ${n}`),
    toHire: (n) => `${n} da assumere`,
    inReach: (n) => `${n} alla portata`,
    toChoose: (n) => `${n} tra cui scegliere`,
  },
  draft: {
    orUse: 'O usa prima un personaggio',
    useFor: 'usa per',
    withPair: 'con questa coppia',
  },
  settled: {
    heading: 'Risolto nell’ordine della stampa',
    nobody: 'Nessuno ha offerto.',
    tie: (value, ahead, behind) =>
      `Due offerte da ${value}: ${ahead} precede ${behind} sul tracciato della stampa e vince il bonus.`,
    at: (name, space) => `${name} (casella ${space})`,
    nothing: 'non prende nulla',
    ifEnded: (before, now) => `se finisse ora: prima ${before}, adesso ${now}`,
  },
  hint: (place) => `Suggerimento ${place}`,
};
