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
  private readonly others = new Map<
    string,
    { readonly people: readonly PersonId[]; readonly until: number }
  >();
  private stopTimer: (() => void) | undefined;
  private said = '';

  /** `mine` are those who watch here; `onChange` is called when somebody has come or gone elsewhere. */
  constructor(id: string, context: TablesContext, mine: () => readonly PersonId[], onChange: () => void) {
    this.id = id;
    this.context = context;
    this.mine = mine;
    this.onChange = onChange;
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
      this.others.set(node, { people: here, until: this.context.now() + BELIEVED });
      this.onChange();
    } else if (this.said !== '') this.say();
  }

  /** Those who watch at other nodes. */
  people(): ReadonlySet<PersonId> {
    const now = this.context.now();
    const all = new Set<PersonId>();
    for (const [node, { people, until }] of this.others)
      if (until > now) for (const person of people) all.add(person);
      else this.others.delete(node);
    return all;
  }

  has(person: PersonId): boolean {
    return this.others.size > 0 && this.people().has(person);
  }

  stop(): void {
    this.stopTimer?.();
    this.stopTimer = undefined;
  }

  private say(): void {
    const { bus, homes, after } = this.context;
    const here = this.mine();
    bus.say('t', this.id, { node: homes.node, here } satisfies ToldPresence);
    this.stop();
    if (here.length > 0) this.stopTimer = after(AGAIN, () => this.say());
  }
}
