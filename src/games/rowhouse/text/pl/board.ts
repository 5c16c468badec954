/** The drawings in Polish. */
import { pluralsIn } from '#kernel';
import type { BoardText } from '../boardText.ts';

const { counted } = pluralsIn('pl', ['one', 'few', 'many']);

const points = (count: number) => counted(count, 'punkt', 'punkty', 'punktów');

export const board: BoardText = {
  points,
  colors: {
    brick: 'Cegła: rzędy cegieł',
    cream: 'Krem: gładki kafelek z ramką',
    slate: 'Łupek: ukośne linie',
    moss: 'Mech: kropki',
    ochre: 'Ochra: pionowe linie',
  },
  roof: 'Na dachu leży wybrany kafelek, dopóki nie zostanie wbudowany; twój dach jest mosiężny',
  storeys: {
    alike: (count) => `Trzy jednakowe: ${points(count)}`,
    different: (count) => `Trzy różne: ${points(count)}`,
    mixed: (count) => `Każde inne pełne piętro: ${points(count)}`,
  },
};
