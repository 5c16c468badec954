/** Notes and doubts of the coach in New York City, in Spanish. */
import { doubtsIn } from '../doubts.ts';
import { type CityGuideText, characterIn, inDistrict } from '../guideText.ts';
import { board } from './board.ts';
import { vocabulary } from './vocabulary.ts';

const doubts = doubtsIn(
  { vocabulary, gain: board.gain },
  {
    enough: (value, cards) => `${value} también ganaría: nadie puja después de ti. Guardarías ${cards}.`,
    wanted: (cards, kind) => `Esto gasta ${cards}, que se pide en la puja de ${kind}.`,
    tile: 'Una puja da aquí una loseta de prestigio y, con ella, un rascacielos.',
    ties: (value, name) => `${value} solo empata, y ${name} va delante en la pista de prensa.`,
    beaten: (name, bid, value) => `${name} conserva la corona con ${bid}; ${value} la ganaría.`,
    lost: (count) => `Parte perdida de esta puja: ${count}.`,
    brings: (value, gain) => `Una puja de ${value} daría: ${gain}.`,
    district: (where, points, instead) =>
      `Se puede ganar más ${where}: ${points} puntos en vez de ${instead}.`,
    elsewhere: (points) => `En otro sitio daría ${points} más tal como está todo.`,
    use: (name, points) => `${name} daría ${points} tal como está todo, y tienes un dólar.`,
    hires: (name) => `Al alcance y de más valor para ti: ${name}.`,
    pair: (cards) => `Con otra pareja tendrías ${cards}.`,
  },
);

export const guide: CityGuideText = {
  notes: {
    last: 'La última ronda. Lo que no construyas ni uses ahora vale medio punto al final.',
    draft:
      'Toma una pareja ahora y otra cuando te vuelva a tocar. Las cartas iguales y los comodines hacen pujas fuertes.',
    banker: 'Tu Banquero convierte 1 dólar en 2. Úsalo antes de tomar cartas, en cada ronda.',
    round: 'El alcalde se ha movido. Todos los personajes vuelven a estar libres, cada uno por un dólar.',
    press: 'La prensa decide los empates y quién actúa primero. Desde la casilla 5 da 3 puntos.',
    dollars: 'Necesitas un dólar por cada personaje que uses en una ronda. El resto espera.',
    characters: 'La puja, y uno más por la corona, es el piso al que llegas. Cada personaje puntúa al final.',
    plans: 'Los planos llenan tu tablero. Solo puedes construir lo que hay allí.',
    prestige: 'Con dos jugadores toda puja de prestigio da una loseta y un rascacielos, incluso una de 1.',
    skyscrapers: 'Van al distrito del alcalde. Las cifras dicen cuánto daría ahora cada fila.',
    send: 'Nada es definitivo aún. El botón brillante lo envía.',
    hire: 'I, II, III dicen cuándo actúa un personaje; Final puntúa al final y no pide dólar.',
    award: 'Loseta, vehículo, distrito: busca uno donde vayas delante, o uno en el que aún no tengas nada.',
    empty: 'Tu tablero está vacío. Puedes mover un rascacielos de otro sitio. Cuidado con lo que dejas.',
    keep: 'Estas se quedan para la próxima ronda. Mejor comodines y el tipo que reúnes.',
    act: ({ character }) =>
      `La última fase: por un dólar cada uno actúan los personajes de III. Tienes: ${characterIn(vocabulary, character)}.`,
    helper: ({ character }) =>
      `Por un dólar un personaje puede ayudar a esta puja: ${characterIn(vocabulary, character)}.`,
    crown: 'La corona fue tuya: uno más. Y abres la siguiente puja.',
    tie: 'La misma puja, pero tu rival va delante en la pista de prensa.',
    second: ({ name, bid }) =>
      `${name} ha pujado ${bid}: basta uno más, o lo mismo si vas delante en la pista de prensa.`,
    open: 'Otros aún pueden subir. Una puja da algo incluso sin la corona.',
    joker: 'Un comodín suma 1 junto a una carta real. Vale más donde quieres la corona.',
    low: 'Tu tablero está casi vacío: sin planos no hay nada que construir.',
    total:
      'Junto a tu nombre están los puntos ya marcados; entre paréntesis, los que serían si acabara ahora.',
    black: ({ district, space }) =>
      `El negro va primero ${inDistrict(vocabulary, district)} con tantos como tú. Uno más, o la casilla ${space} de la pista de prensa, y vas tú.`,
    six: ({ district }) =>
      `No tienes nada ${inDistrict(vocabulary, district)}. Si construyes allí, tienes los seis: 4 puntos para quien llegue antes, 3 al final.`,
    statue: 'Los seis distritos: los 4 puntos de la estatua ya no están, los 3 del final siguen ahí.',
    five: ({ spaces }) => `La casilla 5 da 3 puntos al final. Te faltan ${spaces}.`,
    stack: 'Dos personajes para empezar. Los sencillos dan puntos o dólares cada ronda.',
    end: 'Los distritos son casi todo. El análisis muestra qué puja costó más.',
  },
  ...doubts,
};
