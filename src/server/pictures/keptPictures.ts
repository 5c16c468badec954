/** The pictures that were asked for last, by table; one that is asked for by many at once is drawn once. */

/** Each has about 60 kB. */
const MOST = 64;

export class KeptPictures<Picture> {
  /** The oldest first. */
  private readonly pictures = new Map<string, Promise<Picture>>();

  /** `mayDraw` is asked before one is drawn that is not kept. */
  async get(table: string, mayDraw: () => Promise<void>, draw: () => Promise<Picture>): Promise<Picture> {
    const kept = this.pictures.get(table);
    if (kept) return kept;
    await mayDraw();
    const picture = this.pictures.get(table) ?? draw();
    this.pictures.set(table, picture);
    picture.catch(() => this.pictures.delete(table));
    const [oldest] = this.pictures.keys();
    if (this.pictures.size > MOST && oldest !== undefined) this.pictures.delete(oldest);
    return picture;
  }
}
