/** Who watches a table at other nodes, as far as they have said so lately. It decides who is shown as present, and nothing that must be right. */
import type { PersonId } from '#table';
import type { TablesContext } from './tablesContext.ts';

/** Said again after so many milliseconds, and believed for so long. */
const AGAIN = 10_000;
const BELIEVED = 25_000;

/** What a node says about a table: who watches it there, or a question to all others. */
export interface ToldPresence {
  readonly node: string;
  readonly here?: readonly PersonId[];
}

export class Presence {
  private readonly id: string;
  private readonly context: TablesContext;
  private readonly mine: () => readonly PersonId[];
  private readonly onChange: () => void;
  private readonly onLeft: (person: PersonId) => void;
  private readonly others = new Map<
    string,
    { readonly people: readonly PersonId[]; readonly until: number }
  >();
  private readonly expiries = new Map<string, () => void>();
  private stopTimer: (() => void) | undefined;
  private said = '';

  /** `mine` are those who watch here; `onChange` is called when somebody has come or gone elsewhere, `onLeft` before that for each who has gone. */
  constructor(
    id: string,
    context: TablesContext,
    mine: () => readonly PersonId[],
    onChange: () => void,
    onLeft: (person: PersonId) => void,
  ) {
    this.id = id;
    this.context = context;
    this.mine = mine;
    this.onChange = onChange;
    this.onLeft = onLeft;
  }

  /** Tells the others who watches here, if that has changed; the first time they are asked for their own. */
  tell(): void {
    const { bus, homes } = this.context;
    if (bus.isSilent) return;
    const here = this.mine();
    const said = here.join(' ');
    if (said === this.said) return;
    if (this.said === '') bus.say('t', this.id, { node: homes.node } satisfies ToldPresence);
    this.said = said;
    this.say();
  }

  hear({ node, here }: ToldPresence): void {
    if (here) {
      const before = this.others.get(node)?.people ?? [];
      this.others.set(node, { people: here, until: this.context.now() + BELIEVED });
      this.expireLater(node);
      this.change(before);
    } else if (this.said !== '') this.say();
  }

  /** Those who watch at other nodes. */
  people(): ReadonlySet<PersonId> {
    const now = this.context.now();
    const all = new Set<PersonId>();
    for (const { people, until } of this.others.values())
      if (until > now) for (const person of people) all.add(person);
    return all;
  }

  has(person: PersonId): boolean {
    return this.others.size > 0 && this.people().has(person);
  }

  stop(): void {
    this.stopTimer?.();
    this.stopTimer = undefined;
    for (const stopExpiry of this.expiries.values()) stopExpiry();
    this.expiries.clear();
  }

  /** A node that says nothing any more has gone, and everybody who watched there with it. */
  private expireLater(node: string): void {
    this.expiries.get(node)?.();
    const expire = () => {
      this.expiries.delete(node);
      const before = this.others.get(node)?.people ?? [];
      this.others.delete(node);
      this.change(before);
    };
    this.expiries.set(node, this.context.after(BELIEVED, expire));
  }

  /** Of those who watched at a node before, who is nowhere now has just left. */
  private change(before: readonly PersonId[]): void {
    const mine = this.mine();
    const elsewhere = this.people();
    for (const person of before) if (!mine.includes(person) && !elsewhere.has(person)) this.onLeft(person);
    this.onChange();
  }

  private say(): void {
    const { bus, homes, after } = this.context;
    const here = this.mine();
    bus.say('t', this.id, { node: homes.node, here } satisfies ToldPresence);
    this.stopTimer?.();
    if (here.length > 0) this.stopTimer = after(AGAIN, () => this.say());
  }
}
