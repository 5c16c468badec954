/** How a finished game is shown where somebody has put its address. */
import { type Language, type Placing, resultOf, type Seat, winnersOf } from '#kernel';
import { CARD, cardOf, growing, loadCity, painting } from '#picture';
import { refusedAtDoor } from '#protocol';
import type { TableView } from '#table';
import { Elsewhere, requireBoxHere } from '../boxes.ts';
import type { HttpContext } from '../http/httpContext.ts';
import { namesOf } from '../http/rowNames.ts';
import { newNobody } from '../people/nobody.ts';
import type { TableRow } from '../store/index.ts';
import { storedHistory } from '../tables/replays.ts';
import { TimeSlices } from '../tables/timeSlices.ts';
import { growthMoments } from './growthMoments.ts';
import { KeptPictures } from './keptPictures.ts';
import { pngOf } from './png.ts';
import { PREVIEW_WORDS } from './previewWords.ts';

/** One player of a finished game, as other sites show them. */
export interface PreviewPlayer {
  readonly mark: Seat;
  readonly name: string;
  readonly points: number;
  readonly isFirst: boolean;
}

/** What the page of a game says of it to other sites. */
export interface Preview {
  readonly game: string;
  readonly title: string;
  readonly line: string;
  /** Best first; nobody where the game was called off. */
  readonly players: readonly PreviewPlayer[];
}

type Context = Pick<HttpContext, 'store' | 'questions' | 'loadTitle'>;

/** Asked before a picture is drawn that is not kept. */
type MayDraw = () => Promise<void>;

export class Previews {
  private readonly context: Context;
  private readonly slices = new TimeSlices();
  /** A finished game does not change, and its pictures name nobody. */
  private readonly cards = new KeptPictures<Buffer>();
  private readonly growths = new KeptPictures<string>();

  constructor(context: Context) {
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
    const { title } = words[language];
    const players = playersOf(tableView, nameOf);
    const scores = players.map(({ name, points }) => `${name} ${points}`).join(', ');
    return {
      game: row.game,
      title: [title, scores].filter(Boolean).join(': '),
      line: said.line(title),
      players,
    };
  }

  /** The picture of a game as PNG. */
  async pictureOf(table: string, mayDraw: MayDraw): Promise<Buffer> {
    await this.rowOf(table);
    return this.cards.get(table, mayDraw, () => this.draw(table));
  }

  /** The city growing, as SVG. */
  async growthOf(table: string, mayDraw: MayDraw): Promise<string> {
    await this.rowOf(table);
    return this.growths.get(table, mayDraw, () => this.drawGrowth(table));
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
    const shapes = cardOf(game, words.en.title, city(view), playersOf(tableView));
    return pngOf(await this.slices.run(() => painting(shapes, CARD.width, CARD.height)));
  }

  private async drawGrowth(table: string): Promise<string> {
    const tableView = await this.lastView(table);
    const { loadTitle, store } = this.context;
    const city = await loadCity(tableView.game);
    if (!city) throw refusedAtDoor('noPreview');
    const history = await storedHistory(store, loadTitle, table);
    requireBoxHere(history.title, history.first.box);
    const winners = winnersOf(resultOf(tableView));
    const { game, seats, automata } = tableView;
    const marks = [...seats.keys(), ...automata.map(({ mark }) => mark)];
    const { title } = history.title.words.en;
    return this.slices.run(function* () {
      const moments = yield* growthMoments(history);
      return yield* growing(city, { game, title, moments, marks, winners });
    });
  }
}

function playersOf(tableView: TableView, nameOf: (player: number) => string = () => ''): PreviewPlayer[] {
  const winners = winnersOf(resultOf(tableView));
  return placesOf(tableView).map(({ player, mark, score }) => ({
    mark,
    name: nameOf(player),
    points: score.total,
    isFirst: winners.includes(player),
  }));
}

/** Best first; nobody where the game was called off. */
function placesOf(tableView: TableView): readonly Placing[] {
  const result = resultOf(tableView);
  return result.kind === 'calledOff' ? [] : result.places;
}
