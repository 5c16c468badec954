/**
 * Rowhouse on boardgame.io, with its turn flow written as in the documentation, and with the same choices and draws as
 * src/games/rowhouse: a phase in which all seats pick at once, one in which they build in turn, and stages for the trade.
 * Tuned for speed: counters instead of scans that would touch drafts, no undo, no freezing.
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
  showPicks,
  viewOf,
} from './shared.js';

/**
 * The game; random draws come from the caller.
 * @param {import('./shared.js').Below} below
 */
function rowhouse(below) {
  function pick({ G, playerID }, tile) {
    if (!layDown(G.houses[playerID], tile)) return INVALID_MOVE;
    G.picks += 1;
  }

  function build({ G, playerID, events }, storey) {
    const trades = place(G, G.houses[playerID], storey);
    if (trades === undefined) return INVALID_MOVE;
    if (trades) events.setStage('trade');
    else events.endTurn();
  }

  function trade({ events }, wanted) {
    if (wanted) events.setStage('give');
    else events.endTurn();
  }

  function give({ G, playerID, events }, tile) {
    if (!exchange(G, G.houses[playerID], tile, below)) return INVALID_MOVE;
    events.endTurn();
  }

  return {
    name: 'rowhouse',
    disableUndo: true,

    setup: ({ ctx }) => ({ ...deal(ctx.numPlayers, below), picks: 0, over: false }),

    phases: {
      pick: {
        start: true,
        next: 'build',
        turn: {
          activePlayers: { all: 'pick', minMoves: 1, maxMoves: 1 },
          stages: { pick: { moves: { pick } } },
        },
        onBegin({ G }) {
          G.round += 1;
        },
        endIf: ({ G, ctx }) => G.picks === ctx.numPlayers,
        onEnd({ G }) {
          G.picks = 0;
          showPicks(G);
        },
      },

      build: {
        next: 'pick',
        moves: { build },
        turn: {
          // Once around from the first seat; the phase ends when there is no next one.
          order: {
            first: ({ G }) => G.first,
            next({ G, ctx }) {
              const next = (ctx.playOrderPos + 1) % ctx.numPlayers;
              return next === G.first ? undefined : next;
            },
          },
          stages: { trade: { moves: { trade } }, give: { moves: { give } } },
        },
        onEnd({ G }) {
          if (isLastRound(G)) G.over = true;
          else refill(G, below);
        },
      },
    },

    endIf: ({ G }) => (G.over ? resultOf(G) : undefined),

    playerView: ({ G, ctx, playerID }) => viewOf(G, playerID, ctx.phase === 'pick'),

    ai: { enumerate: (G, ctx, playerID) => answersTo(questionFor(ctx, playerID), G.houses[playerID]) },
  };
}

/** The question for this player: stages are named after their moves; building has no stage. */
function questionFor({ activePlayers, phase, currentPlayer }, playerID) {
  if (activePlayers !== null) return activePlayers[playerID];
  return phase === 'build' && currentPlayer === playerID ? 'build' : undefined;
}

function open(_G, { activePlayers, currentPlayer }) {
  return activePlayers === null ? [Number(currentPlayer)] : Object.keys(activePlayers).map(Number);
}

/** @param {import('./shared.js').Below} below */
export function createPeer(below) {
  return peerOf(rowhouse(below), open);
}
