/** Las pistas y el análisis de las partidas, en español. */
import type { AdviceText } from '../text/advice.ts';
import { counted } from './counting.ts';

export const advice: AdviceText = {
  points: (count) => counted(count, 'punto', 'puntos'),
  ahead: (points) => `${points} de ventaja`,
  behind: (points) => `${points} de desventaja`,
  level: 'en igualdad',
  total: (points) => `${points} al final`,
  between: (low, high) => `probablemente entre ${low} y ${high}`,
  certain: 'con toda seguridad',
  hint: {
    button: 'Pista',
    heading: 'Pista',
    thinking: 'Pensándolo un momento …',
    failed: 'No se ha encontrado ninguna pista. Cierra el panel y vuelve a pedirla.',
    close: 'Cerrar la pista',
    best: (sureness) => `Lo mejor: ${sureness}`,
    sureness: { sure: 'casi seguro', likely: 'bastante seguro', open: 'muy igualado' },
    tied: 'Casi igual de buenas',
    worse: (points) => `${points} menos`,
    perhapsWorse: (points) => `quizá ${points} menos`,
    searched: 'Nada en concreto lo decide: en las partidas probadas desde aquí acabó mejor de media.',
    help: 'Pulsa una para elegirla; aún no se envía nada. Todo sale de lo que tú puedes ver.',
    notHere:
      'No hay pistas mientras juegan personas entre sí; al terminar, cualquiera puede analizar la partida.',
  },
  review: {
    offer: '¿Qué respuestas habrían sido mejores, y por cuánto? Se puede ver para cada jugador.',
    open: 'Analizar la partida',
  },
};
