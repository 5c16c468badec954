/**
 * The same game with everybody active in one endless turn: boardgame.io's reducer without its turn flow, so that no move
 * pays for phases, stages or events. The current question is kept as plain values at the root of G.
 */
import {
  answersTo,
  deal,
  exchange,
  INVALID_MOVE,
  isLastRound,
  layDown,
  peerOf,
  place,
  refill,
  resultOf,
  Stage,
  showPicks,
  viewOf,
} from './shared.js';

/**
 * The game; random draws come from the caller.
 * @param {import('./shared.js').Below} below
 */
function rowhouse(below) {
  /** Continues with the next seat, or ends the round. */
  function nextBuild(G) {
    G.waiting -= 1;
    if (G.waiting > 0) {
      G.question = 'build';
      G.turn = (G.turn + 1) % G.seats;
    } else closeRound(G);
  }

  function closeRound(G) {
    if (isLastRound(G)) {
      G.question = 'nothing';
      return;
    }
    refill(G, below);
    openRound(G);
  }

  return {
    name: 'rowhouse',
    disableUndo: true,
    turn: { activePlayers: { all: Stage.NULL } },

    setup({ ctx }) {
      const G = { ...deal(ctx.numPlayers, below), seats: ctx.numPlayers, turn: 0 };
      openRound(G);
      return G;
    },

    moves: {
      pick({ G, playerID }, tile) {
        if (G.question !== 'pick') return INVALID_MOVE;
        const house = G.houses[playerID];
        if (house.pick >= 0 || !layDown(house, tile)) return INVALID_MOVE;
        G.waiting -= 1;
        if (G.waiting > 0) return;
        showPicks(G);
        G.waiting = G.seats;
        G.question = 'build';
        G.turn = G.first;
      },

      build({ G, playerID }, storey) {
        if (G.question !== 'build' || G.turn !== Number(playerID)) return INVALID_MOVE;
        const trades = place(G, G.houses[playerID], storey);
        if (trades === undefined) return INVALID_MOVE;
        if (trades) G.question = 'trade';
        else nextBuild(G);
      },

      trade({ G, playerID }, wanted) {
        if (G.question !== 'trade' || G.turn !== Number(playerID)) return INVALID_MOVE;
        if (wanted) G.question = 'give';
        else nextBuild(G);
      },

      give({ G, playerID }, tile) {
        if (G.question !== 'give' || G.turn !== Number(playerID)) return INVALID_MOVE;
        if (!exchange(G, G.houses[playerID], tile, below)) return INVALID_MOVE;
        nextBuild(G);
      },
    },

    endIf: ({ G }) => (G.question === 'nothing' ? resultOf(G) : undefined),

    playerView: ({ G, playerID }) => viewOf(G, playerID, G.question === 'pick'),

    ai: { enumerate: (G, _ctx, playerID) => answersTo(questionFor(G, playerID), G.houses[playerID]) },
  };
}

function openRound(G) {
  G.round += 1;
  G.question = 'pick';
  G.waiting = G.seats;
}

/** The question for this player. */
function questionFor({ question, turn, houses }, playerID) {
  const waits = question === 'pick' ? houses[playerID].pick < 0 : turn === Number(playerID);
  return waits ? question : undefined;
}

function open({ question, turn, houses }) {
  if (question !== 'pick') return [turn];
  return houses.flatMap(({ pick }, seat) => (pick < 0 ? [seat] : []));
}

/** @param {import('./shared.js').Below} below */
export function createPeer(below) {
  return peerOf(rowhouse(below), open);
}
