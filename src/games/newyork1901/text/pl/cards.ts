/** Polish texts of the cards. */
import type { ActionCardTexts, ChallengeTexts } from '../text.ts';

export const actionCards: ActionCardTexts = {
  constructionBoom: {
    answer: 'Construction Boom: zbuduj drugi wieżowiec',
    short: 'buduj dwa razy',
    rule: 'Po pierwszym budynku tury budujesz jeszcze raz na własnej wolnej ziemi. Nie, jeśli pierwszy budynek wywołał koniec.',
  },
  marketShift: {
    answer: 'Market Shift: wymień cały rynek',
    short: 'nowy rynek',
    rule: 'Na początku tury cztery karty rynku idą pod talię, a ich miejsce zajmują cztery z wierzchu.',
  },
  landGrab: {
    answer: 'Land Grab: nabądź drugą działkę o 2 polach',
    short: 'weź dwie działki',
    rule: 'W tej turze nabywasz dwa razy; obie działki mają 2 pola. Nie daje drugiego budynku.',
  },
};

export const challenges: ChallengeTexts = {
  goldTycoon: {
    rule: 'Na koniec 3 punkty za każdą dzielnicę, w której masz co najmniej dwa wieżowce złote lub legendarne.',
    counted: 'dzielnice z dwoma złotymi',
  },
  masterArchitect: {
    rule: 'Na koniec 3, 6 lub 10 punktów za trzy, cztery albo pięć i więcej nieregularnych wieżowców.',
    counted: 'nieregularne, stojące',
  },
  goldPrestige: {
    rule: 'W trakcie gry: za budowę złotego lub legendarnego 1 punkt za każdy starszy budynek innego gracza, który ma z nim wspólny bok.',
    counted: 'punkty prestiżu',
  },
  bronzeBaron: {
    rule: 'Na koniec 5, 10 lub 15 punktów za cztery, pięć lub sześć stojących wieżowców brązowych.',
    counted: 'brązowe, stojące',
  },
  generationKing: {
    rule: 'Na koniec 5 punktów za każdą technologię, w której nikt inny nie ma tylu stojących wieżowców co ty.',
    counted: 'brąz · srebro · złoto',
  },
};
