/** The review of a game in Polish. */
import type { ReviewText } from '../text/review.ts';
import { counted } from './counting.ts';

export const review: ReviewText = {
  heading: 'Analiza gry',
  lead: 'Każda decyzja, która dawała wybór, oceniona według tego, co gracz wtedy wiedział.',
  close: 'Zamknij analizę',
  seat: 'Decyzje:',
  progress: (play, plays) => `Analizuję ruch ${play} z ${plays}`,
  stop: 'Zatrzymaj',
  stopped: 'Zatrzymano przed końcem.',
  again: 'Zacznij od nowa',
  failed: 'Nie udało się przeanalizować gry.',
  noChoice: 'Nigdy nie było nic do wyboru.',
  found: (decisions, good) => {
    if (decisions > 1)
      return `${counted(decisions, 'decyzja', 'decyzje', 'decyzji', 'decyzji')}; tyle razy nie znalazło się nic lepszego: ${good}.`;
    return good === 1 ? '1 decyzja; nic lepszego się nie znalazło.' : '1 decyzja; było coś lepszego.';
  },
  level: (level) => `Gra na poziomie ${level}.`,
  levels: (lowest, highest) => `Gra na poziomie od ${lowest} do ${highest}.`,
  shares: (own, level, ofLevel, ofTop) =>
    `W ${own} decyzji nie znaleziono nic lepszego; poziom ${level} osiąga ${ofLevel}, poziom 6 ${ofTop}.`,
  measured: (games) => `Każdy poziom zmierzono w tylu grach: ${games}.`,
  turned: (move, from, to) => `Gra odwróciła się w ruchu ${move}: przedtem ${from}, potem ${to}.`,
  cost: (points) => `Stracone łącznie: ${points}.`,
  flawless: 'Niczego nie stracono.',
  costliest: 'Najdroższe decyzje',
  move: (move) => `Ruch ${move}`,
  played: 'Zagrano:',
  better: 'Lepiej:',
  gaveAway: (points) => `koszt: ${points}`,
  showIt: 'Pokaż ten moment',
  curve: { lead: 'Oczekiwana przewaga', own: 'Oczekiwane punkty' },
  course: (first, last, highest, lowest) =>
    `Przy pierwszej decyzji: ${first}, przy ostatniej: ${last}. Najwięcej: ${highest}. Najmniej: ${lowest}.`,
  all: 'Wszystkie decyzje w tabeli',
  columns: {
    move: 'Ruch',
    played: 'Zagrano',
    best: 'Najlepiej',
    cost: 'Koszt',
    expected: 'Oczekiwane',
  },
};
