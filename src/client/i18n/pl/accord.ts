/** What people at a table ask of each other, in Polish. */
import type { AccordText } from '../text/accord.ts';

export const accord: AccordText = {
  more: 'Więcej',
  ask: {
    back: 'Poproś o cofnięcie',
    pause: 'Poproś o przerwę',
    end: 'Zaproponuj przerwanie gry',
  },
  asks: {
    back: (name) => `${name} prosi o cofnięcie gry.`,
    pause: (name) => `${name} prosi o przerwę.`,
    end: (name) => `${name} proponuje przerwać grę, bez zwycięzcy.`,
  },
  waitingFor: (names) => `Czekamy na zgodę: ${names}.`,
  agree: 'Zgadzam się',
  decline: 'Odmawiam',
  withdraw: 'Wycofaj prośbę',
  paused: 'Gra jest wstrzymana.',
  resume: 'Graj dalej',
  standIn: (name) => `Zastąp botem: ${name}`,
  replaced: 'Gra za ciebie bot.',
  leave: 'Odejdź od stołu',
  leaving: 'Do twojego powrotu gra za ciebie bot.',
  comeBack: 'Wracam na swoje miejsce',
};
