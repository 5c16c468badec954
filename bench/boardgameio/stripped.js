/**
 * The same game with everybody active in one endless turn: boardgame.io's reducer without its turn flow. No move pays
 * for a phase, a stage or an event; the question stands as plain values at the root of G.
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
 * The game, whose draws come from outside.
 * @param {import('./shared.js').Below} below
 */
function rowhouse(below) {
  /** Goes on to the next seat, or to the end of the round. */
  function nextBuild(G) {
    G.waiting -= 1;
    if (G.waiting > 0) {
      G.asked = 'build';
      G.turn = (G.turn + 1) % G.seats;
    } else closeRound(G);
  }

  function closeRound(G) {
    if (isLastRound(G)) {
      G.asked = 'nothing';
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
        if (G.asked !== 'pick') return INVALID_MOVE;
        const house = G.houses[playerID];
        if (house.pick >= 0 || !layDown(house, tile)) return INVALID_MOVE;
        G.waiting -= 1;
        if (G.waiting > 0) return;
        showPicks(G);
        G.waiting = G.seats;
        G.asked = 'build';
        G.turn = G.first;
      },

      build({ G, playerID }, storey) {
        if (G.asked !== 'build' || G.turn !== Number(playerID)) return INVALID_MOVE;
        const trades = place(G, G.houses[playerID], storey);
        if (trades === undefined) return INVALID_MOVE;
        if (trades) G.asked = 'trade';
        else nextBuild(G);
      },

      trade({ G, playerID }, wanted) {
        if (G.asked !== 'trade' || G.turn !== Number(playerID)) return INVALID_MOVE;
        if (wanted) G.asked = 'give';
        else nextBuild(G);
      },

      give({ G, playerID }, tile) {
        if (G.asked !== 'give' || G.turn !== Number(playerID)) return INVALID_MOVE;
        if (!exchange(G, G.houses[playerID], tile, below)) return INVALID_MOVE;
        nextBuild(G);
      },
    },

    endIf: ({ G }) => (G.asked === 'nothing' ? resultOf(G) : undefined),

    playerView: ({ G, playerID }) => viewOf(G, playerID, G.asked === 'pick'),

    ai: { enumerate: (G, _ctx, playerID) => answersTo(asked(G, playerID), G.houses[playerID]) },
  };
}

function openRound(G) {
  G.round += 1;
  G.asked = 'pick';
  G.waiting = G.seats;
}

/** What this player is asked. */
function asked({ asked, turn, houses }, playerID) {
  const waits = asked === 'pick' ? houses[playerID].pick < 0 : turn === Number(playerID);
  return waits ? asked : undefined;
}

function open({ asked, turn, houses }) {
  if (asked !== 'pick') return [turn];
  return houses.flatMap(({ pick }, seat) => (pick < 0 ? [seat] : []));
}

/** @param {import('./shared.js').Below} below */
export function createPeer(below) {
  return peerOf(rowhouse(below), open);
}
