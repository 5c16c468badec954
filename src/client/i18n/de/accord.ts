/** What people at a table ask of each other, in German. */
import type { AccordText } from '../text/accord.ts';

export const accord: AccordText = {
  more: 'Mehr',
  ask: { back: 'Um Rücknahme bitten', pause: 'Um eine Pause bitten', end: 'Abbruch vorschlagen' },
  asks: {
    back: (name) => `${name} möchte zurückgehen.`,
    pause: (name) => `${name} möchte eine Pause.`,
    end: (name) => `${name} möchte das Spiel abbrechen, ohne Sieger.`,
  },
  waitingFor: (names) => `Es fehlt noch: ${names}.`,
  agree: 'Zustimmen',
  decline: 'Ablehnen',
  withdraw: 'Zurückziehen',
  paused: 'Das Spiel ist unterbrochen.',
  resume: 'Weiterspielen',
  standIn: (name) => `Einen Bot für ${name} spielen lassen`,
  replaced: 'Ein Bot spielt für dich.',
  leave: 'Spiel verlassen',
  leaving: 'Ein Bot spielt für dich, bis du zurückkommst.',
  comeBack: 'Meinen Platz wieder einnehmen',
};
