/** The lessons, questions and player aid of Tangram City, in French. */
import type { TangramCourseText } from '../courseText.ts';

export const course: TangramCourseText = {
  summary:
    'Chacun reçoit les mêmes tuiles dans le même ordre et bâtit une ville de 7 cases sur 7. Après chacun des six tours, votre plus grand rectangle sans trou rapporte un point par case. À la fin, une ville pleine et un bon équilibre entre toits et jardins rapportent un bonus.',
  lessons: {
    rectangle: 'Ce qui rapporte',
    turn: 'Deux moitiés font un tout',
    flip: 'Toit et jardin',
    fountain: 'La fin d’un tour',
    company: 'Les mêmes cartes pour tous',
    balance: 'Toits contre jardins',
    decline: 'Une tuile n’est pas toujours un cadeau',
    last: 'Le dernier tour',
  },
  lines: {
    rectangleNow:
      'À la fin d’un tour, vous marquez votre plus grand rectangle sans trou. Il fait 2 sur 2 : 4 points.',
    rectangleGrow:
      'Placez le domino pour agrandir le rectangle. Le cadre en tirets montre ce qu’il deviendrait.',
    rectangleRow:
      'Cinq cases en ligne, c’est aussi un rectangle. Mais 2 sur 3 en fait 6 : placez-le le long d’un côté.',
    rectangleSame: 'Il tient ici, mais le rectangle reste à 4. Collez-le contre l’un de ses côtés.',
    rectangleDecline: 'Une tuile mise de côté est perdue. Celle-ci est utile.',
    rectangleOverlaps: 'Les tuiles ne se recouvrent jamais. Les anneaux montrent où elle tient.',
    rectangleOutside: 'Elle doit rester sur le plateau.',
    rectanglePraise:
      '2 sur 3 : 6 points. Les tuiles n’ont pas à se toucher, mais côte à côte elles rapportent.',
    turnHalf: 'La case marquée n’est qu’à moitié couverte : elle ne compte pas encore.',
    turnFill: 'Tournez l’hexagone jusqu’à ce qu’il remplisse l’autre moitié et la case du dessous.',
    turnOpen: 'Il tient ici, mais la case marquée reste à moitié vide.',
    turnOverlaps: 'Pas tout à fait : il recouvre une tuile. Tournez-le encore une fois.',
    turnDecline: 'C’est justement la tuile qu’il vous faut. Tournez-la.',
    turnPraise: 'Deux moitiés font un tout : 2 sur 4, cela fait 8.',
    flipFaces: 'Chaque tuile a deux faces : un toit noir, et un jardin vert qui en est le reflet.',
    flipFill: 'Le même vide. Tourner ne suffit pas : retournez la tuile, puis tournez-la.',
    flipRoof: 'Côté toit, elle penche du mauvais côté. Retournez-la.',
    flipGarden: 'C’est la bonne face. Maintenant tournez-la et remplissez le vide marqué.',
    flipDecline: 'Elle tient : retournez-la d’abord.',
    flipPraise: 'Retournée, tournée, encore 8. Retenez les deux couleurs : elles comptent à la fin.',
    fountainComes: 'Quatre tuiles font un tour. Puis vient une fontaine : une demi-case, sans couleur.',
    fountainFill: 'Il manque une moitié dans la rangée du bas. Remplissez-la avec la fontaine.',
    fountainElsewhere: 'Le rectangle reste à 18. Regardez la rangée du bas.',
    fountainDecline: 'Une fontaine mise de côté est perdue. Ici, elle vaut 6 points.',
    fountainPraise: 'De 18 à 24, et le tour est compté : 24 points. Au prochain tour, il compte encore.',
    companyTogether: 'Tous placent la même tuile en même temps, chacun sur son plateau.',
    companyEye: 'La carte avec l’œil est à vous : personne d’autre ne sait qu’elle vient ensuite.',
    companyFill: 'Maintenant le bateau : remplissez la moitié marquée, et le rectangle passe à 4.',
    companyRow: 'Une rangée de 3. Un bloc de 2 sur 2 est plus grand et grandit plus facilement.',
    companySame: 'Il tient ici, mais rien ne grandit. Remplissez la moitié marquée.',
    companyDecline: 'Une tuile mise de côté est perdue. Celle-ci agrandit votre rectangle.',
    companyPraise: 'Bien. Bruno place son bateau, puis votre carte est retournée pour vous deux.',
    balanceBonus:
      'À la fin, toits et jardins doivent s’équilibrer : 20 points à 0 d’écart, 10 jusqu’à 2, 5 jusqu’à 4.',
    balanceMixed:
      'Toit et jardin sur une case : elle ne compte pour aucun. À côté d’une fontaine, une moitié compte pour sa couleur.',
    balanceEven: '18 toits, 14 jardins. Placez la maison avec la face qui réduit l’écart.',
    balanceRoof: '20 toits contre 14 jardins : 6 d’écart, pas de bonus. Retournez la maison.',
    balanceDecline: 'Placez-la : ses deux cases aident l’équilibre.',
    balancePraise: '18 à 16 : 2 d’écart seulement, soit 10 points à la fin.',
    declineCorner:
      'Voyez les tuiles à venir : trois d’entre elles et une fontaine remplissent ce coin exactement.',
    declineDiamond:
      'Le losange y laisserait quatre petits trous. Vous pouvez le mettre de côté ; il est alors perdu.',
    declinePlaced: 'Il tient ici, mais quatre demi-cases restent ouvertes, et presque rien ne les remplit.',
    declinePraise: 'Bien. Parfois, le meilleur coup est de ne pas placer la tuile.',
    lastOrder: 'Vous choisissez l’ordre des dernières tuiles. Commencez par la plus grande.',
    lastSmallFirst: 'La grande tuile risque de ne plus tenir. Placez-la d’abord.',
    lastGardens:
      'Elle tient, mais les jardins prennent trop d’avance et l’équilibre ne rapporte rien. Essayez le côté toit.',
    lastDecline: 'Sans elle, la ville garde un trou.',
    lastTriangle: 'Maintenant le petit triangle. Regardez la balance : toit ou jardin ?',
    lastUneven: '23 jardins contre 21 toits : 10 points au lieu de 20.',
    lastFountain: 'Il reste une moitié : votre dernière fontaine.',
    lastPraise: '49 cases ! 49 points, 15 pour la ville pleine, 20 pour l’équilibre : 188.',
    lastPoints: ({ points }) =>
      `${points} points. Une ville pleine en rapporte 49, et 15 de plus : encore un essai ?`,
  },
  questions: {
    scored: {
      ask: 'Que marquez-vous à la fin d’un tour ?',
      answers: [
        'Les cases de votre plus grand rectangle sans trou',
        'Toutes les cases bâties',
        'Toutes les cases d’une couleur',
      ],
    },
    half: {
      ask: 'Une case est à moitié toit, à moitié vide. Compte-t-elle pour le rectangle ?',
      answers: ['Non, seules les cases entièrement couvertes comptent', 'Oui', 'À moitié'],
    },
    mixed: {
      ask: 'Toits et jardins sont mêlés dans votre rectangle. Qu’est-ce que cela change ?',
      answers: ['Rien pour le rectangle', 'Une seule couleur compte', 'Il rapporte la moitié'],
    },
    flipped: {
      ask: 'Que se passe-t-il quand vous retournez une tuile ?',
      answers: ['Elle devient son reflet, dans l’autre couleur', 'Seule la couleur change', 'Rien ne change'],
    },
    touching: {
      ask: 'Une tuile doit-elle en toucher une autre ?',
      answers: ['Non', 'Oui, par un côté', 'Oui, au moins par un coin'],
    },
    declined: {
      ask: 'Vous mettez une tuile de côté. Quand la retrouvez-vous ?',
      answers: ['Jamais', 'À la fin du tour', 'Au dernier tour'],
    },
    besideWater: {
      ask: 'Une case est à moitié jardin, à moitié fontaine. Pour quoi compte-t-elle ?',
      answers: ['Pour un jardin', 'Pour un toit', 'Pour rien'],
    },
    cards: {
      ask: 'Combien de cartes joue-t-on à chacun des tours 1 à 5 ?',
      answers: ['Quatre', 'Trois', 'Autant que de joueurs'],
    },
    balance: {
      ask: 'À la fin, vous avez 20 toits et 22 jardins. Que rapporte l’équilibre ?',
      answers: ['10 points', '20 points', '5 points'],
    },
    lastRound: {
      ask: 'Qu’a de particulier le tour 6 ?',
      answers: [
        'Trois tuiles sont visibles et vous choisissez leur ordre',
        'Il n’y a pas de fontaine',
        'Rien n’est compté',
      ],
    },
  },
  aid: [
    {
      heading: 'Tours 1 à 5',
      lines: ['Quatre tuiles, les mêmes pour tous ; puis une fontaine chacun.'],
    },
    { heading: 'Tour 6', lines: ['Trois tuiles dans l’ordre voulu, puis la dernière fontaine.'] },
    {
      heading: 'Placer',
      lines: [
        'Tournez et retournez à volonté ; sur le plateau ; rien ne se recouvre. Une tuile n’a pas à en toucher une autre.',
        'Mise de côté, elle est perdue. Jusqu’à la carte suivante, vous pouvez déplacer votre tuile.',
      ],
    },
    {
      heading: 'Après chaque tour',
      lines: ['Un point par case de votre plus grand rectangle sans trou. Les couleurs n’importent pas.'],
    },
    {
      heading: 'À la fin',
      lines: [
        'Les 49 cases bâties : 15.',
        'Toits contre jardins : égalité 20 · écart de 1 ou 2 : 10 · de 3 ou 4 : 5.',
        'Près d’une fontaine, une moitié compte pour sa couleur ; toit et jardin sur une case ne comptent pas.',
      ],
    },
  ],
};
