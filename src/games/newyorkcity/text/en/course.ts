/** The lessons, questions and player aid of New York City, in English. */
import type { CityCourseText } from '../courseText.ts';

export const course: CityCourseText = {
  summary:
    'Six districts, five rounds. In every round you bid six times with cards: for press, dollars, characters, plans, prestige and skyscrapers. Every bid earns what it is worth, and the highest earns one more. Skyscrapers win districts, and districts are most of your points. After round five the highest score wins.',
  lessons: {
    district: 'What scores',
    bid: 'One bid',
    make: 'More than one kind of card',
    pass: 'Six bids, one hand',
    hire: 'Characters and dollars',
    prestige: 'Prestige tiles',
    press: 'Who is ahead',
    draft: 'Where cards come from',
    reserve: 'What stays',
  },
  lines: {
    districtAim:
      'The last bid of a game. Manhattan brings 10 points to whoever has most skyscrapers there. Right now that is Bruno.',
    districtBid:
      'Each skyscraper card builds one, and the highest bid builds one more. Bruno has no cards left. Bid 2.',
    districtTie: 'That makes 3 each, and Bruno would keep Manhattan: ties go to Bruno. Lesson 7 says why.',
    districtPass: 'Then nothing changes, and Bruno wins, 47 to 42.',
    districtPraise:
      'Manhattan pays you 10, and Bruno half of that. The black ones belong to nobody, but they take a place, too. You win, 47 to 42.',
    bidCrown:
      'Dollars are wanted, and Bruno has bid 1. Everybody gets what they bid; the highest bid wears the crown and gets one more.',
    bidTwo: 'Each dollar card counts 1. Bid 2: tap the 2, or both cards.',
    bidTie: 'A tie: Bruno would keep the crown, and you would get 1.',
    bidPass: 'No bid, no dollars.',
    bidOther: 'Dollars are wanted now. This card waits for its own bid.',
    bidPraise: '3 dollars: 2 for your bid, 1 for the crown. Bruno gets 1 as well.',
    makePlans:
      'Plans bring skyscrapers to your board, ready to be built. Bruno has bid 2, and you have one plan.',
    makeThree:
      'Two equal cards of another kind count as one: your two press cards. A joker beside them counts one more. Bid 3.',
    makeLess: 'Bruno keeps the crown with 2. You can make 3.',
    makePass: 'You can make 3: one plan, two press cards, the joker.',
    makePraise: '4 skyscrapers. And the press cards were no loss: press is over for this round.',
    passSix: 'Six bids in every round, always in this order. Your cards have to last for all six.',
    passSave:
      'Press comes first. To reach Bruno’s 3 you would spend five cards, and lose the tie. Save them: pass.',
    passAll: 'Five cards for 3 spaces, and nothing left for prestige and skyscrapers.',
    passSome: 'These cards count more later, where they are wanted.',
    passPraise: 'All six cards are still yours. Not bidding is a move, too.',
    hireBid: 'A bid for characters opens the elevator. With 2 and the crown you reach shelf 3. Bid 2.',
    hireTie: 'A tie: Bruno keeps the crown, and you reach shelf 1 only.',
    hirePass: 'Without a bid you hire nobody.',
    hireActor: 'Bruno, ahead on the press track, hires first. Now you: hire the Actor.',
    hireOther: 'Worth a look another time. The Actor is simple and strong.',
    hireNobody: 'Every character scores at the end. Hire one.',
    hireUse:
      'Nobody has cards left, so the last phase comes. Put one of your dollars on the Actor: 3 points, once in every round.',
    hireSinger: 'The Singer brings 2 points, the Actor 3.',
    hireIdle: 'Your dollar would bring 3 points. Use it.',
    hirePraise:
      '3 points for a dollar, and again next round. At the end each character scores the figure on its tile as well.',
    prestigeBid:
      'Prestige pays points at once, and the two highest bids each take a tile. The higher one chooses first: bid 2.',
    prestigeTie: 'A tie: Bruno would choose first.',
    prestigePass: 'Without a bid you get neither points nor a tile.',
    prestigeBoat:
      'Take the boat: it makes a district worth 5 more. A tile travels with its vehicle: this boat joins Manhattan and Staten Island.',
    prestigeLay: 'Lay it on Staten Island. Bruno has nothing there, and the mayor goes there next.',
    prestigeSubway: 'The subway is worth 3, the boat 5.',
    prestigeManhattan: 'Bruno has two skyscrapers there and you have none: the 5 would help Bruno.',
    prestigeJersey: 'The mayor never comes to Jersey City. Staten Island is next.',
    prestigeNothing: 'A tile and a skyscraper for nothing. Take them.',
    prestigePraise:
      '2 points, a boat, and a skyscraper where the mayor has not been yet: 7 points on Staten Island already.',
    pressTied:
      'The last round. In Manhattan it is 3 to 3, and ties go to who is ahead on the press track: Bruno, on 7.',
    pressEnough: 'Press brings spaces. You stand on 4, and Bruno has not bid. How much is enough?',
    pressOne: 'With the crown that is 2 spaces, to 6: Bruno stays ahead.',
    pressPass: 'Then Manhattan stays with Bruno: 10 to 5.',
    pressPraise:
      'You land on top of Bruno, so you are ahead. Manhattan pays you 10 instead of 5, and from space 5 on you get 3 more.',
    draftBegins:
      'So every round begins: three cards from the deck, then two pairs of your choice. Whoever is last on the press track takes first: you.',
    draftFirst: 'You hold two skyscraper cards. Take the pair that adds one, and a joker.',
    draftOther: 'Not bad. But equal cards make strong bids, and a joker fits everywhere.',
    draftSecond: 'Bruno takes dollars and characters. And your second pair? Choose.',
    draftPress: 'A second press card, and press comes first. Seven cards for six bids, and two in reserve.',
    draftPlans: 'A plan and prestige: every bid pays. Seven cards for six bids, and two in reserve.',
    draftCharacters:
      'A character, and a plan beside the one in reserve. Seven cards for six bids, and two in reserve.',
    reserveOver: 'The six bids are over. What is left in your hand is lost; two cards stay in your reserve.',
    reserveKeep: 'A joker fits every bid. Put the dollar card back; keep joker and skyscraper card.',
    reserveOther: 'A joker fits every bid, and skyscraper cards win districts. Keep those two.',
    reservePraise:
      'A new round: the mayor is in Brooklyn. You play from your reserve as from your hand. After five rounds the districts are counted.',
  },
  questions: {
    end: {
      ask: 'When does the game end?',
      answers: [
        'After five rounds',
        'When a district is full',
        'When somebody has built in all six districts',
        'When the deck is empty',
      ],
    },
    lastBid: {
      ask: 'Which bid is the last of a round?',
      answers: ['Skyscrapers', 'Prestige', 'Press', 'The first player decides'],
    },
    value: {
      ask: 'Plans are wanted. You play 1 plan, 2 press cards and 1 joker. What is your bid?',
      answers: ['3', '4', '2', '1'],
    },
    jokers: {
      ask: 'Dollars are wanted. You have two jokers and nothing else. What can you bid?',
      answers: ['Nothing', '1', '2'],
    },
    tie: {
      ask: 'You and Bruno both bid 2. Who gets one more?',
      answers: ['Whoever is ahead on the press track', 'Whoever bid first', 'Both', 'Nobody'],
    },
    lower: {
      ask: 'Bruno bids 3 for dollars, you bid 2. What do you get?',
      answers: ['2 dollars', 'Nothing', '3 dollars', '1 dollar'],
    },
    character: {
      ask: 'What do you need to use a character of I, II or III?',
      answers: [
        'A dollar on it, once in a round',
        'To discard a card',
        'The crown of the last bid',
        'As many dollars as it is worth',
      ],
    },
    build: {
      ask: 'Your bid for skyscrapers is 3 and the highest; 2 stand on your board. How many do you build?',
      answers: ['2', '4', '3', '1'],
    },
    ranks: {
      ask: 'Manhattan is worth 10: you 3, Bruno 2, black 2. Bruno stands on 5 of the press track, black on 8. What does Bruno get?',
      answers: ['3', '5', '10', '0'],
    },
    hand: {
      ask: 'What happens to your cards after the sixth bid?',
      answers: [
        'The hand is lost, the reserve stays',
        'All of them stay',
        'All of them are lost',
        'You keep one pair',
      ],
    },
  },
  aid: [
    {
      heading: 'A round',
      lines: [
        'Draw 3 cards, take two pairs; last on the press track first. Six bids, last phase. Hands are lost, the reserve stays.',
      ],
    },
    {
      heading: 'A bid',
      lines: [
        'Wanted cards count 1. Two equal others count 1. A joker counts 1 beside them, or makes a pair with any card.',
        'Everybody gets the bid, the highest one more; ties: ahead on the press track.',
      ],
    },
    {
      heading: 'What bids bring',
      lines: [
        'Press: spaces. Dollars. Characters: a shelf. Plans: skyscrapers for your board.',
        'Prestige: points; the two highest: a tile, its vehicle, a skyscraper.',
        'Skyscrapers: from your board to the mayor.',
      ],
    },
    {
      heading: 'The end',
      lines: [
        'Districts: full value, then half, half. Characters. All six districts 3, press 5 or more 3. Dollars and board: half a point.',
      ],
    },
  ],
};
