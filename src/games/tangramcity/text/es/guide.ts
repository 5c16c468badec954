/** Notes and doubts of the coach in Tangram City, in Spanish. */
import type { TangramGuideText } from '../guideText.ts';
import { pieceName } from '../naming.ts';
import { PIECE } from './names.ts';

const piece = (tile: string | number | undefined) => pieceName(PIECE, Number(tile));

export const guide: TangramGuideText = {
  notes: {
    side: 'Cualquier lado sirve: solo decide dónde están tus primeras casillas, y su color.',
    first: 'Construye alrededor de la zona inicial: ya está construida.',
    known: ({ tile, place, cards }) =>
      `Tu carta, ${piece(tile)}, es la número ${place} de ${cards}. Guárdale un sitio.`,
    twin: 'El signo de la carta: otra loseta se parece a esta salvo en una mitad.',
    move: '¿Has cambiado de idea? Hasta la carta siguiente puedes moverla o recuperarla.',
    fountain: 'Una fuente cierra media casilla. Mejor donde crece el rectángulo.',
    scored: ({ points }) =>
      `${points} puntos. Busca bloques anchos: crecen más deprisa que las filas largas.`,
    halves: ({ count }) =>
      `${count} casillas están medio abiertas y aún no cuentan. Busca losetas con la otra mitad.`,
    closed: 'Nadie conocía esa carta. Deja sitio para sorpresas.',
    marker:
      'El marcador de jugador inicial pasa a quien va en cabeza: su carta será la primera de las manos.',
    noRoom: ({ tile }) => `No hay sitio para ${piece(tile)}, así que queda fuera.`,
    balance: ({ dark = 0, green = 0 }) =>
      `${dark} tejados, ${green} jardines. Elige más ${dark < green ? 'tejados' : 'jardines'}; la igualdad vale 20.`,
    decline: 'Apenas cabe. Si estropea una buena esquina, apártala.',
    five: 'Quedan dos rondas. Las 49 casillas construidas valen 15 más.',
    last: 'Tres losetas en cualquier orden: coloca primero la que tenga menos sitios.',
    end: 'Seis rectángulos, la ciudad llena, el equilibrio: esa es toda la puntuación.',
  },
  better: {
    rectangle: ({ fact: { height, width } }) =>
      `En otro lugar el rectángulo crecería hasta ${height * width}.`,
    room: ({ fact: { about, room } }) =>
      room === 'none' ? undefined : `Entonces ${piece(about)}, por venir, se queda sin buen sitio.`,
    balance: ({ fact, other }) => {
      const d = Math.abs(fact.dark - fact.green);
      const e = other ? Math.abs(other.dark - other.green) : d;
      return d < e ? `De otro modo, tejados y jardines tendrían ${d} de diferencia, no ${e}.` : undefined;
    },
    keeps: ({ best }) =>
      'decline' in best ? 'Bloquea tu mayor zona libre. Apartarla puede ser mejor.' : undefined,
    fills: ({ chosen }) =>
      'decline' in chosen ? 'Cabe sin hacer daño, y se pierde si la apartas.' : undefined,
  },
  worse: {
    gaps: ({ fact: { change } }) =>
      change > 1 ? `Deja ${change} huecos que casi ninguna loseta puede llenar.` : undefined,
  },
};
