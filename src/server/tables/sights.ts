/** What each kind of viewer at one table has seen last, and the messages that bring them up to date. */
import type { Viewer } from '#kernel';
import {
  askedOf,
  diffSharing,
  type Entry,
  gameViewOf,
  type Happening,
  type OpenTableView,
  openTableView,
  seenEntry,
  type Table,
} from '#table';

type Asked = ReturnType<typeof askedOf>;

export interface SightsAfter {
  readonly sights: Sights;
  /** A ready message for each kind of viewer. */
  readonly texts: readonly (readonly [Viewer, string])[];
}

/** Never changed: the next entry brings new ones, which count once it is stored. */
export class Sights {
  /** What everybody may know alike; undefined while nobody watches. */
  readonly open: OpenTableView | undefined;
  private readonly id: string;
  private readonly asked: ReadonlyMap<Viewer, Asked>;
  /** The game's views; where it hides nothing, a spectator's serves for all. */
  private readonly views: ReadonlyMap<Viewer, unknown>;

  constructor(
    id: string,
    open?: OpenTableView,
    asked: ReadonlyMap<Viewer, Asked> = new Map(),
    views: ReadonlyMap<Viewer, unknown> = new Map(),
  ) {
    this.id = id;
    this.open = open;
    this.asked = asked;
    this.views = views;
  }

  get viewers(): Iterable<Viewer> {
    return this.asked.keys();
  }

  /** With one more kind of viewer. */
  with(table: Table, viewer: Viewer): Sights {
    if (this.asked.has(viewer)) return this;
    const lens = lensOf(table, viewer);
    const asked = new Map(this.asked).set(viewer, askedOf(table, viewer));
    const views = new Map(this.views);
    if (!views.has(lens)) views.set(lens, gameViewOf(table, lens));
    return new Sights(this.id, this.open ?? openTableView(table), asked, views);
  }

  /** With no other kinds of viewers than these. */
  only(viewers: ReadonlySet<Viewer>): Sights {
    const asked = new Map([...this.asked].filter(([viewer]) => viewers.has(viewer)));
    if (asked.size === this.asked.size) return this;
    if (asked.size === 0) return new Sights(this.id);
    // A single view is the one that serves for all.
    const isShared = this.views.size === 1;
    const views = isShared ? this.views : new Map([...this.views].filter(([viewer]) => viewers.has(viewer)));
    return new Sights(this.id, this.open, asked, views);
  }

  /** After an entry; the message of one viewer acknowledges the command. */
  after(table: Table, entry: Entry, acknowledges: Viewer | undefined): SightsAfter {
    if (!this.open) return { sights: this, texts: [] };
    const open = openTableView(table);
    const openText = innerText(diffSharing(this.open, open));
    const asked = new Map<Viewer, Asked>();
    const views = new Map<Viewer, unknown>();
    const viewTexts = new Map<Viewer, string>();
    const happenings = new HappeningTexts(table, entry);
    const head = `{"tell":"entry","table":${JSON.stringify(this.id)},"seq":${entry.seq},"at":${entry.at},"happening":`;
    const texts: [Viewer, string][] = [];
    for (const [lens, before] of this.views) {
      const view = gameViewOf(table, lens);
      const patch = diffSharing(before, view);
      views.set(lens, view);
      viewTexts.set(lens, patch === undefined ? '' : `"view":${JSON.stringify(patch)}`);
    }
    for (const [viewer, before] of this.asked) {
      const now = askedOf(table, viewer);
      asked.set(viewer, now);
      const askedText = innerText(diffSharing(before, now));
      const parts = [openText, viewTexts.get(lensOf(table, viewer)), askedText].filter(Boolean);
      const patch = parts.length === 0 ? 'null' : `{${parts.join(',')}}`;
      const end = viewer === acknowledges ? `,"commandId":${JSON.stringify(entry.commandId)}}` : '}';
      texts.push([viewer, `${head}${happenings.of(viewer)},"patch":${patch}${end}`]);
    }
    return { sights: new Sights(this.id, open, asked, views), texts };
  }
}

/** Through whose eyes the viewer sees the game. */
function lensOf({ title }: Table, viewer: Viewer): Viewer {
  return title.game.isOpen ? 'spectator' : viewer;
}

/** The text of a patch of an object, without its braces. */
function innerText(patch: ReturnType<typeof diffSharing>): string {
  return patch === undefined ? '' : JSON.stringify(patch).slice(1, -1);
}

/** The text of what happened, made once for all who see the same of it. */
class HappeningTexts {
  private readonly table: Table;
  private readonly entry: Entry;
  private readonly known: [Happening | null, string][] = [];

  constructor(table: Table, entry: Entry) {
    this.table = table;
    this.entry = entry;
  }

  of(viewer: Viewer): string {
    const { title, state } = this.table;
    const { happening } = seenEntry(title.game, this.entry, viewer, state.phase === 'over');
    const found = this.known.find(([one]) => isSame(one, happening));
    if (found) return found[1];
    const text = JSON.stringify(happening);
    this.known.push([happening, text]);
    return text;
  }
}

/** Whether two viewers see the very same parts of a happening: what nobody hides is handed on as it is. */
function isSame(one: Happening | null, two: Happening | null): boolean {
  if (one === null || two === null || !('events' in one) || !('events' in two)) return one === two;
  if (one.events.length !== two.events.length) return false;
  for (let i = 0; i < one.events.length; i++) if (one.events[i] !== two.events[i]) return false;
  return one.did === 'played' && two.did === 'played' ? one.action === two.action : one.did === two.did;
}
