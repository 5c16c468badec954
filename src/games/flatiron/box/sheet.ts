/** What owners of the game are asked to read off the components. */
import type { SheetPart } from '#box';
import { BOARD, DANIEL_CARD, DECREE, FLOOR, NEWSPAPERS, STREET_CARD } from './drawings.ts';

const COLORS =
  'Colours are written orange, blue, white and black. Should the other three pillars have other colours than these, give each of them one of the names and keep to it everywhere.';

const ACTIONS = [
  'Actions are written by name:',
  '{ "action": "dollars", "amount": 3 } gain so many dollars;',
  '{ "action": "buyAny", "cost": 1 } buy a pillar of any colour at that price;',
  '{ "action": "colorPoints", "amount": 2, "color": "orange" } points if the current level has a pillar of the colour;',
  '"dollarsPerFloor" $1 for each floor built; "pointsPerFloors" 1 point for every two floors;',
  '"newsboyDollars" $1 for each newsboy space reached; "swap" swap a stored pillar;',
  '"build1Plus" build one pillar, 1 more point; "build2Plus" build two, 2 more points;',
  '"build1Repeat" build one, the colour may repeat; "floorCheap" build the floor for $3;',
  '"otherAction" another of one\'s own actions; "visibleCard" an action of a card on a deck;',
  '"cityHall" one of the three things of City Hall; "newspaper" use the newspaper of the day.',
].join(' ');

const REPUTATION = 'Reputation is the number of thumbs: 2, 1, 0, -1, -2.';

export const sheet: readonly SheetPart[] = [
  {
    group: 'boards',
    title: 'The four player boards, both sides of each',
    look: [
      'Call the boards A, B, C and D in any order; the purple sides come first, then the other sides in the same order.',
      'In each of the four columns (streets) look at the warehouse: its colour (1), the price of a pillar (2) and the points for building it (3);',
      'then at the two printed actions: "upper" is the one nearer to the top.',
      'One of the two is always { "action": "trade" }, buying or selling the pillar of this warehouse; the other (4) differs.',
      'The base actions are { "action": "build1", "cost": 1 } for one pillar, { "action": "build2", "cost": 2 } for up to two, { "action": "floor" }.',
      ACTIONS,
      COLORS,
    ].join(' '),
    drawing: BOARD,
  },
  {
    group: 'streetCards',
    title: 'The 32 street cards, sorted by their backs',
    look: [
      'Write them down in any order; the ids S01 to S32 are only ours.',
      'For each card: what it costs (1), the street it belongs to (2), the upper action (3) with its reputation (4), the lower action (5) with its reputation (6),',
      'and as "deck" the street on its back (7): broadway, street23, avenue5 or street22.',
      ACTIONS,
      REPUTATION,
    ].join(' '),
    drawing: STREET_CARD,
  },
  {
    group: 'decrees',
    title: 'The ten decrees of City Hall',
    look: [
      'Write them down in any order as D01 to D10. For each: the upper scoring (1) with its reputation (2), the lower scoring (3) with its reputation (4).',
      'Scorings are written by name: { "scoring": "fixed", "amount": 3 } so many points;',
      '{ "scoring": "perStoredPillar", "amount": 2 } for each stored pillar; { "scoring": "perDecree", "amount": 2 } for each own decree;',
      '{ "scoring": "pairFloor", "colors": ["orange", "blue"] } 3 for each level with both colours;',
      '{ "scoring": "perColorBuilt", "color": "orange" } 2 for each pillar of the colour;',
      '"perStreetCard" and "perPairStreetCards", "perDollar" and "per2Dollars", "perReputation" and "per2Reputation" 1 for each one or every two of them.',
      REPUTATION,
      COLORS,
    ].join(' '),
    drawing: DECREE,
  },
  {
    group: 'floors',
    title: 'The fifteen floors, without the roof',
    look: [
      'Write them down in any order as F01 to F15; "starting" is true for the four with a star.',
      'For each: the effect (1), then the bonuses of the three slots (2, 3, 4). Number the slots of all floors in the same way: Daniel tries them in an order.',
      'Effects: { "kind": "streetDollar", "street": "broadway" } $1 for going there; { "kind": "colorBonus", "amount": 2, "color": "orange" } points for each pillar of the colour;',
      '"cityHallFour" $4 at City Hall; "shareLocation" architects may share a place; "cardPoint" 1 point for each street card; "sellDearer" $2 more for each pillar sold;',
      '"decreeCheaper" and "pillarCheaper" $1 less; "sameColor" colours may repeat.',
      'Bonuses: { "bonus": "points", "amount": 2 }, { "bonus": "dollars", "amount": 2 }, { "bonus": "colorPoints", "amount": 3, "color": "blue" };',
      '"newspaper" a token from the supply; "reputation" a token; "buyCard" buy a street card; "useNewspaper" use the newspaper of the day.',
      COLORS,
    ].join(' '),
    drawing: FLOOR,
  },
  {
    group: 'newspaperCopies',
    title: 'The fourteen newspaper tokens, sorted by their fronts',
    look: [
      'Count the tokens of each kind: "dollars3" (1) gain $3; "swap" (2) swap a stored pillar; "dollars2point1" (3) gain $2 and 1 point;',
      '"build1" (4) pay $1 and build a pillar; "cardCheaper" (5) a street card for $1 less; "decreeCheaper" (6) a decree for $1 less; "anyPillar" (7) any pillar for $1.',
    ].join(' '),
    drawing: NEWSPAPERS,
  },
  {
    group: 'danielCards',
    title: "Daniel Burnham's nine cards",
    look: [
      'Write them down in any order as B1 to B9. For each: the main place (1), the other place (2), the main action (3),',
      'and the popularity on the card (5), 0 if there is none. Places are written broadway, street23, avenue5, street22 and cityHall.',
      'The action is "popularity", "floor" or "pillar"; a pillar also has its "color" and, as "slots", the order in which he tries the slots of the floor (4):',
      '[3, 1, 2] means slot 3 first, then 1, then 2, numbered as on the floors.',
      COLORS,
    ].join(' '),
    drawing: DANIEL_CARD,
  },
];
