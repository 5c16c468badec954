/** Prompts, answers and all other sentences of the game in Spanish; the log is in events.ts. */

import { at } from '#kernel';
import { CHARACTER } from '../../characters.ts';
import { BIDDING_KINDS, DISTRICTS } from '../../components.ts';
import { info } from '../../info.ts';
import { mayUseFirst } from '../../queries.ts';
import { type Phrases, sayAnswer, sayGroup } from '../answers.ts';
import { levelText } from '../levelText.ts';
import { character, characterTrait, pairOf, type Text } from '../text.ts';
import { events } from './events.ts';
import { facts } from './facts.ts';
import { vocabulary } from './vocabulary.ts';

const phrases: Phrases = {
  pass: 'No pujar',
  done: 'Nada, continuar',
  swap: 'Intercambiar antes con la reserva',
  use: (name) => `Usar ${name}`,
  from: (kind, pair) => `${vocabulary.card[kind].one} (de ${pair})`,
  with: (staff) => `con ${staff}`,
  back: (back) => `${back} casilla${back > 1 ? 's' : ''} atrás`,
  award: (vehicle, value, ends, district) =>
    `Loseta de ${vocabulary.vehicle[vehicle]} (${value}): ${vocabulary.district[district]}, ${vocabulary.vehicle[vehicle]} (${ends})`,
  moveFrom: (district) => `Desde ${vocabulary.district[district]}`,
  group: {
    pass: 'Pasar',
    use: 'Personajes',
    swap: 'Reserva',
    choices: 'Opciones',
    bid: (value) => `Puja ${value}`,
    raise: (value) => `Subir en ${value}`,
    cards: (count) => (count === 1 ? '1 carta' : `${count} cartas`),
    value: (value) => `Valor ${value}`,
  },
};

const BIDDING_HINT = {
  press: 'casillas en la pista de prensa',
  dollars: 'dólares',
  characters: 'un personaje',
  plans: 'rascacielos para tu tablero',
  prestige: 'puntos y losetas de prestigio',
  skyscrapers: 'rascacielos en el distrito del alcalde',
} as const;

export const words: Text = {
  title: info.title,
  values: {
    cards: 'Cartas de cada tipo',
    baseValues: 'Valores base de las losetas de progreso',
    skyscrapers: 'Cuántos rascacielos hay',
    startingPieces: 'Con qué empieza cada uno',
    allSixDistricts: 'Puntos por los seis distritos',
    pressTrack: 'La pista de prensa',
    elevator: 'El ascensor',
    tom: 'Niveles y límites de Tom',
    abilities: 'Cantidades de las habilidades',
    setPoints: 'Puntos por conjuntos',
    knownLinks: 'Dos conexiones que nombra el reglamento',
    otherLinks: 'Las demás conexiones y sus vehículos',
    prestigeTiles: 'Valores de las losetas de prestigio',
    lanterns: 'Qué farolero es de qué distrito',
    sets: 'Qué requieren los conjuntos',
    characters: 'Valores y copias de los personajes',
  },
  prompt: {
    pickStack: () => '¿Con qué personajes empiezas?',
    draft: (step, { view }) =>
      mayUseFirst(view, step)
        ? 'Toma una pareja de cartas o usa antes un personaje.'
        : 'Toma una pareja de cartas.',
    mix: () => '¿Qué cartas tomas de dos parejas?',
    assist: () => '¿Usas ahora un personaje?',
    exchange: () => '¿Qué cartas de tu mano cambias?',
    discardTwo: () => '¿Qué dos cartas descartas?',
    drop: () => '¿Cuál de tus personajes abandona la partida?',
    hire: ({ value }) => `Contrata a un personaje de valor ${value} como mucho.`,
    fetch: ({ pair }) => `¿Qué cartas de tu reserva tomas con ${pairOf(vocabulary, pair)}?`,
    replaceBlack: () => '¿Dónde sustituyes un rascacielos negro?',
    bid: (_step, { view }) =>
      `Tu puja por ${vocabulary.bidding[at(BIDDING_KINDS, view.bidding)]}: da ${BIDDING_HINT[at(BIDDING_KINDS, view.bidding)]}.`,
    raise: () => '¿Aumentas tu puja?',
    refresh: () => '¿Qué cartas descartas para renovar la reserva?',
    keep: () => '¿Qué cartas dejas en tu reserva, a la vista de todos?',
    award: () => '¿Qué loseta de prestigio tomas, con qué vehículo y adónde va?',
    relocate: ({ district }) =>
      `Tu tablero está vacío: ¿mueves un rascacielos? Destino: ${vocabulary.district[at(DISTRICTS, district)]}.`,
    reinforce: ({ district }) =>
      `¿Construyes un rascacielos más ${vocabulary.inDistrict[at(DISTRICTS, district)]}?`,
    renew: () => `${character(vocabulary, CHARACTER.clerk)}: ¿qué cartas cambias por 1 dólar?`,
    act: () => '¿Qué personaje usas?',
  },
  answer: (action, telling) => sayAnswer(vocabulary, phrases, action, telling),
  group: (action, telling) => sayGroup(phrases, action, telling),
  event: events,
  fact: facts,
  trait: {
    start: { heading: 'Personajes iniciales', of: (id) => characterTrait(vocabulary, id) },
    hired: { heading: 'Personajes contratados', of: (id) => characterTrait(vocabulary, id) },
  },
  part: {
    track: 'Marcador',
    statue: 'Estatua de la Libertad',
    staff: 'Personajes',
    endStaff: 'Personajes finales',
    majorities: 'Mayorías',
    districts: 'Todos los distritos',
    press: 'Prensa',
    leftovers: 'Sobrantes',
  },
  ending: {
    fifthRound: 'La quinta ronda ha terminado.',
    aheadOfTom: 'La quinta ronda ha terminado.',
    behindTom: 'La quinta ronda ha terminado.',
  },
  reason: {
    needsTom: 'Quien juega en solitario necesita al menos un Tom.',
    tooMany: 'Jugadores y Toms son cuatro como mucho.',
    noSuchStack: 'No existe esa pila de personajes.',
    noSuchPair: 'No existe esa pareja.',
    notYours: 'No tienes este personaje.',
    noDollar: 'No hay dólar para este personaje o ya se ha usado en esta ronda.',
    wrongMoment: 'Este personaje no se puede usar ahora.',
    jokersAlone: 'Los comodines no se juegan solos.',
    notEnoughCards: 'No tienes esas cartas para jugar.',
    wrongKind: 'Esas cartas no forman esa puja.',
    wrongValue: 'Esas cartas y personajes no dan una puja de ese valor.',
    tooExpensive: 'El valor de este personaje es demasiado alto.',
    notOnShelf: 'Este personaje no está a la vista.',
    vehicleGone: 'No queda ese vehículo en el tablero para esta loseta.',
    notLinked: 'El vehículo no llega a ese distrito.',
    wrongNumber: 'No es el número correcto de cartas.',
    notThere: 'Lo que quieres tomar no está ahí.',
    mustChoose: 'Elige una de las respuestas de la lista.',
  },
  options: {
    toms: { label: 'Toms', help: 'Cuántos jugadores automáticos hay en la mesa.' },
    level: {
      label: 'Nivel de Tom',
      help: 'De fácil a difícil; en un nivel libre eliges el modo y las cartas.',
      value: (value) => levelText(value, ['fácil', 'intermedio', 'difícil'], 'libre'),
    },
    mode: {
      label: 'Modo de Tom',
      help: 'Para un nivel libre: A es previsible, C no lo es.',
      value: (value) => `Modo ${value}`,
    },
    cards: { label: 'Cartas de Tom', help: 'Para un nivel libre: cartas que Tom roba en cada ronda.' },
  },
};
