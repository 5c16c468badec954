/** The lessons, questions and player aid of Flatiron, in French. */
import type { FlatironCourseText } from '../courseText.ts';

export const course: FlatironCourseText = {
  summary:
    'Vous élevez à deux un seul immeuble : le Flatiron de New York. Chaque pilier posé rapporte des points, chaque nouvel étage aussi. Votre plateau a quatre rues : allez dans l’une et utilisez ce qu’elle offre. Les cartes renforcent vos rues. Le toit termine la partie ; qui a le plus de points l’emporte.',
  lessons: {
    roof: 'Le but',
    turn: 'Le plus petit tour',
    card: 'Une colonne plus forte',
    column: 'Une colonne en action',
    floor: 'L’étage suivant',
    newsboy: 'Les journaux',
    reputation: 'Ce qui compte à la fin',
    colours: 'Quel pilier, quelle case',
    block: 'Barrer la route',
  },
  lines: {
    roofMissing: 'C’est une fin de partie. Bruno a 44 PV, vous en avez 41, et il ne manque que le toit.',
    roofBuild: 'Le toit coûte 5 $ et rapporte 6 PV. Vous avez 5 $ : posez-le.',
    roofSkipped: 'Alors Bruno le construit, prend les 6 PV et gagne. Utilisez cette ligne.',
    roofPraise: 'Vous gagnez, 47 à 44. C’est le but : avoir le plus de PV quand le toit est posé.',
    turnGo:
      'Retour au début. Un tour a deux temps : aller quelque part, puis y faire une chose. Allez à Broadway.',
    turnUse: 'Chaque rue a une colonne sur votre plateau. Utilisez celle-ci.',
    turnBuy: 'Une colonne se lit de haut en bas. Première ligne : achetez un pilier orange pour 3 $.',
    turnBuild: 'Deuxième ligne : construisez-le pour 1 $.',
    turnSlot: 'Orange vous rapporte 4 PV. La case ajoute ce qui est écrit à côté : prenez celle pour orange.',
    turnElsewhere: 'C’est permis. Mais à Broadway, vous achetez et construisez d’un coup.',
    turnCard: 'Les cartes viennent à la leçon suivante. Utilisez votre colonne.',
    turnMoney: 'Les 2 $ servent quand il n’y a rien de mieux à faire. Utilisez votre colonne.',
    turnOtherSlot: ({ gains }) =>
      `Cela ajoute ${gains === 'points' ? '2 PV' : '2 $'}. La case du milieu donne 3 PV, car le pilier est orange.`,
    turnPraise: '7 PV. C’était un tour entier : aller quelque part, faire une chose.',
    cardGo: 'Les cartes ajoutent des lignes à une colonne. Celle de la 23rd Street coûte 1 $. Allez-y.',
    cardBuy: 'Achetez-la.',
    cardBand:
      'Son bandeau dit 5th : elle va à votre 5th Avenue, où que vous l’achetiez. En haut, sa moitié supérieure compte ; en bas, l’autre.',
    cardAbove: 'Mettez-la en haut : la colonne se lit de haut en bas, ses 2 $ viennent donc d’abord.',
    cardTaken: 'Bruno s’y trouve. Deux architectes ne partagent jamais un lieu.',
    cardStay: 'Vous y êtes déjà : il faut aller ailleurs.',
    cardElsewhere: 'La carte voulue est à la 23rd Street.',
    cardFirst: 'Ce serait possible. Pour l’instant, achetez la carte.',
    cardBelow: 'En bas, elle vend un pilier au choix pour 2 $. En haut, ses 2 $ aident à payer la suite.',
    cardPraise:
      'Votre 5th Avenue a maintenant trois lignes ; une colonne prend trois cartes au plus. Une autre rue valait un peu plus : celle-ci montrait les cartes.',
    columnGo: 'Servez-vous-en. Allez à la 5th Avenue : à cet étage, y aller rapporte 1 $.',
    columnUse: 'Utilisez la colonne : trois lignes, de haut en bas. Ce qui ne coûte rien se fait tout seul.',
    columnWhite: 'Vous avez vos 2 $. Achetez maintenant le blanc pour 1 $.',
    columnBuild: 'Construisez-le pour 2 $ : le blanc rapporte 2 PV, et la dernière case 2 $.',
    columnFirst: 'Voyez d’abord ce que fait votre nouvelle colonne, à la 5th Avenue.',
    columnPraise: '2 PV, et plus d’argent qu’avant. Et voyez : l’étage a ses trois piliers.',
    floorGo:
      'Trois piliers portent un étage. Qui le construit marque 6 PV, vous ou Bruno. Votre ligne « étage » est à la 23rd Street.',
    floorUse: 'Utilisez la colonne.',
    floorBuild: 'Le bleu coûte 4 $, et l’étage serait trop cher. Laissez le bleu, construisez l’étage.',
    floorElsewhere: 'Votre ligne « étage » est à la 23rd Street, sous le bleu.',
    floorFirst: 'Vous avez assez d’argent. L’étage rapporte 6 PV.',
    floorBlue: 'Il reste alors 4 $, et l’étage en coûte 5. Renoncez au bleu.',
    floorPraise:
      'Un nouvel étage avec sa propre règle, et une nouvelle carte par paquet. Vous passez 10 PV : voyez qui arrive.',
    newsboyWaits:
      'Le livreur attend sur 10, 20, 30, 40 et 50. Qui l’atteint d’abord pioche deux journaux, en garde un et donne l’autre.',
    newsboyKeep: 'Un journal est une action de plus. Gardez « un pilier au choix pour 1 $ ».',
    newsboySpend:
      'Vous pouvez le dépenser à chacun de vos tours, mais pas au milieu d’une ligne. Dépensez-le maintenant.',
    newsboyBlue: 'Prenez le bleu : chez vous, il coûterait 4 $.',
    newsboySwap: 'Pour échanger, il faut un pilier en stock, et vous n’en avez pas.',
    newsboySave: 'Vous pourriez le garder, caché à Bruno. Dépensez-le ici, pour voir.',
    newsboyCheaper: ({ dollars }) =>
      `Celui-là ne coûte que ${dollars} $ chez vous. Le bleu vous fait gagner plus.`,
    newsboyPraise:
      'Il attend dans son entrepôt, qui en contient un. Votre journal est maintenant au City Hall, pour vous deux.',
    reputationCounts:
      'Plus tard. À la fin, chaque rue compte ses pouces : au-dessus de 0, 5 PV ; au-dessous, −3. Votre Broadway est à −1.',
    reputationGo: 'Les décrets rapportent aussi à la fin. Allez au City Hall.',
    reputationBuy: 'Un décret coûte 3 $. Prenez le plus sûr : 3 PV et un pouce vert.',
    reputationPlace: 'Mettez-le au-dessus d’une rue qui est à 0.',
    reputationElsewhere: 'Les décrets se vendent au City Hall.',
    reputationFirst: 'Une autre fois. Achetez maintenant un décret.',
    reputationSure: 'Il peut rapporter plus ou moins. Prenez d’abord les 3 PV sûrs.',
    reputationBroadway:
      'Broadway passe de −1 à 0 et vous épargne 3 PV. Une rue au-dessus de 0 en rapporte 5.',
    reputationBelow: 'En bas, l’autre moitié compte : 2 PV par décret, et un pouce rouge.',
    reputationPraise: '8 PV de plus à la fin : 3 pour le décret, 5 pour la rue.',
    coloursBuild:
      'Vous avez trois piliers. Le blanc est déjà à cet étage, et aucune couleur n’y vient deux fois. Construisez celui qui y rapporte 2 PV de plus.',
    coloursSlot:
      'Deux cases sont libres : 1 PV, ou un pouce. À la fin, un pouce élève une rue de votre choix. Vous savez ce que cela rapporte.',
    coloursTwice: 'Gardez le blanc pour l’étage suivant.',
    coloursBlack: 'Le noir rapporte 3 PV. L’orange 4, et 2 de plus ici.',
    coloursSkipped: 'Trois piliers en stock ne rapportent rien. Construisez-en un.',
    coloursPoint: '1 PV, c’est bien. Mais un pouce sur une rue à 0 en rapporte 5.',
    coloursPraise: '6 PV maintenant, et le pouce en rapporte 5 à la fin.',
    blockGo:
      'L’étage est complet. Bruno a 6 $, et sa ligne « étage » est à la 22nd Street. Mais personne ne peut aller où vous êtes.',
    blockUse: 'Votre étage coûte 5 $, et vous en avez 2. Utilisez la colonne : elle rapporte 3 $.',
    blockElsewhere: 'Alors Bruno va à la 22nd Street et construit l’étage.',
    blockMoney: '2 $ font 4 $. La colonne en rapporte 3, et vous pourrez payer l’étage.',
    blockBlack: 'Vous auriez alors 3 $ : il en manque 2 pour l’étage. Renoncez au noir.',
    blockPraise:
      'Bruno doit aller ailleurs, et vos 5 $ paieront l’étage au prochain tour. Vous connaissez le jeu : place à une vraie partie.',
  },
  questions: {
    over: {
      ask: 'Quand la partie est-elle finie ?',
      answers: [
        'Après le tour où le toit est construit',
        'Quand quelqu’un a 50 PV',
        'Après 25 tours',
        'Quand un paquet est vide',
      ],
    },
    places: {
      ask: 'Vous êtes à Broadway, Bruno sur la 5th Avenue. Où pouvez-vous aller ?',
      answers: [
        'À la 23rd Street, à la 22nd Street ou au City Hall',
        'Partout',
        'Partout sauf à la 5th Avenue',
        'Vous pouvez aussi rester',
      ],
    },
    band: {
      ask: 'Vous achetez à Broadway une carte dont le bandeau dit 22nd. Où va-t-elle ?',
      answers: [
        'À la 22nd Street, en haut ou en bas',
        'À Broadway',
        'À la rue de votre choix',
        'À la 22nd Street, seulement en bas',
      ],
    },
    lines: {
      ask: 'Votre Broadway : gagner 4 $ (une carte en haut), orange à 3 $, construire à 1 $. Vous avez 0 $. Que pouvez-vous y faire en un tour ?',
      answers: [
        'Prendre 4 $, acheter l’orange, le construire',
        'Prendre 4 $, rien de plus',
        'Rien, vous ne pouvez pas payer',
        'Construire d’abord, acheter ensuite',
      ],
    },
    colour: {
      ask: 'L’étage a un blanc et un orange ; vous avez un blanc, un bleu et un noir. Que pouvez-vous construire ?',
      answers: [
        'Le bleu ou le noir',
        'Les trois',
        'Seulement le bleu',
        'Rien avant que l’étage soit construit',
      ],
    },
    floor: {
      ask: 'L’étage a ses trois piliers. Qui peut construire le suivant ?',
      answers: [
        'Qui utilise une ligne « étage » et paie 5 $',
        'Qui a posé le dernier pilier',
        'Qui y a le plus de piliers',
        'Personne avant la prochaine manche',
      ],
    },
    thumbs: {
      ask: 'À la fin, votre 5th Avenue montre +1, −1 et −1. Que rapporte-t-elle ?',
      answers: ['−3', '−1', '0', '−5'],
    },
    newsboy: {
      ask: 'Vous atteignez 20 PV avant Bruno. Que se passe-t-il ?',
      answers: [
        'Vous piochez deux journaux, en gardez un, et Bruno reçoit l’autre',
        'Vous piochez deux journaux et les gardez',
        'Vous utilisez le journal du jour',
        'Vous marquez 2 PV',
      ],
    },
    decree: {
      ask: 'Votre décret dit « 1 PV par 1 $ (12 au plus) », et vous finissez avec 15 $. Que rapporte-t-il ?',
      answers: ['12', '15', '7', '3'],
    },
    tie: {
      ask: '52 PV partout. Qui gagne ?',
      answers: [
        'Qui a construit le toit',
        'Qui a le plus d’argent',
        'Qui a joué en second',
        'Personne : égalité',
      ],
    },
  },
  aid: [
    {
      heading: 'Votre tour',
      lines: [
        'Allez ailleurs, pas où est l’adversaire. Puis une chose : acheter la carte du dessus · utiliser votre colonne de haut en bas, en passant ce que vous voulez · gagner 2 $.',
        'Au City Hall : acheter un décret (3 $) · utiliser le journal du jour · gagner 2 $.',
      ],
    },
    {
      heading: 'Construire',
      lines: [
        'Achetez un pilier, puis construisez-le à l’étage du haut : PV de sa couleur, puis la case. Jamais deux fois la même couleur.',
        'Étage complet : qui paie 5 $ construit le suivant, 6 PV.',
      ],
    },
    {
      heading: 'Journaux',
      lines: ['Qui atteint d’abord 10, 20, 30, 40, 50 en pioche deux, en garde un. À dépenser à votre tour.'],
    },
    {
      heading: 'Le toit termine',
      lines: [
        'Chaque rue : au-dessus de 0, 5 PV ; au-dessous, −3. Plus vos décrets. Égalité : qui a construit le toit.',
      ],
    },
  ],
};
