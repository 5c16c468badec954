/** What people at a table ask of each other, in Spanish. */
import type { AccordText } from '../text/accord.ts';

export const accord: AccordText = {
  more: 'Más',
  ask: { back: 'Pedir volver atrás', pause: 'Pedir una pausa', end: 'Proponer dejar la partida' },
  asks: {
    back: (name) => `${name} quiere volver atrás.`,
    pause: (name) => `${name} quiere una pausa.`,
    end: (name) => `${name} quiere dejar la partida, sin ganador.`,
  },
  waitingFor: (names) => `Falta la respuesta de ${names}.`,
  agree: 'Aceptar',
  decline: 'Rechazar',
  withdraw: 'Retirar',
  paused: 'La partida está en pausa.',
  resume: 'Seguir jugando',
  standIn: (name) => `Dejar que un bot juegue por ${name}`,
  replaced: 'Un bot juega por ti.',
  leave: 'Dejar la partida',
  leaving: 'Un bot juega por ti hasta que vuelvas.',
  comeBack: 'Volver a mi asiento',
};
