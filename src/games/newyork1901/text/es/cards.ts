/** Spanish texts of the cards. */
import type { ActionCardTexts, ChallengeTexts } from '../text.ts';

export const actionCards: ActionCardTexts = {
  constructionBoom: {
    answer: 'Construction Boom: construir un segundo rascacielos',
    short: 'construir dos veces',
    rule: 'Tras el primer edificio del turno construyes otro en terreno propio libre. No si el primero ha desencadenado el final.',
  },
  marketShift: {
    answer: 'Market Shift: renovar todo el mercado',
    short: 'mercado nuevo',
    rule: 'Al comienzo de tu turno las cuatro cartas del mercado van bajo el mazo y las cuatro de arriba ocupan su lugar.',
  },
  landGrab: {
    answer: 'Land Grab: adquirir un segundo solar de 2 casillas',
    short: 'dos solares',
    rule: 'Adquieres dos veces en este turno, ambos solares de 2 casillas. No da un segundo edificio.',
  },
};

export const challenges: ChallengeTexts = {
  goldTycoon: {
    rule: 'Al final, 3 puntos por cada distrito en el que tengas al menos dos rascacielos de oro o legendarios.',
    counted: 'distritos con dos de oro',
  },
  masterArchitect: {
    rule: 'Al final, 3, 6 o 10 puntos por tres, cuatro, o cinco o más rascacielos irregulares.',
    counted: 'irregulares en pie',
  },
  goldPrestige: {
    rule: 'Durante la partida: quien construye en oro o legendario gana 1 punto por cada edificio ajeno más antiguo que comparta un lado con el suyo.',
    counted: 'puntos de prestigio',
  },
  bronzeBaron: {
    rule: 'Al final, 5, 10 o 15 puntos por cuatro, cinco o seis rascacielos de bronce aún en pie.',
    counted: 'de bronce en pie',
  },
  generationKing: {
    rule: 'Al final, 5 puntos por cada tecnología en la que tengas en solitario más rascacielos en pie.',
    counted: 'bronce · plata · oro',
  },
};
