/** The lessons, questions and player aid of New York 1901, in French. */
import type { NewYorkCourseText } from '../courseText.ts';

export const course: NewYorkCourseText = {
  summary:
    'New York, 1901. Prenez des terrains, dressez-y des gratte-ciel, puis démolissez-les pour de plus hauts. Chacun rapporte dès qu’il est debout, et ces points restent acquis. À la fin, trois rues valent 5 points pour qui y a le plus de bâtiments. Qui a le plus de points gagne.',
  lessons: {
    build: 'Un gratte-ciel rapporte',
    turn: 'Un tour complet',
    neighbours: 'Plus grand sur deux terrains',
    silver: 'Place au neuf',
    gold: 'L’Or reste',
    workers: 'Tous les quatre sont dehors',
    cards: 'Trois cartes',
    end: 'Le dernier tour',
  },
  lines: {
    buildGoal: 'Les gratte-ciel rapportent des points. Qui en a le plus à la fin gagne.',
    buildBar:
      'Votre ouvrier occupe le terrain bleu 5. Prenez la barre de 2 Bronze, puis sa place sur le terrain.',
    buildStop: 'Votre terrain resterait vide. Construisez d’abord.',
    buildTooLarge: 'Il lui faut plus de carrés que votre terrain n’en a. Prenez la barre de 2.',
    buildClosed: 'Pas encore : l’Argent s’ouvre à 6 points, l’Or à 18. Le Bronze est ouvert.',
    buildHasLot: 'Vous avez déjà votre terrain pour ce tour. Construisez-y maintenant.',
    buildPraise: '+2 ! Votre marqueur a avancé sur le cadre, et votre ouvrier est de nouveau disponible.',
    turnLand:
      'Un tour commence par un terrain : prenez une carte, puis un terrain libre de sa couleur et de sa taille.',
    turnDemolish: 'Démolir, c’est l’autre sorte de tour ; la leçon 4 la montre. Ici, prenez un terrain.',
    turnLandFirst: 'Le terrain d’abord : prenez une carte. Ensuite vous construirez.',
    turnTaken: 'Il est déjà pris. Prenez un terrain qui brille.',
    turnNoCard: 'Pas de carte pour ce terrain. La couleur et la taille doivent correspondre.',
    turnBuild: 'Il est à vous. Maintenant construisez : un côté de la tuile doit toucher une rue ou un parc.',
    turnStop:
      'Vous pouvez vous arrêter et garder le terrain. Mais construisez : l’ouvrier reviendra aussitôt.',
    turnNoFront: 'Là, aucun côté ne touche une rue ou un parc. Essayez les autres carrés.',
    turnPraise:
      'Carte, ouvrier, bâtiment : un tour complet, et votre ouvrier est revenu. Au tour de Bruno, qui fait de même.',
    neighboursLot: 'Au tour d’avant, vous avez gardé le bleu 12. Prenez un terrain bleu qui le touche.',
    neighboursApart: 'Il ne touche pas le bleu 12 : aucune tuile ne tiendra sur les deux. Regardez à côté.',
    neighboursDemolish: 'Ce serait tout le tour. Prenez plutôt un terrain à côté du bleu 12.',
    neighboursCard: 'Avec un ouvrier disponible, on prend d’abord une carte, puis on construit.',
    neighboursAcross:
      'Posez maintenant une tuile sur les deux terrains. Chaque numéro est une place et une orientation.',
    neighboursStop: 'Deux ouvriers resteraient dehors. Construisez sur les deux terrains.',
    neighboursOne: 'Un seul ouvrier reviendrait. Posez la tuile sur les deux terrains.',
    neighboursPraise: ({ points }) =>
      `${points} points, et les deux ouvriers reviennent. Ce qui reste du terrain est encore à vous.`,
    neighboursSmall: 'Les deux ouvriers sont revenus. Une tuile plus grande aurait rapporté plus.',
    silverOpen:
      '8 points ! À partir de 6, vous pouvez construire des gratte-ciel Argent, qui rapportent plus.',
    silverOver:
      'L’Argent peut remplacer vos bâtiments plus anciens : c’est tout le tour. À un numéro rouge, un des vôtres tombe.',
    silverLot: 'Un bon tour aussi. Mais ici, essayez l’autre : remplacez de l’ancien.',
    silverBronze: 'Le Bronze peut remplacer votre premier bâtiment, oui. L’Argent rapporte plus : essayez.',
    silverNotHigher: 'Seul un type plus récent en remplace un plus ancien : départ, Bronze, Argent, Or.',
    silverGold: 'L’Or s’ouvre à 18 points. Vous en avez 8.',
    silverNoFit: 'Elle ne tient pas sur vos terrains. Essayez une autre tuile Argent.',
    silverPraise: ({ points }) => `+${points} ! Vos anciens points restent : démolir ne coûte rien.`,
    goldOpen:
      '19 points ! L’Or est ouvert, et aussi les quatre tours légendaires. Chacun peut en construire une.',
    goldBlock:
      'Vos trois terrains bleus font un bloc de 2 sur 3. Posez-y la tuile la plus précieuse qui tienne.',
    goldLot: 'Un terrain peut attendre un tour. Une tour légendaire, pas forcément : Bruno a 16 points.',
    goldSilver: 'Encore de l’Argent ? L’Or est ouvert et rapporte plus.',
    goldNotYours: 'Elle ne tient pas sur vos terrains. Cherchez une forme de 2 sur 3.',
    goldParkRow: '+9 : le Park Row Building est à vous. L’Or et les légendaires ne tombent jamais.',
    goldSlab: '+8. L’Or ne tombe jamais. Le Park Row Building aurait rapporté 9 au même endroit.',
    goldOther: ({ points }) =>
      `+${points}. L’Or ne tombe jamais, alors remplissez la place : 8 ou 9 y auraient tenu.`,
    workersOut:
      'Vos quatre ouvriers sont dehors : pas de carte ce tour-ci. Construisez une tuile qui en libère au moins deux.',
    workersOne: 'Un seul revient. Posez la tuile là où deux terrains se touchent.',
    workersNone: 'Personne n’en revient. Construisez là où sont vos ouvriers.',
    workersNoCard: 'Pas d’ouvrier disponible, pas de carte. Construisez d’abord.',
    workersPraise: ({ workers }) =>
      `${workers} ouvriers reviennent : vous pouvez de nouveau prendre des cartes. Qui est bloqué rend un terrain.`,
    cardsThree: 'Trois cartes, chacune pour une seule fois. Une carte jamais jouée vaut 1 point à la fin.',
    cardsBoom:
      'Vous venez de construire et d’atteindre 6 points. Jouez Construction Boom pour construire encore.',
    cardsStop: 'La carte est rentable ici : un bâtiment de plus, tout de suite.',
    cardsGrab: 'Land Grab vaut pour deux terrains de deux carrés. Vous en avez pris un de trois.',
    cardsShift: 'Market Shift se joue au début du tour.',
    cardsSecond: 'Votre second bâtiment, et l’Argent est déjà ouvert.',
    cardsPraise: ({ points }) =>
      `+${points}, deux fois en un tour. Market Shift change les quatre cartes avant votre tour ; Land Grab prend un second petit terrain.`,
    endTiles: 'Il ne reste que quatre tuiles à Bruno : c’est la fin. Vous avez un dernier bâtiment.',
    endStreets: 'Chaque rue donne 5 points à qui y a le plus de bâtiments. En cas d’égalité, rien.',
    endWin: 'Bruno mène 57 à 50. Quel bâtiment gagne la partie ?',
    endStop: 'Il y a un bâtiment qui gagne. Regardez les rues.',
    endSilver: '5 points tout de suite, mais aucune rue : 60 à 62. Le bleu 9 touche deux rues.',
    endBar: '2 points et aucune rue. Le bleu 9 en touche deux : un bâtiment y compte double.',
    endNoRoom: 'Elle ne tient pas sur vos terrains libres. Une petite suffit.',
    endNoDemolition: 'Vous avez pris un terrain, donc rien ne peut tomber. Utilisez vos terrains libres.',
    endPraise:
      'Broadway est à vous, et l’égalité à Wall Street prive Bruno de points : 62 à 57. C’est gagné !',
  },
  questions: {
    scored: {
      ask: 'Qu’est-ce qui rapporte en cours de partie ?',
      answers: [
        'Un gratte-ciel, dès qu’il est construit',
        'Un terrain, dès qu’il est pris',
        'Un ouvrier qui revient',
      ],
    },
    beginning: {
      ask: 'Vous avez des ouvriers disponibles. Par quoi votre tour peut-il commencer ?',
      answers: [
        'Prendre une carte, ou démolir pour reconstruire',
        'Construire sur un terrain déjà à vous',
        'Passer',
      ],
    },
    noWorker: {
      ask: 'Vous n’avez aucun ouvrier disponible. Que ne pouvez-vous pas faire ?',
      answers: ['Prendre une carte', 'Construire', 'Démolir pour reconstruire'],
    },
    home: {
      ask: 'Une tuile couvre une partie de trois de vos terrains, chacun avec un ouvrier. Qui revient ?',
      answers: ['Les trois ouvriers', 'Un ouvrier', 'Personne, tant que les terrains ne sont pas pleins'],
    },
    stands: {
      ask: 'Où un gratte-ciel peut-il se dresser ?',
      answers: [
        'Sur vos terrains, un côté sur une rue ou un parc',
        'N’importe où sur le plan',
        'Seulement sur un terrain unique qu’il remplit',
      ],
    },
    keeps: {
      ask: 'Vous démolissez deux barres Bronze pour une tour Argent. Que deviennent leurs points ?',
      answers: ['Vous les gardez', 'Vous les perdez', 'Vous en perdez la moitié'],
    },
    replaces: {
      ask: 'Que peut remplacer une tuile Argent ?',
      answers: ['Le Bronze et le bâtiment de départ', 'Le Bronze et l’Argent', 'Tout ce qui est à vous'],
    },
    gold: {
      ask: 'Qu’est-ce qui est vrai de l’Or ?',
      answers: ['Il ne tombe jamais', 'Il ne tombe que pour un Légendaire', 'Il s’ouvre à 6 points'],
    },
    tie: {
      ask: 'À Wall Street, Bruno et vous avez trois bâtiments chacun à la fin. Qui a les 5 points ?',
      answers: ['Personne', 'Les deux', 'Qui y a construit en premier'],
    },
    lastRound: {
      ask: 'Qu’est-ce qui lance le dernier tour ?',
      answers: [
        'Il ne reste à un joueur que quatre de ses tuiles, ou le marché ne peut être rempli',
        'Quelqu’un atteint 50 points',
        'Le premier Légendaire est construit',
      ],
    },
  },
  aid: [
    {
      heading: 'Votre tour : l’un des deux',
      lines: [
        'Prenez une carte et posez un ouvrier sur un terrain libre de sa couleur et de sa taille ; puis vous pouvez construire une tuile.',
        'Démolissez : une tuile plus récente sur vos plus anciennes.',
        'Sans ouvrier disponible : pas de carte.',
      ],
    },
    {
      heading: 'Construire',
      lines: [
        'Sur vos terrains, un côté sur une rue ou un parc. Les ouvriers reviennent. Points aussitôt.',
        'Bronze toujours · Argent dès 6 · Or et un Légendaire dès 18. L’Or ne tombe jamais.',
      ],
    },
    {
      heading: 'Cartes, une fois chacune',
      lines: ['Boom : construire encore. Shift : nouveau marché. Grab : un second terrain de deux carrés.'],
    },
    {
      heading: 'Fin',
      lines: [
        'Quatre tuiles restantes, ou marché incomplet : les autres jouent encore une fois.',
        'Chaque rue : 5 pour le plus de bâtiments, rien en cas d’égalité. Carte non jouée : 1.',
      ],
    },
  ],
};
