/** What the table says in Spanish while a turn is put together, sent and settled. */
import type { TurnText } from '../turnText.ts';

export const turn: TurnText = {
  send: {
    wins: 'gana +1',
    leads: 'va primero por +1',
    hireUpTo: (value) => `contratar hasta ${value}`,
    hire: (name) => `Contratar: ${name}`,
    pair: 'Tomar esta pareja',
    stack: 'Tomar estos dos',
    lay: (value, where) => `Poner ${value} ${where}`,
  },
  composer: {
    pass: 'Pasar',
    brings: 'y lo que da',
    choose: 'elige cuánto o toca tus cartas',
    ways: (shown, all) => `${shown} de ${all} maneras, o toca tus cartas`,
    sends: (shown, all) => `${shown} de ${all} maneras: un toque la envía`,
    keeps: (cards) => `guarda ${cards}`,
    spends: (cards) => `gasta ${cards}`,
    only: 'nada útil para después',
  },
  tab: {
    pairs: 'Parejas',
    stacks: 'Pilas',
    left: (n) => `quedan ${n}`,
    toHire: (n) => `${n} por contratar`,
    inReach: (n) => `${n} al alcance`,
    toChoose: (n) => `${n} para elegir`,
  },
  draft: {
    orUse: 'O usa antes un personaje',
    useFor: 'usar por',
    withPair: 'con esta pareja',
  },
  settled: {
    heading: 'Resuelto en el orden de la prensa',
    nobody: 'Nadie ha pujado.',
    tie: (value, ahead, behind) =>
      `Dos pujas de ${value}: ${ahead} va por delante de ${behind} en la pista de prensa y gana el bonus.`,
    at: (name, space) => `${name} (casilla ${space})`,
    nothing: 'no toma nada',
    ifEnded: (before, now) => `si acabara ahora: antes ${before}, ahora ${now}`,
  },
  hint: (place) => `Consejo ${place}`,
};
