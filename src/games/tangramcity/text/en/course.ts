/** The lessons, questions and player aid of Tangram City, in English. */
import type { TangramCourseText } from '../courseText.ts';

export const course: TangramCourseText = {
  summary:
    'Everybody gets the same tiles in the same order and builds a city of 7 by 7 squares. After each of six rounds you score your largest rectangle without a gap: one point for each square. At the end a full city and a good balance of roofs and gardens bring extra points.',
  lessons: {
    rectangle: 'What scores',
    turn: 'Two halves make a whole',
    flip: 'Roof and garden',
    fountain: 'The end of a round',
    company: 'The same cards for all',
    balance: 'Roofs against gardens',
    decline: 'Not every tile is a gift',
    last: 'The last round',
  },
  lines: {
    rectangleNow:
      'At the end of a round you score your largest rectangle without a gap. Now it is 2 by 2: 4 points.',
    rectangleGrow: 'Place the domino so that the rectangle grows. The dashed frame shows what it would be.',
    rectangleRow: 'Five in a row is a rectangle, too. But 2 by 3 makes 6: lay it along a side.',
    rectangleSame: 'It fits, but the rectangle stays at 4. Lay it flat against one of its sides.',
    rectangleDecline: 'Declining throws the tile away. This one is useful.',
    rectangleOverlaps: 'Tiles never overlap. The rings show where it fits.',
    rectangleOutside: 'It must lie inside the board.',
    rectanglePraise: '2 by 3: 6 points. Tiles need not touch each other, but side by side they score.',
    turnHalf: 'The marked square is only half covered, so it does not count yet.',
    turnFill: 'Turn the hexagon until it fills the other half and the square below it.',
    turnOpen: 'It fits there, but the marked square stays half open.',
    turnOverlaps: 'Not quite: it overlaps. Turn it once and try again.',
    turnDecline: 'This tile is just what you need. Turn it.',
    turnPraise: 'Two halves make a whole: 2 by 4 is 8.',
    flipFaces: 'Each tile has two faces: a black roof, and a green garden that is its mirror image.',
    flipFill: 'The same gap. Turning alone will not do: flip the tile, then turn it.',
    flipRoof: 'Roof side up it leans the wrong way. Flip it.',
    flipGarden: 'The right face. Now turn it and fill the marked gap.',
    flipDecline: 'It does fit: flip it first.',
    flipPraise: 'Flipped, turned, 8 again. Remember the two colours: they count at the end.',
    fountainComes: 'Four tiles make a round. Then comes a fountain: half a square, without a colour.',
    fountainFill: 'One half is missing in the bottom row. Fill it with the fountain.',
    fountainElsewhere: 'The rectangle stays at 18. Look along the bottom row.',
    fountainDecline: 'A declined fountain is gone. Here it is worth 6 points.',
    fountainPraise: 'From 18 to 24, and the round is scored: 24 points. Next round it counts again.',
    companyTogether: 'All place the same tile at the same time, each on their own board.',
    companyEye: 'The card with the eye is yours: only you know that it comes next.',
    companyFill: 'Now the boat: fill the marked half, and the rectangle grows to 4.',
    companyRow: 'A row of 3. A block of 2 by 2 is larger and easier to grow.',
    companySame: 'It fits, but nothing grows. Fill the marked half.',
    companyDecline: 'Declining throws the tile away. Here it makes your rectangle grow.',
    companyPraise: 'Good. Bruno places his boat, then your card is turned for both.',
    balanceBonus: 'At the end roofs and gardens should be even: 20 points at 0 apart, 10 up to 2, 5 up to 4.',
    balanceMixed: 'Roof beside garden counts for neither. Beside a fountain, a half counts for its colour.',
    balanceEven: '18 roofs, 14 gardens. Place the house with the face that evens this out.',
    balanceRoof: '20 roofs to 14 gardens: 6 apart, no bonus. Flip the house.',
    balanceDecline: 'Place it: its two squares help the balance.',
    balancePraise: '18 to 16: only 2 apart, worth 10 points at the end.',
    declineCorner: 'Look at the tiles to come: three of them and a fountain fill this corner exactly.',
    declineDiamond: 'The diamond would leave four scraps there. You may decline it; then it is gone.',
    declinePlaced: 'It fits, but four half squares stay open that hardly anything fills.',
    declinePraise: 'Good. Sometimes the best move is not to place a tile.',
    lastOrder: 'You choose the order of the last tiles. Begin with the larger one.',
    lastSmallFirst: 'Then the larger tile may have no room left. Place that one first.',
    lastGardens: 'It fits, but then gardens are far ahead and the balance brings nothing. Try its roof.',
    lastDecline: 'Without it the city keeps a gap.',
    lastTriangle: 'Now the small triangle. Look at the scales: roof or garden?',
    lastUneven: '23 gardens to 21 roofs: 10 points instead of 20.',
    lastFountain: 'One half is left: your last fountain.',
    lastPraise: '49 squares! 49 points, 15 for the full city, 20 for the balance: 188.',
    lastPoints: ({ points }) => `${points} points. A full city brings 49 and 15 more: try once again?`,
  },
  questions: {
    scored: {
      ask: 'What do you score at the end of a round?',
      answers: [
        'The squares of your largest rectangle without a gap',
        'All built squares',
        'All squares of one colour',
      ],
    },
    half: {
      ask: 'A square is half roof and half empty. Does it count for the rectangle?',
      answers: ['No, only wholly covered squares count', 'Yes', 'Half'],
    },
    mixed: {
      ask: 'Roofs and gardens lie mixed in your rectangle. What does that change?',
      answers: ['Nothing for the rectangle', 'Only one colour counts', 'It scores half'],
    },
    flipped: {
      ask: 'What happens when you flip a tile?',
      answers: [
        'It becomes its mirror image in the other colour',
        'Only the colour changes',
        'Nothing changes',
      ],
    },
    touching: {
      ask: 'Must a tile touch another one?',
      answers: ['No', 'Yes, along a side', 'Yes, at least at a corner'],
    },
    declined: {
      ask: 'You decline a tile. When do you get it again?',
      answers: ['Never', 'At the end of the round', 'In the last round'],
    },
    besideWater: {
      ask: 'A square is half garden, half fountain. What does it count as?',
      answers: ['A garden', 'A roof', 'Nothing'],
    },
    cards: {
      ask: 'How many cards are played in each of the rounds 1 to 5?',
      answers: ['Four', 'Three', 'As many as there are players'],
    },
    balance: {
      ask: 'At the end you have 20 roofs and 22 gardens. What does the balance bring?',
      answers: ['10 points', '20 points', '5 points'],
    },
    lastRound: {
      ask: 'What is special about round 6?',
      answers: [
        'Three tiles lie open and you choose their order',
        'There is no fountain',
        'Nothing is scored',
      ],
    },
  },
  aid: [
    {
      heading: 'Rounds 1 to 5',
      lines: ['Four tiles, the same for all; then one fountain each.'],
    },
    { heading: 'Round 6', lines: ['Three tiles in any order, then the last fountain.'] },
    {
      heading: 'Placing',
      lines: [
        'Turn and flip as you like; inside the board; nothing overlaps. A tile need not touch another.',
        'You may decline: then it is gone. Until the next card is turned you may move your tile.',
      ],
    },
    {
      heading: 'After each round',
      lines: ['One point for each square of your largest rectangle without a gap. Colours do not matter.'],
    },
    {
      heading: 'At the end',
      lines: [
        'All 49 squares built: 15.',
        'Roofs against gardens: even 20 · 1 or 2 apart 10 · 3 or 4 apart 5.',
        'A half beside a fountain counts for its colour; roof beside garden counts for neither.',
      ],
    },
  ],
};
