/** What is said about ratings, in Spanish. */
import type { RatingsText } from '../text/ratings.ts';
import { counted } from './counting.ts';

export const ratings: RatingsText = {
  ladder: 'Clasificación',
  lead: 'Quién juega mejor, juego por juego y según los asientos.',
  rivals: 'Rivales',
  against: { people: 'Contra personas', bots: 'Contra bots' },
  rating: 'Puntuación',
  ratings: 'Puntuaciones',
  player: 'Quién',
  place: 'Puesto',
  games: 'Partidas',
  band: 'Nivel probable',
  provisional: 'provisional',
  mine: (place, people) => `Tu puesto: ${place} de ${people}.`,
  unlisted: 'Los demás no te ven aquí, porque no muestras tus partidas a todo el mundo.',
  notYet: 'Aún no tienes puntuación aquí. Juega una partida clasificatoria: cuenta desde la primera.',
  toTables: 'A las mesas',
  empty: 'Nadie tiene puntuación aquí todavía.',
  how: 'Cómo se forma una puntuación',
  explained: {
    people: [
      'Una puntuación estima lo fuerte que juega alguien y dice cuánto puede desviarse. Tras cada partida clasificatoria sube quien gana y bajan los demás: mucho si el resultado sorprende, poco si era de esperar.',
      'El número es prudente: es lo que alguien vale como mínimo, con un 95 % de seguridad. Empieza bajo y sube a medida que se sabe más, para que unas partidas con suerte no encabecen la lista. Mientras se sabe poco, es provisional.',
      'Con la misma seguridad, 100 puntos de ventaja ganan unas 60 de cada 100 partidas de dos.',
      'Una partida cuenta cuando la mesa lo dice: con reloj, pública, todos con cuenta y sin volver más allá de lo revelado. Quien se va o pierde por tiempo queda último, aunque gane el bot que sigue. Una partida anulada no cuenta, ni más de diez al día entre las mismas dos personas.',
      'Cada juego y cada número de asientos tiene su clasificación. Todas las puntuaciones se deducen solo de las partidas guardadas; quien lleva un servidor puede recalcularlas y obtiene los mismos números.',
    ],
    bots: [
      'Aquí las personas se miden con los bots. Las puntuaciones de estos son fijas: vienen de miles de partidas entre ellos, para que la escala no cambie.',
      'El número es prudente: es lo que alguien vale como mínimo, con un 95 % de seguridad. Quien está junto a un bot le gana más o menos una de cada dos partidas de dos.',
      'Una partida cuenta cuando la mesa lo dice: con reloj, con cuenta y bots en los demás asientos; sin pistas, sin pausas y sin volver más allá de lo revelado. Quien se va o se rinde queda último.',
    ],
  },
  bandInWords: (low, high, middle) => `de ${low} a ${high}, lo más probable ${middle}`,
  note: 'El número es lo que vales como mínimo, con un 95 % de seguridad. La banda es donde estás probablemente; se estrecha según juegas.',
  noteAlone:
    'El número es lo que alguien vale como mínimo, con un 95 % de seguridad. La banda es donde está probablemente; se estrecha con cada partida.',
  overTime: 'Con el tiempo',
  date: 'Fecha',
  change: 'Cambio',
  rose: 'subió',
  fell: 'bajó',
  roseBy: (points) => `${points} más`,
  fellBy: (points) => `${points} menos`,
  lastGames: (count) => `Las últimas: ${counted(count, 'partida', 'partidas')}`,
  plot: (first, last, highest, lowest) =>
    `De ${first} a ${last}; lo más alto ${highest}, lo más bajo ${lowest}.`,
  waiting: 'La puntuación llega cuando el servidor haya contado esta partida.',
  notCounted:
    'Esta partida no contó para las puntuaciones: alguien no tiene cuenta, se anuló, o hoy hubo demasiadas entre las mismas personas.',
  terms: {
    people: 'Para la clasificación contra personas, si todos tienen cuenta',
    bots: 'Para la clasificación contra bots: sin pistas ni pausa',
    none: 'No',
  },
  noHints: 'Esta partida cuenta para la puntuación: sin pistas ni pausa.',
};
