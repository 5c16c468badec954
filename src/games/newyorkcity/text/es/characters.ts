/** The characters in Spanish; names are ours, the box shows numbers. */
import type { PerCharacter } from '../../characters.ts';
import { LANTERN_DISTRICT, type Lantern, SETS, type SetScorer } from '../../components.ts';
import { itemsOf, type SetNouns } from '../endCharacters.ts';
import type { CharacterWords } from '../text.ts';
import { inDistrict, list, onTile, vehicle } from './nouns.ts';

const NAMES = { ...vehicle, any: 'vehículo' };

const inSentence: SetNouns = {
  vehicle(name, count) {
    if (count > 1) return `${count} × ${NAMES[name]}`;
    return name === 'any' ? 'un vehículo' : NAMES[name];
  },
  dollars: (count) => (count === 1 ? '1 dólar' : `${count} dólares`),
  skyscrapers: (count) => `${count} rascacielos de tu tablero`,
};

const inBrief: SetNouns = {
  vehicle: (name, count) => (count === 1 ? NAMES[name] : `${count} × ${NAMES[name]}`),
  dollars: (count) => `${count} ${count === 1 ? 'dólar' : 'dólares'}`,
  skyscrapers: (count) => `${count} rascacielos`,
};

/** R11.28 What a lamplighter counts. */
function lit(lantern: Lantern) {
  const district = LANTERN_DISTRICT[lantern];
  return {
    ability: `1 punto por cada rascacielos tuyo ${inDistrict[district]}.`,
    short: `1 por rascacielos: ${onTile[district]}`,
  };
}

/** R11.37 What the sets of a character bring. */
function scoring(scorer: SetScorer) {
  const set = SETS[scorer];
  const { points } = set;
  return {
    ability: `${points} puntos por cada conjunto de ${list(itemsOf(set, inSentence))}.`,
    short: `${points} por ${itemsOf(set, inBrief).join(' + ')}`,
  };
}

export const characters: PerCharacter<CharacterWords> = {
  secretary: {
    name: 'Secretaria',
    ability: '1 punto; descarta las cartas de tu mano que quieras y roba otras tantas.',
    short: '1 punto; cambia cartas de mano',
  },
  goBetween: {
    name: 'Intermediario',
    ability: 'En lugar de una pareja, toma una carta de cada una de dos parejas.',
    short: '1 carta de cada una de 2 parejas',
  },
  archivist: {
    name: 'Archivera',
    ability: '1 punto; una carta del mazo amplía tu reserva en una carta.',
    short: '1 punto; amplía la reserva en 1',
  },
  bulkBuyer: {
    name: 'Mayorista',
    ability: 'Toma tus dos parejas a la vez.',
    short: 'Ambas parejas a la vez',
  },
  scout: {
    name: 'Explorador',
    ability: 'Roba 3 cartas y descarta 2.',
    short: 'Roba 3, descarta 2',
  },
  banker: {
    name: 'Banquero',
    ability: 'Toma 2 dólares.',
    short: 'Toma 2 dólares',
  },
  headhunter: {
    name: 'Cazatalentos',
    ability: 'Despide a un personaje tuyo y contrata a otro que valga como mucho 1 más.',
    short: 'Cambia personaje, máximo +1',
  },
  bookkeeper: {
    name: 'Contable',
    ability: 'Por cada carta de la pareja tomada, toma una igual de tu reserva.',
    short: 'Toma las iguales de la reserva',
  },
  reporter: {
    name: 'Reportera',
    ability: 'Roba 1 carta y toma 1 dólar.',
    short: 'Roba 1 carta, toma 1 dólar',
  },
  agent: {
    name: 'Agente',
    ability: 'Roba 2 cartas.',
    short: 'Roba 2 cartas',
  },
  wrecker: {
    name: 'Demoledor',
    ability: 'Sustituye un rascacielos negro por uno de tu tablero.',
    short: 'Sustituye un rascacielos negro',
  },
  librarian: {
    name: 'Bibliotecaria',
    ability: '1 punto; descarta cartas de tu reserva y complétala.',
    short: '1 punto; renueva la reserva',
  },
  interpreter: {
    name: 'Intérprete',
    ability: 'Una carta a tu elección cuenta como una del tipo pedido.',
    short: '1 carta a elegir vale 1 pedida',
  },
  whistleBlower: {
    name: 'Confidente',
    ability: 'Retrocede 1 o 2 casillas de prensa: un comodín por casilla en esta puja.',
    short: '1–2 casillas atrás: comodines',
  },
  assistant: {
    name: 'Ayudante',
    ability: 'Con una carta de tu mano, juega también una igual de tu reserva.',
    short: 'Juega una igual de la reserva',
  },
  lobbyist: {
    name: 'Lobista',
    ability: 'Tu puja sube en un comodín.',
    short: 'Puja: 1 comodín más',
  },
  patron: {
    name: 'Mecenas',
    ability: 'Tu puja de prestigio sube en una carta de prestigio.',
    short: 'Prestigio: 1 carta más',
  },
  doorman: {
    name: 'Portero',
    ability: 'Toma 1 dólar; pujas en último lugar en esta ronda de pujas.',
    short: 'Puja en último lugar, 1 dólar',
  },
  celebrity: {
    name: 'Celebridad',
    ability: 'Tu puja de prestigio da el doble de puntos.',
    short: 'Puntos de prestigio ×2',
  },
  engineer: {
    name: 'Ingeniera',
    ability: 'Una carta a tu elección cuenta como dos del tipo pedido.',
    short: '1 carta a elegir vale 2 pedidas',
  },
  foreman: {
    name: 'Capataz',
    ability: 'Cuando construyes, añade allí un rascacielos del suministro.',
    short: 'Al construir: 1 más allí',
  },
  clerk: {
    name: 'Oficinista',
    ability: 'Tras una ronda de pujas, cambia hasta 2 cartas de tu mano.',
    short: 'Cambia hasta 2 cartas de mano',
  },
  singer: {
    name: 'Cantante',
    ability: '2 puntos.',
    short: '2 puntos',
  },
  draughtsman: {
    name: 'Delineante',
    ability: '1 punto y un rascacielos del suministro.',
    short: '1 punto y 1 rascacielos',
  },
  actor: {
    name: 'Actor',
    ability: '3 puntos.',
    short: '3 puntos',
  },
  photographer: {
    name: 'Fotógrafa',
    ability: 'Un rascacielos del suministro y 1 casilla de prensa.',
    short: '1 rascacielos, 1 de prensa',
  },
  editor: {
    name: 'Redactor',
    ability: 'Avanza en la prensa tantas casillas como indica tu puesto.',
    short: 'Casillas de prensa = tu puesto',
  },
  orangeLamplighter: { name: 'Farolero naranja', ...lit('orange') },
  greenLamplighter: { name: 'Farolero verde', ...lit('green') },
  brownLamplighter: { name: 'Farolero marrón', ...lit('brown') },
  purpleLamplighter: { name: 'Farolero morado', ...lit('purple') },
  whiteLamplighter: { name: 'Farolero blanco', ...lit('white') },
  publisher: {
    name: 'Editora',
    ability: '1 punto por cada 2 casillas de prensa, redondeando hacia arriba.',
    short: '1 por 2 casillas de prensa',
  },
  collector: {
    name: 'Coleccionista',
    ability: '2 puntos por cada carta de un mismo tipo en tu reserva.',
    short: '2 por carta igual en reserva',
  },
  townPlanner: {
    name: 'Urbanista',
    ability: '2 puntos por cada distrito con al menos 3 rascacielos tuyos.',
    short: '2 por distrito con 3 o más',
  },
  manager: {
    name: 'Directora',
    ability: '1 punto por cada personaje tuyo.',
    short: '1 por personaje',
  },
  haulier: { name: 'Transportista', ...scoring('haulier') },
  railwayman: { name: 'Ferroviario', ...scoring('railwayman') },
  harbourMaster: { name: 'Capitán de puerto', ...scoring('harbourMaster') },
  chauffeur: { name: 'Chófer', ...scoring('chauffeur') },
  contractor: { name: 'Contratista', ...scoring('contractor') },
  financier: { name: 'Financiera', ...scoring('financier') },
};
