/** Notes and doubts of the coach in New York 1901, in French. */
import { betterBuild, challengeNamed, lotBeside, streetToLead } from '../doubts.ts';
import type { NewYorkGuideText } from '../guideText.ts';
import { openedBy } from '../naming.ts';
import { capital } from '../text.ts';
import { names } from './names.ts';

const points = (count: number) => (count > 1 ? `${count} points` : `${count} point`);

export const guide: NewYorkGuideText = {
  notes: {
    end: 'La fin est proche : c’est votre dernier tour. Comptez les rues avant de choisir.',
    start:
      'Votre premier bâtiment est ici. Les terrains voisins sont les meilleurs : plus tard, une seule tuile couvrira le tout.',
    goOn: 'Construisez maintenant, ou terminez le tour et gardez le terrain pour une tuile plus grande.',
    streets: 'Trois rues comptent à la fin, 5 points chacune. Les terrains qui les bordent valent plus.',
    challenge: ({ challenge }) =>
      `Un défi est en jeu : ${challengeNamed(challenge)}. Sa carte dit ce qu’il rapporte.`,
    rival: ({ name }) => `${name} a pris le terrain à côté du vôtre. La terre libre n’attend pas.`,
    lastWorker:
      'Votre dernier ouvrier disponible. Ensuite, il faudra construire avant de reprendre une carte.',
    noWorker: 'Aucun ouvrier disponible : construisez. Sur plusieurs terrains, plusieurs reviennent.',
    leftOver: 'Ce qui reste de ce terrain est encore à vous : votre marque est au sol.',
    silver: 'L’Argent est ouvert. Vous pouvez aussi démolir du Bronze et y construire de l’Argent.',
    falls: 'Un numéro rouge : votre bâtiment y tombe. Ses points restent.',
    guarded: 'Un terrain restait vide, alors un de vos ouvriers y est retourné.',
    boom: 'Construction Boom vous laisserait construire encore une fois. Une seule fois par partie.',
    grab: 'Land Grab prendrait un second terrain, même à côté des vôtres. Une seule fois par partie.',
    shift: 'Rien à côté de vos terrains ? Market Shift change d’abord les quatre cartes.',
    gold: 'L’Or est ouvert. L’Or ne tombe jamais : gardez-lui de grands espaces.',
    legendary: ({ name }) =>
      `${name} a une tour légendaire. Parmi celles qui restent, vous pouvez encore en construire une.`,
    tie: ({ street }) =>
      `${names.street(Number(street))} : vous êtes à égalité, et cela ne donne rien. Un bâtiment de plus y vaut 5.`,
    nearEnd: ({ name, tiles }) =>
      `${name} n’a plus que ${tiles} tuiles. À quatre, les autres jouent encore un tour.`,
    score: 'Les rues décident des parties serrées : 5 points chacune, rien en cas d’égalité.',
  },
  better: {
    street(doubted) {
      const street = streetToLead(doubted);
      return street === undefined
        ? undefined
        : `${names.street(street)} : un autre choix vous y met en tête.`;
    },
    now(doubted) {
      const better = betterBuild(doubted);
      if (!better) return undefined;
      const tile = names.theTile(better.tile);
      if (better.than === 'waiting')
        return `${doubted.name(better.rival)} peut aussi construire de l’Or : au prochain tour, ${tile} ne sera peut-être plus là.`;
      if (better.than === 'stop')
        return `Vous pourriez encore construire ${tile} : ${points(better.points)}.`;
      return `Vous pourriez plutôt construire ${tile} : ${points(better.points)} de plus.`;
    },
    land(doubted) {
      const lot = lotBeside(doubted);
      return lot === undefined
        ? undefined
        : `${capital(names.theLot(lot))} touche vos terrains ; celui-ci est isolé.`;
    },
    opens: ({ fact: { technology } }) =>
      `Un autre choix ouvre ${openedBy(technology) === 'silver' ? 'l’Argent' : 'l’Or'} tout de suite.`,
  },
  worse: {
    workers: ({ fact: { free } }) =>
      free === 0 ? 'Il ne vous restera aucun ouvrier disponible, et peu à construire.' : undefined,
    spends: ({ fact }) => `Non jouée, la carte vaut ${points(fact.points)}. Ici, elle rapporte peu.`,
  },
};
