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
    best: 'Lo mejor',
    sureness: {
      sure: (share) => `casi seguro (${share})`,
      likely: (share) => `bastante seguro (${share})`,
      open: (share) => `muy igualado (${share})`,
    },
    alike: 'casi igual de bueno',
    worse: (points) => `${points} menos`,
    help: 'Pulsa una respuesta para elegirla. Todo sale de lo que tú puedes ver; el porcentaje es la parte de la reflexión que ha llevado a ella.',
    notHere:
      'No hay pistas mientras juegan personas entre sí; al terminar, cualquiera puede analizar la partida.',
  },
  review: {
    offer: '¿Qué respuestas habrían sido mejores, y por cuánto? Se puede ver para cada jugador.',
    open: 'Analizar la partida',
  },
};
