/** Turns, playback and points, in Polish. */
import type { PlayText } from '../text/play.ts';
import { counted, noun } from './counting.ts';

export const play: PlayText = {
  stage: {
    chosen: (answers) => `Wybierasz: ${answers}`,
    points: (count) => noun(count, 'punkt', 'punkty', 'punktów', 'punktu'),
    afterwards: (numbers) => `Potem ${numbers}.`,
    reveals: 'Odsłania coś ukrytego: nie można cofnąć.',
    passes: 'To kończy twoją turę.',
    ends: 'To kończy grę.',
    goesOn: 'Twoja tura trwa dalej.',
    endTurn: 'Zakończ turę',
    goOn: 'Dalej',
    endGame: 'Zakończ grę',
    choose: 'Najpierw wybierz',
    sending: 'Wysyłanie…',
    dropped: 'W międzyczasie przy stole coś się zmieniło. Wybierz jeszcze raz.',
  },
  since: {
    moves: (count) => `${counted(count, 'ruch', 'ruchy', 'ruchów', 'ruchu')} od twojej tury`,
    heading: 'Od twojej tury',
    at: (step, last) => `${step} z ${last}`,
    skip: 'Pomiń',
    goOn: 'Dalej',
    close: 'Zamknij',
  },
  toMoment: 'Pokaż ten moment jeszcze raz',
  points: {
    curve: 'Punkty w trakcie gry',
    asTable: 'To samo w tabeli',
    moment: 'Ruch',
    lead: (name, move) => `Od ruchu ${move} do końca na prowadzeniu: ${name}.`,
    showIt: 'Pokaż',
  },
  record: {
    title: 'Otwórz zapis',
    line: 'Plik zakończonej gry odtwarza się na tym urządzeniu, bez sieci i tylko dla ciebie.',
    file: 'Plik z zapisem',
  },
};
