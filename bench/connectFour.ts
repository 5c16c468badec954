/** The yardstick: Connect Four written for speed; other figures are given relative to its moves per second. */
import type { Rng } from '#kernel';

/** The size of the board. */
export const COLUMNS = 7;
export const ROWS = 6;

/** Cells from one column to the next; an empty row above and an empty column on each side end every line. */
const STRIDE = ROWS + 1;
const ORIGIN = STRIDE;
const CELLS = STRIDE * (COLUMNS + 2) + 1;
/** Steps between neighbours in the four directions of a line. */
const VERTICAL = 1;
const HORIZONTAL = STRIDE;
const RISING = STRIDE + 1;
const FALLING = STRIDE - 1;

/** 0 and 1 are the players, 2 is a draw. */
export type Result = 0 | 1 | 2;
/** The result of a draw. */
export const DRAW: Result = 2;

/** A board that is reused from game to game. */
export class ConnectFour {
  /** 0 where empty, else the player's number plus one. */
  private readonly cells = new Uint8Array(CELLS);
  private readonly heights = new Uint8Array(COLUMNS);
  /** The columns that are not full, in any order, and their number. */
  private readonly open = new Uint8Array(COLUMNS);
  private openCount = COLUMNS;
  private discs = 0;

  constructor() {
    this.reset();
  }

  reset(): void {
    this.cells.fill(0);
    this.heights.fill(0);
    for (let column = 0; column < COLUMNS; column++) this.open[column] = column;
    this.openCount = COLUMNS;
    this.discs = 0;
  }

  /** Moves played so far. */
  get moves(): number {
    return this.discs;
  }

  /** The columns that are not full, in ascending order. */
  openColumns(): number[] {
    return [...this.open.subarray(0, this.openCount)].sort((one, two) => one - two);
  }

  /** Drops a disc of the current player; returns the result if this ends the game. */
  drop(column: number): Result | undefined {
    const row = this.heights[column] as number;
    if (row >= ROWS) throw new Error(`column ${column} is full`);
    const player = (this.discs & 1) as 0 | 1;
    const cell = ORIGIN + column * STRIDE + row;
    this.cells[cell] = player + 1;
    this.heights[column] = row + 1;
    this.discs += 1;
    if (row + 1 === ROWS) this.close(column);
    if (this.wins(cell, player + 1)) return player;
    return this.openCount === 0 ? DRAW : undefined;
  }

  /** Plays at random to the end; each open column is equally likely. */
  playOut(rng: Rng): Result {
    for (;;) {
      const result = this.drop(this.open[rng.below(this.openCount)] as number);
      if (result !== undefined) return result;
    }
  }

  private close(column: number): void {
    const place = this.open.indexOf(column);
    this.openCount -= 1;
    this.open[place] = this.open[this.openCount] as number;
  }

  private wins(cell: number, disc: number): boolean {
    return (
      this.hasFour(cell, disc, VERTICAL) ||
      this.hasFour(cell, disc, HORIZONTAL) ||
      this.hasFour(cell, disc, RISING) ||
      this.hasFour(cell, disc, FALLING)
    );
  }

  private hasFour(cell: number, disc: number, step: number): boolean {
    let length = 1;
    for (let i = cell + step; this.cells[i] === disc; i += step) length += 1;
    for (let i = cell - step; this.cells[i] === disc; i -= step) length += 1;
    return length >= 4;
  }
}
