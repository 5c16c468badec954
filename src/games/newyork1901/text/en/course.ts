/** The lessons, questions and player aid of New York 1901, in English. */
import type { NewYorkCourseText } from '../courseText.ts';

export const course: NewYorkCourseText = {
  summary:
    'New York, 1901. Take land, raise skyscrapers on it, and later tear them down for taller ones. Each scores the moment it stands, and points once made are never lost. At the end three streets give 5 points each to whoever has the most buildings there. Most points win.',
  lessons: {
    build: 'A skyscraper scores',
    turn: 'A whole turn',
    neighbours: 'Bigger on two lots',
    silver: 'Down with the old',
    gold: 'Gold stays',
    workers: 'All four are out',
    cards: 'Three cards',
    end: 'The last turn',
  },
  lines: {
    buildGoal: 'Skyscrapers bring points. Whoever has the most points at the end wins.',
    buildBar: 'Your worker holds Blue 5. Pick the bronze bar of 2, then its place on the lot.',
    buildStop: 'That would leave your lot empty. Build first.',
    buildTooLarge: 'That one needs more squares than your lot has. Take the bar of 2.',
    buildClosed: 'Not yet: silver opens at 6 points, gold at 18. Bronze is open.',
    buildHasLot: 'You have your lot for this turn. Now build on it.',
    buildPraise: '+2! Your marker on the frame has moved, and your worker is free again.',
    turnLand: 'A turn begins with land: take a card, then a free lot of its colour and size.',
    turnDemolish: 'Tearing down is the other kind of turn; lesson 4 shows it. Now take a lot.',
    turnLandFirst: 'Land first: take a card. Then you build.',
    turnTaken: 'Somebody is there already. Take a lot that glows.',
    turnNoCard: 'There is no card for that lot now. Colour and size must match.',
    turnBuild: 'It is yours. Now build: a side of the tile must touch a street or a park.',
    turnStop: 'You may stop here and keep the lot. But build now: then the worker comes home.',
    turnNoFront: 'No side of it touches a street or a park there. Try the other squares.',
    turnPraise: 'Card, worker, building: a whole turn, and your worker is back. Now Bruno does the same.',
    neighboursLot: 'You kept Blue 12 last turn. Take a blue lot that touches it.',
    neighboursApart: 'It does not touch Blue 12, so no tile can lie on both. Look beside it.',
    neighboursDemolish: 'That would be the whole turn. Take a lot beside Blue 12 instead.',
    neighboursCard: 'With a free worker you take a card first, then you build.',
    neighboursAcross: 'Now lay one tile across both lots. Each number is a place and a way to turn it.',
    neighboursStop: 'Two workers would stay outside. Build across both lots.',
    neighboursOne: 'That frees one worker. Lay it across both lots.',
    neighboursPraise: ({ points }) =>
      `${points} points, and both workers come home. What is left over stays yours.`,
    neighboursSmall: 'Both workers are home. A larger tile would have brought more.',
    silverOpen: '8 points! From 6 points on you may build silver, which brings more.',
    silverOver:
      'Silver may replace your older buildings: that is the whole turn. At a red number something of yours falls.',
    silverLot: 'Also a good turn. Here, try the other kind: replace something old.',
    silverBronze: 'Bronze may replace your first building, yes. Silver brings more: try it.',
    silverNotHigher: 'Only a newer kind may replace an older one: start, bronze, silver, gold.',
    silverGold: 'Gold opens at 18 points. You have 8.',
    silverNoFit: 'That one does not fit on your land. Try another silver tile.',
    silverPraise: ({ points }) => `+${points}! Your old points stay, too: tearing down costs nothing.`,
    goldOpen: '19 points! Gold is open, and so are the four legendary towers. Each of you may build one.',
    goldBlock: 'Your three blue lots make a block of 2 by 3. Put the most valuable tile there that fits.',
    goldLot: 'Land can wait a turn. The legendary towers may not: Bruno has 16 points.',
    goldSilver: 'Silver again? Gold is open now and brings more.',
    goldNotYours: 'That one does not fit on your land. Look for a shape of 2 by 3.',
    goldParkRow: '+9: the Park Row Building is yours. Gold and legendary towers never fall.',
    goldSlab: '+8. Gold never falls. The Park Row Building would have brought 9 on the same land.',
    goldOther: ({ points }) =>
      `+${points}. Gold never falls, so fill the land: here 8 or 9 would have fitted.`,
    workersOut: 'All four workers are out, so no card this turn. Build one tile that frees at least two.',
    workersOne: 'Only one comes home. Lay it where two lots meet.',
    workersNone: 'Nobody comes home from there. Build where your workers stand.',
    workersNoCard: 'No free worker, no card. Build first.',
    workersPraise: ({ workers }) =>
      `${workers} workers come home: you can take cards again. Whoever is ever stuck gives a lot back.`,
    cardsThree: 'Three cards, each good for once. A card you never play is worth 1 point at the end.',
    cardsBoom: 'You have just built and reached 6 points. Play Construction Boom to build once more.',
    cardsStop: 'The card pays here: one more building now.',
    cardsGrab: 'Land Grab is for two lots of two squares. You took one of three.',
    cardsShift: 'Market Shift is for the beginning of a turn.',
    cardsSecond: 'Your second building, and silver is open already.',
    cardsPraise: ({ points }) =>
      `+${points}, twice in one turn. Market Shift swaps the four cards before your turn; Land Grab takes a second lot of two squares.`,
    endTiles: 'Bruno has only four tiles left, so the game ends. You have one last building.',
    endStreets:
      'Each street gives 5 points to whoever alone has the most buildings on it. A tie gives nothing.',
    endWin: 'You are behind, 50 to 57. Which building wins the game?',
    endStop: 'There is a building that wins. Look at the streets.',
    endSilver: '5 points now, but no street: 60 to 62. Blue 9 lies on two streets.',
    endBar: '2 points and no street. Blue 9 lies on two: there a building counts twice.',
    endNoRoom: 'That one does not fit on your free lots. A small one will do.',
    endNoDemolition: 'You took a lot this turn, so nothing may be torn down. Use your free lots.',
    endPraise: 'Broadway is yours, and a tie on Wall Street leaves Bruno nothing: 62 to 57. You win!',
  },
  questions: {
    scored: {
      ask: 'What scores during the game?',
      answers: [
        'A skyscraper, the moment it is built',
        'A lot, the moment it is taken',
        'A worker who comes home',
      ],
    },
    beginning: {
      ask: 'You have free workers. What may your turn begin with?',
      answers: ['Taking a card, or tearing down and rebuilding', 'Building on a lot you hold', 'Passing'],
    },
    noWorker: {
      ask: 'You have no free worker. What can you not do?',
      answers: ['Take a card', 'Build', 'Tear down and rebuild'],
    },
    home: {
      ask: 'A tile covers parts of three of your lots, each with a worker. Who comes home?',
      answers: ['All three workers', 'One worker', 'Nobody, until the lots are full'],
    },
    stands: {
      ask: 'Where may a skyscraper stand?',
      answers: [
        'On your own land, with a side on a street or a park',
        'Anywhere on the map',
        'Only on a single lot that it fills',
      ],
    },
    keeps: {
      ask: 'You tear down two bronze bars for a silver tower. What happens to their points?',
      answers: ['You keep them', 'You lose them', 'You lose half of them'],
    },
    replaces: {
      ask: 'What may a silver tile replace?',
      answers: ['Bronze and the starting building', 'Bronze and silver', 'Anything of yours'],
    },
    gold: {
      ask: 'What is true of gold?',
      answers: ['It never falls', 'It falls only for a legendary', 'It opens at 6 points'],
    },
    tie: {
      ask: 'On Wall Street you and Bruno have three buildings each at the end. Who gets the 5 points?',
      answers: ['Nobody', 'Both', 'Whoever built there first'],
    },
    lastRound: {
      ask: 'What starts the last round?',
      answers: [
        'A player has only four own tiles left, or the market cannot be filled',
        'Somebody reaches 50 points',
        'The first legendary is built',
      ],
    },
  },
  aid: [
    {
      heading: 'Your turn: one of two',
      lines: [
        'Take a card and put a worker on a free lot of its colour and size; then you may build one tile.',
        'Tear down: build one newer tile over older ones of yours.',
        'No free worker: no card. Build or tear down.',
      ],
    },
    {
      heading: 'Building',
      lines: [
        'Own land, one side on a street or park. Workers come home. Points at once.',
        'Bronze always · silver from 6 · gold and one legendary from 18. Gold never falls.',
      ],
    },
    {
      heading: 'Cards, once each',
      lines: ['Boom: build again. Shift: new market. Grab: a second lot of two squares.'],
    },
    {
      heading: 'End',
      lines: [
        'Four tiles left, or the market not full: the others have one more turn.',
        'Each street: 5 for the most buildings, nothing in a tie. Unplayed card: 1.',
      ],
    },
  ],
};
