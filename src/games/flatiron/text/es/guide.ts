/** Notes and doubts of the coach in Flatiron, in Spanish. */
import { at } from '#kernel';
import type { FlatironGuideText } from '../guideText.ts';
import { capital } from '../phrases.ts';
import { names, points } from './names.ts';

const going = (number: string | number | undefined) => at(names.going, Number(number));

export const guide: FlatironGuideText = {
  notes: {
    hello: ({ street }) => `Ir ${going(street)} da 1 $, y allí puedes construir.`,
    tray: 'Aún no hay nada definitivo. Prepara tu turno; el botón brillante lo envía.',
    revealed: 'Esto descubre algo nuevo, así que ya no se puede deshacer.',
    roof: 'Solo queda el tejado. Acaba la partida en el acto: ve por delante cuando se ponga.',
    keep: ({ name }) =>
      `Quédate un periódico; ${name} recibe el otro. Piensa en lo que se puede hacer con él.`,
    given: ({ name }) =>
      `${name} ha alcanzado al repartidor: tú también recibes un periódico. Gástalo en un turno tuyo.`,
    sell: 'Ya tienes este color, así que esta línea lo vendería. Para construirlo luego, pasa.',
    work: 'Tu columna va de arriba abajo. Usa o pasa cada línea.',
    slot: 'Cada hueco libre da lo que pone al lado, una vez.',
    pillar: 'Estos colores caben en la planta. Los soles de tu tablero dicen lo que da cada uno.',
    half: 'Arriba o abajo decide para siempre qué mitad cuenta. Arriba va antes del tablero; abajo, después.',
    decree: 'Un decreto puntúa al final, por la mitad visible. Busca uno que encaje con lo que ya haces.',
    place: 'Cualquier calle sin decreto. Ojo al pulgar: por encima de 0 da 5 PV, por debajo quita 3.',
    close: 'Aún tienes un periódico. Gástalo ahora, o acaba el turno y guárdalo.',
    deck: 'El hueco permite comprar una carta de cualquier mazo, a su precio. Puedes renunciar.',
    other: 'Elige una de estas líneas y úsala como si estuvieras allí. Su propio precio también se paga.',
    afar: 'El City Hall a distancia: las mismas tres cosas.',
    news: 'Este hueco permite usar el periódico activo, que se queda donde está.',
    any: 'Cualquier color a este precio: toma uno más caro en tu tablero, o que falte en la planta.',
    swap: 'Un pilar tuyo vuelve y llega otro color: útil si la planta ya tiene el tuyo.',
    board:
      'Cada columna: el precio de un pilar, lo que da y una segunda línea. Los colores caros cambian de un tablero a otro.',
    mine: ({ street }) => `La planta está llena: ve ${going(street)} y construye la siguiente, 5 $ por 6 PV.`,
    his: ({ name, street }) =>
      `La planta está llena. Si no puedes construir la siguiente, ve ${going(street)}: ${name} lo necesita para eso.`,
    new: 'Planta nueva, regla nueva: léela aquí. Vale para ambos.',
    two: ({ name }) =>
      `Un pilar más llena esta planta. Si lo pones tú, ${name} podrá construir antes la siguiente.`,
    token: 'Este pulgar sube una calle en 1 al final; el juego lo pone donde más da.',
    poor: ({ street }) =>
      Number(street) < 0
        ? '¿Sin dinero? Cualquier localización da 2 $.'
        : `¿Sin dinero? Ve ${going(street)}, u obtén 2 $ en cualquier parte.`,
    total: 'Junto a tu nombre ves lo que tendrías si la partida acabara ahora, con pulgares y decretos.',
    full: 'Esta carta va a una columna que ya tiene tres cartas: no se puede comprar.',
    taken: ({ name }) => `Donde está ${name} no puedes ir. Y tu localización está cerrada para ${name}.`,
    act: 'Ve a un sitio y haz allí una cosa: comprar la carta, usar tu columna u obtener 2 $.',
    hall: 'En el City Hall puedes comprar un decreto, usar el periódico activo u obtener 2 $.',
    end: 'Tres sumas: puntos en juego, pulgares y decretos. El análisis muestra la elección más cara.',
  },
  better: {
    turn: ({ fact, other }) =>
      fact.points > (other?.points ?? 0)
        ? `Otra elección puede dar ${points(fact.points)} este turno; esta, ${other?.points ?? 0}.`
        : undefined,
    floor: ({ fact }) => `Se podría construir la planta: ${points(fact.points)} por ${fact.cost} $.`,
    pillar: ({ fact, other }) =>
      fact.points > (other?.points ?? 0)
        ? `${capital(at(names.pillar, fact.about))} se podría colocar: ${points(fact.points)}.`
        : undefined,
    blocks: ({ fact, name }) =>
      `En otro sitio le cerrarías ${at(names.place, fact.place)} a ${name(fact.rival)}, una columna de ${fact.lines} acciones.`,
    reputation: ({ fact }) =>
      fact.points > 0 ? `La reputación podría dar ${points(fact.points)} más al final.` : undefined,
    decrees: ({ fact }) =>
      fact.points > 0 ? `Los decretos podrían dar ${points(fact.points)} más.` : undefined,
    newsboy: () => 'Otra elección alcanza al repartidor, que trae un periódico.',
  },
  worse: {
    fills: () => 'Esto llena la planta, y quien venga después puede construir la siguiente.',
    roof: ({ fact }) =>
      fact.lead < 0
        ? `El tejado acaba la partida en el acto, y vas ${points(-fact.lead)} por detrás, contado todo.`
        : undefined,
    reputation: ({ fact }) =>
      fact.points < 0 ? `Esto cuesta ${points(-fact.points)} de reputación al final.` : undefined,
    decrees: ({ fact }) =>
      fact.points < 0 ? `Tus decretos pierden así ${points(-fact.points)}.` : undefined,
  },
};
