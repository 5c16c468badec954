/** What all boards say. */
export interface KitText {
  readonly left: string;
  readonly right: string;
  readonly flip: string;
  /** The signs on the board and what they mean. */
  readonly legend: string;
  /** The game on one card, and the signs. */
  readonly aid: string;
  readonly close: string;
  /** The picture at the end. */
  readonly scene: {
    readonly label: string;
    readonly png: string;
    readonly svg: string;
    readonly share: string;
  };
  /** Where nothing can be shared, what happened instead; and where no picture could be made. */
  readonly saved: string;
  readonly noPicture: string;
  /** The way back from a zoomed board. */
  readonly wholeBoard: string;
}
