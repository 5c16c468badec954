/** How a finished game is shown where somebody has put its address. */
import { type Language, type Placing, resultOf, winnersOf } from '#kernel';
import { CARD, cardOf, loadCity, painting } from '#picture';
import { refusedAtDoor } from '#protocol';
import type { TableView } from '#table';
import { Elsewhere } from '../boxes.ts';
import type { HttpContext } from '../http/httpContext.ts';
import { namesOf } from '../http/rowNames.ts';
import { newNobody } from '../people/nobody.ts';
import type { TableRow } from '../store/index.ts';
import { TimeSlices } from '../tables/timeSlices.ts';
import { pngOf } from './png.ts';
import { PREVIEW_WORDS } from './previewWords.ts';

/** What the page of a game says of it to other sites. */
export interface Preview {
  readonly title: string;
  readonly line: string;
}

/** As many pictures are kept; each has about 60 kB. */
const KEPT = 64;

export class Previews {
  private readonly context: Pick<HttpContext, 'store' | 'questions' | 'loadTitle'>;
  private readonly slices = new TimeSlices();
  /** By table, the oldest first. A finished game does not change, and its picture names nobody. */
  private readonly pictures = new Map<string, Promise<Buffer>>();

  constructor(context: Pick<HttpContext, 'store' | 'questions' | 'loadTitle'>) {
    this.context = context;
  }

  /** The names and points of a game. */
  async previewOf(table: string, language: Language): Promise<Preview> {
    const { store, loadTitle } = this.context;
    const row = await this.rowOf(table);
    const tableView = await this.lastView(table);
    const { words } = await loadTitle(row.game);
    const names = await namesOf(store, [row]);
    const said = PREVIEW_WORDS[language];
    const nameOf = (player: number) => {
      const holder = tableView.seats[player];
      if (!holder) return tableView.automata[player - tableView.seats.length]?.name ?? '';
      return holder.kind === 'human' ? names[holder.person] || said.nobody : said.bot(player + 1);
    };
    const game = words[language].title;
    const players = placesOf(tableView).map(({ player, score }) => `${nameOf(player)} ${score.total}`);
    return { title: [game, players.join(', ')].filter(Boolean).join(': '), line: said.line(game) };
  }

  /** The picture of a game as PNG; `mayDraw` is asked before one is drawn that is not kept. */
  async pictureOf(table: string, mayDraw: () => Promise<void>): Promise<Buffer> {
    await this.rowOf(table);
    const kept = this.pictures.get(table);
    if (kept) return kept;
    await mayDraw();
    const picture = this.draw(table);
    this.pictures.set(table, picture);
    picture.catch(() => this.pictures.delete(table));
    const [oldest] = this.pictures.keys();
    if (this.pictures.size > KEPT && oldest !== undefined) this.pictures.delete(oldest);
    return picture;
  }

  /** P90 Only what everybody may see: finished games at public tables. */
  private async rowOf(table: string): Promise<TableRow> {
    const row = await this.context.store.row(table);
    if (row === undefined || row.phase !== 'over' || row.access !== 'public')
      throw refusedAtDoor('noPreview');
    return row;
  }

  /** The end as a spectator sees it. What was played with other values is not drawn here. */
  private async lastView(table: string): Promise<TableView> {
    try {
      const question = [table, newNobody(), undefined, 'spectator'] as const;
      return (await this.context.questions.tableView(...question)).tableView;
    } catch (error) {
      throw error instanceof Elsewhere ? refusedAtDoor('noPreview') : error;
    }
  }

  private async draw(table: string): Promise<Buffer> {
    const tableView = await this.lastView(table);
    const { game, view } = tableView;
    const [{ words }, city] = await Promise.all([this.context.loadTitle(game), loadCity(game)]);
    if (!city) throw refusedAtDoor('noPreview');
    const winners = winnersOf(resultOf(tableView));
    const players = placesOf(tableView).map(({ player, mark, score }) => ({
      mark,
      points: score.total,
      isFirst: winners.includes(player),
    }));
    const shapes = cardOf(game, words.en.title, city(view), players);
    return pngOf(await this.slices.run(() => painting(shapes, CARD.width, CARD.height)));
  }
}

/** Best first; nobody where the game was called off. */
function placesOf(tableView: TableView): readonly Placing[] {
  const result = resultOf(tableView);
  return result.kind === 'calledOff' ? [] : result.places;
}
