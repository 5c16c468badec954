/** Promised deals and how they are checked, in Spanish. */
import type { FairText } from '../text/fair.ts';
import { counted } from './counting.ts';

const answers = (count: number) => counted(count, 'respuesta', 'respuestas');
const numbers = (count: number) => counted(count, 'número aleatorio', 'números aleatorios');
const draws = (count: number) => counted(count, 'robo', 'robos');

export const fair: FairText = {
  promised: 'El reparto está prometido',
  promisedLine:
    'El servidor ya ha sacado su secreto para este reparto y muestra aquí su huella: ya no puede cambiarlo. Quien se sienta o empieza añade su propio azar.',
  promise: 'La promesa',
  kept: 'Este navegador la ha apuntado y la comparará después de la partida.',
  how: 'Cómo funciona',
  open: 'Comprobar el reparto',
  eyebrow: 'Azar comprobable',
  title: '¿Fue limpio el reparto?',
  lead: 'Antes del reparto, el servidor se ata a su secreto. Después de la partida, cualquiera puede volver a calcular el reparto y cada robo: aquí, en su propio navegador.',
  checking: (done, all) => `Respuesta ${done} de ${all}…`,
  verdict: { holds: 'Todo cuadra', broken: 'Algo no cuadra', unproven: 'No había promesa' },
  holdsLine: (all, drawn) =>
    `El reparto estaba prometido antes de que nadie lo viera, y ${answers(all)} con ${draws(drawn)} dieron lo que se sigue de la semilla.`,
  brokenLine: 'Lo marcado abajo no es lo que debería ser.',
  unprovenLine:
    'Esta partida se jugó en un solo dispositivo, o antes de que hubiera promesas. Sus respuestas cumplen las reglas, pero nadie puede decir de dónde salió la semilla.',
  notOver: {
    title: 'La partida no ha terminado',
    line: 'El secreto se muestra al final. Apunta la promesa en la mesa y vuelve entonces.',
  },
  good: 'cuadra',
  bad: 'no cuadra',
  steps: {
    promise: 'La promesa',
    chance: 'Lo que añadió cada cual',
    seed: 'La semilla',
    deal: 'El reparto',
    answers: 'Respuestas y robos',
  },
  promiseLine: 'Se mostró al abrir la mesa: la huella de la mesa y del secreto.',
  otherTable: 'Este es el registro de otra mesa.',
  notedSame: (when) => `Este navegador apuntó la misma el ${when}.`,
  notedOther: (when) => `Este navegador apuntó otra el ${when}. Después se cambió el registro, o la promesa.`,
  notNoted: 'Este navegador no estuvo en la mesa antes del final, así que no apuntó nada.',
  compare: 'Una promesa que apuntaste tú',
  same: 'Es la misma.',
  different: 'Es otra.',
  secret: 'El secreto del servidor',
  starter: 'Quien empezó la partida',
  nothing: 'nada',
  yours: 'de este navegador',
  notYours:
    'Nada de lo que añadió este navegador está en la semilla. Eso solo es correcto si en el reparto ya no estabas en la mesa.',
  chanceLine: 'El secreto, y 64 bits al azar de cada persona que se sentó o empezó la partida.',
  seedLine: 'La mitad de la huella de todo lo anterior. Quien cambia una sola cifra obtiene otra semilla.',
  found: 'En el registro',
  expected: 'Debería ser',
  numbers,
  dealWrong: 'Lo que se mostró en el reparto no se sigue de la semilla.',
  answersLine: (all, drawn) => `${answers(all)} jugadas de nuevo, con ${draws(drawn)}.`,
  list: 'Cada robo en palabras',
  answer: (number) => `Respuesta ${number}`,
  answerWrong: 'Lo que se mostró no se sigue de la semilla. Esto debería haberse mostrado:',
  answerRefused: 'Las reglas no permiten esta respuesta aquí; la comprobación acaba con ella.',
  lengthWrong: 'El registro cuenta más respuestas de las que se mostraron, o menos.',
  works: 'Cómo funciona una promesa',
  worksLines: [
    'El servidor saca un secreto largo y muestra su huella SHA-256. Con la huella nadie puede hallar el secreto, y ningún otro encaja con ella: como una carta en un sobre sellado sobre la mesa.',
    'El navegador de quien se sienta o empieza añade sus propias cifras al azar. Así el servidor no conoce la semilla mientras aún podría elegir.',
    'La semilla se sigue del secreto y de esas cifras. Cada mezcla, cada loseta y cada carta se siguen de la semilla.',
    'Después de la partida se abre el sobre: el registro contiene el secreto, las cifras y una huella de lo que se mostró con cada respuesta. Tu navegador lo calcula todo de nuevo.',
  ],
  limits: 'Lo que no puede demostrar',
  limitsLines: [
    'Si solo tú añades cifras, ellas te protegen. Si nadie las añade, por ejemplo con programas antiguos, solo cuenta el secreto.',
    'El servidor y la última persona que añade cifras podrían, juntos, probar cifras hasta que les guste el reparto.',
    'La promesa tiene que haberse visto antes del reparto: lo que no se apuntó solo puede compararse con el propio registro.',
    'El generador (sfc32) es rápido y parejo, pero no es un cifrado: con mucho cálculo, quizá se hallaría su estado a partir de muchos robos.',
    'No dice nada de las señas bajo la mesa. Ni de que la suerte fuera pareja: una suerte limpia puede inclinarse a un lado.',
  ],
  self: 'Comprobarlo sin nosotros',
  selfLine: 'Descarga el registro y deja que el programa de este sitio lo compruebe en tu propio ordenador:',
  file: 'Un registro de un archivo',
  another: 'Comprobar otra partida',
  replay: 'Ver la partida',
  close: 'Cerrar',
};
