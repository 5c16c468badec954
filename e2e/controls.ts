/** Where the parts of a table are that tests look at and press; only this file names their classes. */

/** What can be chosen on a board, an answer or a step towards one. */
export const TARGETS = '.table [data-choose]';
/** Other buttons of a board: turning a piece, opening a tab. */
export const BOARD_BUTTONS =
  '.board button:not([data-choose], [aria-disabled="true"]), .dock button:not([data-choose], [aria-disabled="true"])';
/** The board itself. */
export const BOARD = '.board';
/** The one button that sends a turn, and the same while pressing it sends. */
export const PRIMARY = '.send';
export const BRIGHT_PRIMARY = '.send:not([aria-disabled="true"])';
/** Takes back the last choice. */
export const UNDO = '.prompt .undo';
/** What is there only when the game is over. */
export const GAME_OVER = '.sheet table';
