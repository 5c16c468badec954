/** Notes and doubts of the coach in Flatiron, in French. */
import { at } from '#kernel';
import type { FlatironGuideText } from '../guideText.ts';
import { capital } from '../phrases.ts';
import { names, points } from './names.ts';

const going = (number: string | number | undefined) => at(names.going, Number(number));

export const guide: FlatironGuideText = {
  notes: {
    hello: ({ street }) => `Aller ${going(street)} rapporte 1 $, et vous pouvez y construire.`,
    tray: 'Rien n’est encore définitif. Composez votre tour ; le bouton brillant l’envoie.',
    revealed: 'Cela découvre quelque chose de nouveau : on ne peut plus revenir en arrière.',
    roof: 'Il ne reste que le toit. Il termine aussitôt la partie : soyez devant quand il est posé.',
    keep: ({ name }) => `Gardez un journal ; ${name} reçoit l’autre. Pensez à ce qu’on peut en faire.`,
    given: ({ name }) =>
      `${name} a atteint le livreur : vous recevez aussi un journal. Dépensez-le à l’un de vos tours.`,
    sell: 'Vous avez déjà cette couleur : cette ligne la vendrait. Pour la construire plus tard, passez.',
    work: 'Votre colonne se lit de haut en bas. Utilisez ou passez chaque ligne.',
    slot: 'Chaque case libre donne ce qui est indiqué à côté, une fois.',
    pillar: 'Ces couleurs vont à l’étage. Les soleils de votre plateau disent ce que chacune rapporte.',
    half: 'En haut ou en bas décide pour de bon quelle moitié compte. En haut agit avant le plateau, en bas après.',
    decree:
      'Un décret rapporte à la fin, par la moitié visible. Cherchez-en un qui va avec ce que vous faites.',
    place: 'Toute rue sans décret. Attention au pouce : au-dessus de 0, 5 PV ; au-dessous, −3.',
    close: 'Il vous reste un journal. Dépensez-le, ou finissez le tour et gardez-le.',
    deck: 'La case permet d’acheter une carte de n’importe quel paquet, à son prix. Vous pouvez refuser.',
    other: 'Choisissez une de ces lignes et utilisez-la comme sur place. Son propre prix est dû aussi.',
    afar: 'Le City Hall à distance : les trois mêmes choses.',
    news: 'Cette case permet d’utiliser le journal du jour, qui reste en place.',
    any: 'Toute couleur à ce prix : prenez-en une plus chère chez vous, ou qui manque à l’étage.',
    swap: 'Un de vos piliers repart, une autre couleur vient : utile si l’étage a déjà la vôtre.',
    board:
      'Chaque colonne : le prix d’un pilier, ce qu’il rapporte et une deuxième ligne. Les couleurs chères changent selon le plateau.',
    mine: ({ street }) =>
      `L’étage est complet : allez ${going(street)} pour construire le suivant, 5 $ pour 6 PV.`,
    his: ({ name, street }) =>
      `L’étage est complet. Si vous ne pouvez pas construire, allez ${going(street)} : ${name} en a besoin pour l’étage.`,
    new: 'Nouvel étage, nouvelle règle : lisez-la ici. Elle vaut pour vous deux.',
    two: ({ name }) =>
      `Encore un pilier et l’étage est complet. Si vous le posez, ${name} aura la première chance de construire le suivant.`,
    token: 'Ce pouce élève une rue de 1 à la fin ; le jeu le pose où il rapporte le plus.',
    poor: ({ street }) =>
      Number(street) < 0
        ? 'À court d’argent ? Tout lieu donne 2 $.'
        : `À court d’argent ? Allez ${going(street)}, ou gagnez 2 $ n’importe où.`,
    total: 'Près de votre nom : ce que vous auriez si la partie s’arrêtait, pouces et décrets compris.',
    full: 'Cette carte va à une colonne qui a déjà trois cartes : on ne peut pas l’acheter.',
    taken: ({ name }) => `Où est ${name}, vous ne pouvez pas aller. Et votre lieu est fermé pour ${name}.`,
    act: 'Allez quelque part et faites-y une chose : acheter la carte, utiliser votre colonne ou gagner 2 $.',
    hall: 'Au City Hall : acheter un décret, utiliser le journal du jour ou gagner 2 $.',
    end: 'Trois sommes : points en jeu, pouces, décrets. L’analyse montre le choix le plus coûteux.',
  },
  better: {
    turn: ({ fact, other }) =>
      fact.points > (other?.points ?? 0)
        ? `Un autre choix peut rapporter ${points(fact.points)} ce tour, celui-ci ${other?.points ?? 0}.`
        : undefined,
    floor: ({ fact }) => `L’étage pourrait être construit : ${points(fact.points)} pour ${fact.cost} $.`,
    pillar: ({ fact, other }) =>
      fact.points > (other?.points ?? 0)
        ? `${capital(at(names.pillar, fact.about))} pourrait être posé : ${points(fact.points)}.`
        : undefined,
    blocks: ({ fact, name }) =>
      `Ailleurs, vous barreriez ${at(names.place, fact.place)} à ${name(fact.rival)}, une colonne de ${fact.lines} actions.`,
    reputation: ({ fact }) =>
      fact.points > 0
        ? `La réputation pourrait rapporter ${points(fact.points)} de plus à la fin.`
        : undefined,
    decrees: ({ fact }) =>
      fact.points > 0 ? `Les décrets pourraient rapporter ${points(fact.points)} de plus.` : undefined,
    newsboy: () => 'Un autre choix atteint le livreur, qui apporte un journal.',
  },
  worse: {
    fills: () => 'Cela complète l’étage, et qui vient ensuite peut construire le suivant.',
    roof: ({ fact }) =>
      fact.lead < 0
        ? `Le toit termine aussitôt la partie, et il vous manque ${points(-fact.lead)}, tout compté.`
        : undefined,
    reputation: ({ fact }) =>
      fact.points < 0 ? `Cela coûte ${points(-fact.points)} de réputation à la fin.` : undefined,
    decrees: ({ fact }) => (fact.points < 0 ? `Vos décrets y perdent ${points(-fact.points)}.` : undefined),
  },
};
