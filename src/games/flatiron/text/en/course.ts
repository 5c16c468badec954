/** The lessons, questions and player aid of Flatiron, in English. */
import type { FlatironCourseText } from '../courseText.ts';

export const course: FlatironCourseText = {
  summary:
    'You and a rival raise one building: New York’s Flatiron. Every pillar you set brings points, and so does every new floor. Your board has four streets; go to one and use what it offers. Cards make your streets stronger. The roof ends the game, and the most points win.',
  lessons: {
    roof: 'The aim',
    turn: 'The smallest turn',
    card: 'A stronger column',
    column: 'A column at work',
    floor: 'The next floor',
    newsboy: 'Newspapers',
    reputation: 'What the end counts',
    colours: 'Which pillar, which slot',
    block: 'Standing in the way',
  },
  lines: {
    roofMissing: 'This is the end of a game. Bruno has 44 points, you have 41, and only the roof is missing.',
    roofBuild: 'The roof costs $5 and brings 6 points. You have $5: put it on.',
    roofSkipped: 'Then Bruno builds it, takes the 6 points and wins. Use it.',
    roofPraise: 'You win, 47 to 44. That is the aim: most points when the roof goes on.',
    turnGo:
      'Back to the start. A turn has two steps: go to a place, then do one thing there. Go to Broadway.',
    turnUse: 'Each street has a column on your board. Use this one.',
    turnBuy: 'A column runs from the top down. First line: buy an orange pillar for $3.',
    turnBuild: 'Second line: build it for $1.',
    turnSlot: 'Orange brings you 4 points. The slot adds what stands beside it: take the one for orange.',
    turnElsewhere: 'You may go there. But on Broadway you can buy and build in one go.',
    turnCard: 'Cards come in the next lesson. Use your column.',
    turnMoney: '$2 is for when nothing better can be done. Use your column.',
    turnOtherSlot: ({ gains }) =>
      `That adds ${gains === 'points' ? '2 points' : '$2'}. The middle slot pays 3 points, because the pillar is orange.`,
    turnPraise: '7 points. That was a whole turn: go somewhere, do one thing.',
    cardGo: 'Cards give a column more lines. The one on 23rd Street costs $1. Go there.',
    cardBuy: 'Buy it.',
    cardBand:
      'Its band says 5th: it goes to your 5th Avenue, wherever you bought it. Above, its upper half counts; below, its lower one.',
    cardAbove: 'Put it above: a column runs from the top down, so its $2 come first.',
    cardTaken: 'Bruno stands there. Two architects never share a place.',
    cardStay: 'You are there already: you have to go somewhere else.',
    cardElsewhere: 'The card you want lies on 23rd Street.',
    cardFirst: 'That would work. Now buy the card.',
    cardBelow: 'Below, it sells you any pillar for $2. Above, its $2 help to pay the lines under it.',
    cardPraise:
      'Your 5th Avenue has three lines now; a column takes three cards at most. Another street was worth a little more: this one showed how cards work.',
    columnGo: 'Now use it. Go to 5th Avenue: on this level, going there brings $1.',
    columnUse: 'Use the column: three lines, from the top down. What costs nothing happens by itself.',
    columnWhite: 'You have your $2. Now buy white for $1.',
    columnBuild: 'Build it for $2: white brings 2 points, and the last slot $2.',
    columnFirst: 'First see what your new column can do, on 5th Avenue.',
    columnPraise: '2 points, and more money than before. And look: the level has its three pillars.',
    floorGo:
      'Three pillars carry a floor. Whoever builds it scores 6, you or Bruno. Your floor line is in 23rd Street.',
    floorUse: 'Use the column.',
    floorBuild: 'Blue costs $4, and then the floor could not be paid. Leave blue off, and build the floor.',
    floorElsewhere: 'Your floor line stands in 23rd Street, under blue.',
    floorFirst: 'You have enough. The floor scores 6.',
    floorBlue: 'Then $4 is left, and the floor costs $5. Switch blue off again.',
    floorPraise:
      'A new level with a rule of its own, and every deck shows a new card. You have passed 10 points: look who is coming.',
    newsboyWaits:
      'The newsboy waits at 10, 20, 30, 40 and 50. Whoever gets to him first draws two newspapers, keeps one and gives the other away.',
    newsboyKeep: 'A newspaper is one extra action. Keep “any pillar for $1”.',
    newsboySpend: 'You may spend it in any turn of yours, but not in the middle of a line. Spend it now.',
    newsboyBlue: 'Take blue: at home it would cost you $4.',
    newsboySwap: 'To swap you need a pillar in store, and you have none.',
    newsboySave: 'You could save it; Bruno would not see it. Spend it now, to see how it works.',
    newsboyCheaper: ({ dollars }) => `That one costs you only $${dollars} at home. Blue saves you more.`,
    newsboyPraise:
      'It waits in its warehouse, which holds one. Your newspaper now lies at City Hall, where both of you may use it.',
    reputationCounts:
      'Later. At the end each street counts its thumbs: above 0 it brings 5 points, below 0 it costs 3. Your Broadway stands at −1.',
    reputationGo: 'Decrees score at the end as well. Go to City Hall.',
    reputationBuy: 'A decree costs $3. Take the sure one: 3 points and a green thumb.',
    reputationPlace: 'Put it above a street that stands at 0.',
    reputationElsewhere: 'Decrees are sold at City Hall.',
    reputationFirst: 'Good another time. Now buy a decree.',
    reputationSure: 'It may score more or less. Take the sure 3 first.',
    reputationBroadway: 'That lifts Broadway from −1 to 0 and saves 3. A street lifted above 0 brings 5.',
    reputationBelow: 'Below, the other half counts: 2 points per decree, and a red thumb.',
    reputationPraise: '8 more at the end: 3 for the decree, 5 for the street.',
    coloursBuild:
      'You hold three pillars. White is on this level already, and no colour comes twice. Build the one that this level pays 2 extra for.',
    coloursSlot:
      'Two slots are free: 1 point, or a thumb. At the end a thumb lifts a street of your choice. You know what that can bring.',
    coloursTwice: 'Keep white for the next level.',
    coloursBlack: 'Black brings 3. Orange brings 4, and 2 more here.',
    coloursSkipped: 'Three pillars in store score nothing. Build one.',
    coloursPoint: '1 point is fine. But a thumb on a street at 0 brings 5.',
    coloursPraise: '6 points now, and the thumb brings 5 at the end.',
    blockGo:
      'The level is full. Bruno has $6, and the floor line across the table is in 22nd Street. But nobody can go where you stand.',
    blockUse: 'Your own floor costs $5, and you have $2. Use the column: it brings $3.',
    blockElsewhere: 'Then Bruno walks to 22nd Street and builds the floor.',
    blockMoney: '$2 make $4. The column brings $3, and then you can pay the floor.',
    blockBlack: 'Then you have $3 next turn: $2 short of the floor. Switch black off.',
    blockPraise:
      'Bruno has to go elsewhere, and your $5 will pay the floor next turn. You know the game: time for a real one.',
  },
  questions: {
    over: {
      ask: 'When is the game over?',
      answers: [
        'After the turn in which the roof is built',
        'When somebody has 50 points',
        'After 25 turns',
        'When a deck is empty',
      ],
    },
    places: {
      ask: 'You stand on Broadway, Bruno on 5th Avenue. Where may you go?',
      answers: [
        'To 23rd Street, 22nd Street or City Hall',
        'Anywhere',
        'Anywhere but to 5th Avenue',
        'You may also stay',
      ],
    },
    band: {
      ask: 'You buy a card on Broadway whose band says 22nd. Where does it go?',
      answers: [
        'To 22nd Street, above or below',
        'To Broadway',
        'To a street of your choice',
        'To 22nd Street, only below',
      ],
    },
    lines: {
      ask: 'Your Broadway: gain $4 (a card above), orange for $3, build for $1. You have $0. What can you do there in one turn?',
      answers: [
        'Take $4, buy orange, build it',
        'Take $4, nothing more',
        'Nothing, you cannot pay',
        'Build first, then buy',
      ],
    },
    colour: {
      ask: 'The level has white and orange; you hold white, blue and black. What may you build?',
      answers: ['Blue or black', 'Any of the three', 'Only blue', 'Nothing before the floor is built'],
    },
    floor: {
      ask: 'The level has its three pillars. Who may build the floor?',
      answers: [
        'Whoever uses a floor line and pays $5',
        'Whoever set the last pillar',
        'Whoever has most pillars there',
        'Nobody before the next round',
      ],
    },
    thumbs: {
      ask: 'At the end your 5th Avenue shows +1, −1 and −1. What does it bring?',
      answers: ['−3', '−1', '0', '−5'],
    },
    newsboy: {
      ask: 'You are the first to reach 20 points. What happens?',
      answers: [
        'You draw two newspapers, keep one, and Bruno gets the other',
        'You draw two newspapers and keep both',
        'You use the newspaper of the day',
        'You score 2 points',
      ],
    },
    decree: {
      ask: 'Your decree says “1 point per $1 (at most 12)”, and you end with $15. What does it bring?',
      answers: ['12', '15', '7', '3'],
    },
    tie: {
      ask: '52 points each. Who wins?',
      answers: [
        'Whoever built the roof',
        'Whoever has more money',
        'Whoever played second',
        'Nobody: it is a draw',
      ],
    },
  },
  aid: [
    {
      heading: 'Your turn',
      lines: [
        'Go to another place, not where the rival stands. Then one thing: buy its top card · use your column from the top down, skipping what you like · take $2.',
        'At City Hall: buy a decree ($3) · use the newspaper of the day · take $2.',
      ],
    },
    {
      heading: 'Building',
      lines: [
        'Buy a pillar, then build it on the top level: points for its colour, then the slot. No colour twice on a level.',
        'Level full: whoever pays $5 builds the floor, 6 points.',
      ],
    },
    {
      heading: 'Newspapers',
      lines: ['First to 10, 20, 30, 40, 50 draws two, keeps one. Spend them in your turn.'],
    },
    {
      heading: 'The roof ends it',
      lines: [
        'Each street: thumbs above 0 bring 5, below 0 cost 3. Add your decrees. Tie: builder of the roof.',
      ],
    },
  ],
};
