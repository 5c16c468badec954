/** What the table says in Polish while a turn is put together, sent and settled. */
import type { TurnText } from '../turnText.ts';

export const turn: TurnText = {
  send: {
    wins: 'wygrywa +1',
    leads: 'prowadzi o +1',
    hireUpTo: (value) => `postać do ${value}`,
    hire: (name) => `Zatrudnij: ${name}`,
    pair: 'Weź tę parę',
    stack: 'Weź te dwie',
    lay: (value, where) => `Połóż ${value} ${where}`,
  },
  composer: {
    pass: 'Pas',
    brings: 'i co to daje',
    choose: 'wybierz, ile, albo dotknij kart',
    ways: (shown, all) => `${shown} z ${all} ${all === 1 ? 'sposobu' : 'sposobów'}, albo dotknij kart`,
    sends: (shown, all) => `${shown} z ${all} ${all === 1 ? 'sposobu' : 'sposobów'}: dotknięcie wysyła`,
    keeps: (cards) => `zostaje: ${cards}`,
    spends: (cards) => `zużywa: ${cards}`,
    only: 'nic na później',
  },
  tab: {
    pairs: 'Pary',
    stacks: 'Stosy',
    left: (n) => `jeszcze ${n}`,
    toHire: (n) => `${n} do wyboru`,
    inReach: (n) => `${n} w zasięgu`,
    toChoose: (n) => `${n} do wyboru`,
  },
  draft: {
    orUse: 'Albo najpierw użyj postaci',
    useFor: 'użyj za',
    withPair: 'z tą parą',
  },
  settled: {
    heading: 'Rozliczenie w kolejności prasy',
    nobody: 'Nikt nie licytował.',
    tie: (value, ahead, behind) =>
      `Dwie oferty po ${value}: ${ahead} jest na torze prasy przed ${behind} i zdobywa premię.`,
    at: (name, space) => `${name} (pole ${space})`,
    nothing: 'nie bierze nic',
    ifEnded: (before, now) => `gdyby to był koniec: przedtem ${before}, teraz ${now}`,
  },
  hint: (place) => `Wskazówka ${place}`,
};
