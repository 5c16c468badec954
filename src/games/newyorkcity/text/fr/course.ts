/** The lessons, questions and player aid of New York City, in French. */
import type { CityCourseText } from '../courseText.ts';

export const course: CityCourseText = {
  summary:
    'Six quartiers, cinq tours. À chaque tour, vous enchérissez six fois avec des cartes : Presse, Dollars, Personnages, Plans, Prestige, Gratte-ciel. Chaque enchère rapporte sa valeur, la plus haute un de plus. Les gratte-ciel gagnent les quartiers, qui font l’essentiel des points. Après cinq tours, le meilleur score gagne.',
  lessons: {
    district: 'Ce qui rapporte',
    bid: 'Une enchère',
    make: 'Plusieurs types de cartes',
    pass: 'Six enchères, une main',
    hire: 'Personnages et dollars',
    prestige: 'Tuiles Prestige',
    press: 'Qui est devant',
    draft: 'D’où viennent les cartes',
    reserve: 'Ce qui reste',
  },
  lines: {
    districtAim:
      'La dernière enchère d’une partie. Manhattan rapporte 10 points à qui y a le plus de gratte-ciel. Pour l’instant, c’est Bruno.',
    districtBid:
      'Chaque carte Gratte-ciel en construit un, et la plus haute enchère un de plus. Bruno n’a plus de cartes. Enchérissez 2.',
    districtTie:
      'Cela fait 3 partout, et Bruno garde Manhattan : l’égalité est pour Bruno. La leçon 7 dit pourquoi.',
    districtPass: 'Alors rien ne change, et Bruno gagne, 47 à 42.',
    districtPraise:
      'Manhattan vous rapporte 10, à Bruno la moitié. Les noirs ne sont à personne, mais prennent une place. Vous gagnez, 47 à 42.',
    bidCrown:
      'On enchérit pour des dollars ; Bruno a mis 1. Chacun reçoit son enchère ; la plus haute porte la couronne et reçoit un de plus.',
    bidTwo: 'Chaque carte Dollar compte pour 1. Enchérissez 2 : touchez le 2, ou les deux cartes.',
    bidTie: 'Égalité : Bruno garderait la couronne, et vous auriez 1.',
    bidPass: 'Pas d’enchère, pas de dollars.',
    bidOther: 'On demande des dollars. Cette carte attend son propre tour d’enchères.',
    bidPraise: '3 dollars : 2 pour votre enchère, 1 pour la couronne. Bruno en reçoit 1 aussi.',
    makePlans:
      'Les plans mettent des gratte-ciel sur votre plateau, prêts à être construits. Bruno a mis 2 ; vous avez un plan.',
    makeThree:
      'Deux cartes identiques d’un autre type comptent pour une : vos deux cartes Presse. Un joker en plus compte pour un. Enchérissez 3.',
    makeLess: 'Bruno garde la couronne avec 2. Vous pouvez faire 3.',
    makePass: 'Vous pouvez faire 3 : un plan, deux cartes Presse, le joker.',
    makePraise: '4 gratte-ciel. Et rien de perdu : pour ce tour, la presse est passée.',
    passSix: 'Six enchères par tour, toujours dans cet ordre. Vos cartes doivent suffire pour les six.',
    passSave:
      'La presse vient d’abord. Pour atteindre les 3 de Bruno, il vous faudrait cinq cartes, et l’égalité serait perdue. Gardez-les : passez.',
    passAll: 'Cinq cartes pour 3 cases, et plus rien pour le prestige et les gratte-ciel.',
    passSome: 'Ces cartes comptent plus ensuite, là où on les demande.',
    passPraise: 'Vos six cartes sont toujours là. Ne pas enchérir, c’est aussi jouer.',
    hireBid:
      'Une enchère pour les personnages ouvre l’ascenseur. Avec 2 et la couronne, vous atteignez l’étage 3. Enchérissez 2.',
    hireTie: 'Égalité : Bruno garde la couronne, et vous n’atteignez que l’étage 1.',
    hirePass: 'Sans enchère, vous ne recrutez personne.',
    hireActor: 'Bruno, devant sur la piste de presse, recrute d’abord. À vous : recrutez l’Acteur.',
    hireOther: 'À regarder une autre fois. L’Acteur est simple et fort.',
    hireNobody: 'Chaque personnage rapporte à la fin. Recrutez-en un.',
    hireUse:
      'Plus personne n’a de cartes : voici la dernière phase. Posez un dollar sur l’Acteur : 3 points, une fois par tour.',
    hireSinger: 'La Chanteuse rapporte 2 points, l’Acteur 3.',
    hireIdle: 'Votre dollar rapporterait 3 points. Utilisez-le.',
    hirePraise:
      '3 points pour un dollar, et encore au prochain tour. À la fin, chaque personnage rapporte aussi le chiffre de sa tuile.',
    prestigeBid:
      'Le prestige donne des points tout de suite ; les deux plus hautes enchères prennent une tuile. La plus haute choisit d’abord : enchérissez 2.',
    prestigeTie: 'Égalité : Bruno choisirait en premier.',
    prestigePass: 'Sans enchère, ni points ni tuile.',
    prestigeBoat:
      'Prenez le bateau : un quartier vaut 5 de plus. La tuile voyage avec son véhicule : ce bateau relie Manhattan et Staten Island.',
    prestigeLay: 'Posez-la à Staten Island. Bruno n’y a rien, et le maire y va ensuite.',
    prestigeSubway: 'Le métro vaut 3, le bateau 5.',
    prestigeManhattan: 'Bruno y a deux gratte-ciel, vous aucun : les 5 aideraient Bruno.',
    prestigeJersey: 'Le maire ne va jamais à Jersey City. Staten Island est la suivante.',
    prestigeNothing: 'Une tuile et un gratte-ciel pour rien. Prenez-les.',
    prestigePraise:
      '2 points, un bateau, et un gratte-ciel là où le maire n’est pas encore allé : déjà 7 points à Staten Island.',
    pressTied:
      'Le dernier tour. À Manhattan, c’est 3 à 3, et l’égalité va à qui est devant sur la piste de presse : Bruno, sur 7.',
    pressEnough: 'La presse donne des cases. Vous êtes sur 4, Bruno n’a pas enchéri. Combien suffit ?',
    pressOne: 'Avec la couronne, 2 cases, jusqu’à 6 : Bruno reste devant.',
    pressPass: 'Alors Manhattan reste à Bruno : 10 à 5.',
    pressPraise:
      'Vous arrivez au-dessus de Bruno : vous êtes devant. Manhattan vous rapporte 10 au lieu de 5, et dès la case 5, 3 de plus.',
    draftBegins:
      'Chaque tour commence ainsi : trois cartes de la pioche, puis deux paires au choix. Le dernier sur la piste de presse prend d’abord : vous.',
    draftFirst: 'Vous avez deux cartes Gratte-ciel. Prenez la paire qui en ajoute une, et un joker.',
    draftOther: 'Pas mal. Mais des cartes identiques font de fortes enchères, et un joker va partout.',
    draftSecond: 'Bruno prend Dollar et Personnage. Et votre deuxième paire ? Choisissez.',
    draftPress:
      'Une deuxième carte Presse, et la presse vient d’abord. Sept cartes pour six enchères, et deux en réserve.',
    draftPlans:
      'Un plan et du prestige : chaque enchère paie. Sept cartes pour six enchères, et deux en réserve.',
    draftCharacters:
      'Un personnage, et un plan avec celui de la réserve. Sept cartes pour six enchères, et deux en réserve.',
    reserveOver:
      'Les six enchères sont finies. Ce qui reste en main est perdu ; deux cartes restent dans votre réserve.',
    reserveKeep: 'Un joker va partout. Rendez la carte Dollar ; gardez le joker et la carte Gratte-ciel.',
    reserveOther: 'Un joker va partout, et les cartes Gratte-ciel gagnent des quartiers. Gardez ces deux-là.',
    reservePraise:
      'Un nouveau tour : le maire est à Brooklyn. La réserve se joue comme la main. Après cinq tours, on compte les quartiers.',
  },
  questions: {
    end: {
      ask: 'Quand la partie se termine-t-elle ?',
      answers: [
        'Après cinq tours',
        'Quand un quartier est plein',
        'Quand quelqu’un a construit dans les six quartiers',
        'Quand la pioche est vide',
      ],
    },
    lastBid: {
      ask: 'Quelle enchère est la dernière d’un tour ?',
      answers: ['Gratte-ciel', 'Prestige', 'Presse', 'Le premier joueur décide'],
    },
    value: {
      ask: 'On demande des plans. Vous jouez 1 plan, 2 cartes Presse et 1 joker. Combien vaut l’enchère ?',
      answers: ['3', '4', '2', '1'],
    },
    jokers: {
      ask: 'On demande des dollars. Vous n’avez que deux jokers. Que pouvez-vous enchérir ?',
      answers: ['Rien', '1', '2'],
    },
    tie: {
      ask: 'Bruno et vous enchérissez 2. Qui reçoit un de plus ?',
      answers: ['Qui est devant sur la piste de presse', 'Qui a enchéri en premier', 'Les deux', 'Personne'],
    },
    lower: {
      ask: 'Pour les dollars, Bruno enchérit 3 et vous 2. Que recevez-vous ?',
      answers: ['2 dollars', 'Rien', '3 dollars', '1 dollar'],
    },
    character: {
      ask: 'Que faut-il pour utiliser un personnage I, II ou III ?',
      answers: [
        'Un dollar dessus, une fois par tour',
        'Défausser une carte',
        'La couronne de la dernière enchère',
        'Autant de dollars que sa valeur',
      ],
    },
    build: {
      ask: 'Votre enchère Gratte-ciel est de 3, la plus haute ; il y en a 2 sur votre plateau. Combien en construisez-vous ?',
      answers: ['2', '4', '3', '1'],
    },
    ranks: {
      ask: 'Manhattan vaut 10 : vous 3, Bruno 2, noir 2. Bruno est sur la case 5 de la piste de presse, le noir sur 8. Que reçoit Bruno ?',
      answers: ['3', '5', '10', '0'],
    },
    hand: {
      ask: 'Que deviennent vos cartes après la sixième enchère ?',
      answers: [
        'La main est perdue, la réserve reste',
        'Toutes restent',
        'Toutes sont perdues',
        'Vous gardez une paire',
      ],
    },
  },
  aid: [
    {
      heading: 'Un tour',
      lines: [
        'Piochez 3 cartes, prenez deux paires ; le dernier sur la piste de presse d’abord. Six enchères, dernière phase. Les mains sont perdues, la réserve reste.',
      ],
    },
    {
      heading: 'Une enchère',
      lines: [
        'Carte demandée : 1. Deux autres identiques : 1. Un joker : 1 de plus, ou il fait une paire avec toute carte.',
        'Chacun reçoit son enchère, la plus haute un de plus ; égalité : qui est devant.',
      ],
    },
    {
      heading: 'Ce que rapportent les enchères',
      lines: [
        'Presse : cases. Dollars. Personnages : un étage. Plans : gratte-ciel sur votre plateau.',
        'Prestige : points ; les deux plus hautes : tuile, véhicule, gratte-ciel.',
        'Gratte-ciel : du plateau chez le maire.',
      ],
    },
    {
      heading: 'La fin',
      lines: [
        'Quartiers : valeur entière, moitié, moitié. Personnages. Six quartiers 3, presse 5 ou plus 3. Dollars et plateau : un demi-point.',
      ],
    },
  ],
};
