/** Notes and doubts of the coach in New York 1901, in Spanish. */
import { betterBuild, challengeNamed, lotBeside, streetToLead } from '../doubts.ts';
import type { NewYorkGuideText } from '../guideText.ts';
import { openedBy } from '../naming.ts';
import { capital } from '../text.ts';
import { names } from './names.ts';

const points = (count: number) => (count === 1 ? '1 punto' : `${count} puntos`);

export const guide: NewYorkGuideText = {
  notes: {
    end: 'Se acerca el final: este es tu último turno. Cuenta las calles antes de elegir.',
    start:
      'Aquí está tu primer edificio. Lo mejor es el terreno de al lado: más tarde una sola loseta puede cubrirlo todo.',
    goOn: 'Construye ahora, o termina el turno y guarda el solar para una loseta mayor.',
    streets: 'Al final cuentan tres calles, 5 puntos cada una. Los solares que dan a ellas valen más.',
    challenge: ({ challenge }) =>
      `Hay un desafío en juego: ${challengeNamed(challenge)}. Su carta dice lo que da.`,
    rival: ({ name }) => `${name} ha tomado el solar junto al tuyo. El terreno libre no espera.`,
    lastWorker: 'Tu último obrero libre. Después tendrás que construir antes de tomar otra carta.',
    noWorker: 'Sin obreros libres: construye ya. Sobre varios solares vuelven varios.',
    leftOver: 'Lo que queda de ese solar sigue siendo tuyo: tu marca está en el suelo.',
    silver: 'La plata está abierta. También puedes derribar bronce y construir plata ahí.',
    falls: 'Un número rojo: ahí cae un edificio tuyo. Sus puntos se quedan.',
    guarded: 'Un solar quedó vacío, así que uno de tus obreros volvió a ocuparlo.',
    boom: 'Construction Boom te dejaría construir otra vez ahora. Sirve una vez por partida.',
    grab: 'Land Grab tomaría otro solar ahora, también junto al tuyo. Sirve una vez por partida.',
    shift: '¿Nada junto a tu terreno? Market Shift cambia antes las cuatro cartas.',
    gold: 'El oro está abierto. El oro no cae nunca: usa para él terrenos grandes.',
    legendary: ({ name }) =>
      `${name} tiene una torre legendaria. De las que quedan aún puedes construir una.`,
    tie: ({ street }) =>
      `${names.street(Number(street))}: hay empate, y un empate no da nada. Un edificio más vale 5.`,
    nearEnd: ({ name, tiles }) =>
      `A ${name} le quedan ${tiles} losetas. Con cuatro, los demás juegan un turno más.`,
    score: 'Las calles deciden las partidas reñidas: 5 puntos cada una, nada en un empate.',
  },
  better: {
    street(doubted) {
      const street = streetToLead(doubted);
      return street === undefined
        ? undefined
        : `${names.street(street)}: otra respuesta te pone en cabeza en solitario.`;
    },
    now(doubted) {
      const better = betterBuild(doubted);
      if (!better) return undefined;
      const tile = names.theTile(better.tile);
      if (better.than === 'waiting')
        return `${doubted.name(better.rival)} también puede construir oro: quizá ${tile} no esté el próximo turno.`;
      if (better.than === 'stop') return `Aún podrías construir ${tile}: ${points(better.points)}.`;
      return `Podrías construir ${tile} en su lugar: ${points(better.points)} más.`;
    },
    land(doubted) {
      const lot = lotBeside(doubted);
      return lot === undefined
        ? undefined
        : `${capital(names.theLot(lot))} toca tu terreno; este queda aislado.`;
    },
    opens: ({ fact: { technology } }) =>
      `Otra respuesta abre ${openedBy(technology) === 'silver' ? 'la plata' : 'el oro'} ya.`,
  },
  worse: {
    workers: ({ fact: { free } }) =>
      free === 0 ? 'Te quedarás sin obreros libres y con poco que construir.' : undefined,
    spends: ({ fact }) => `Sin jugar, la carta vale ${points(fact.points)}. Ahora da poco.`,
  },
};
