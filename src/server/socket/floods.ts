/** P52 Who says the same again and again, or speaks at many tables at once. */
import type { Command, PersonId } from '#table';
import type { Limits } from '../config.ts';

const A_MINUTE = 60_000;

interface Said {
  readonly at: number;
  readonly table: string;
  readonly line: string;
}

export class Floods {
  private readonly limits: Pick<Limits, 'sameLinePerMinute' | 'chatTablesPerMinute'>;
  private readonly recent = new Map<PersonId, readonly Said[]>();

  constructor(limits: Pick<Limits, 'sameLinePerMinute' | 'chatTablesPerMinute'>) {
    this.limits = limits;
  }

  /** Whether the person may say this there now; if so, it counts. */
  take(person: PersonId, table: string, command: Command & { do: 'say' }, now: number): boolean {
    const recent = this.recentOf(person, now);
    const line = 'phrase' in command ? `phrase ${command.phrase}` : bareOf(command.text);
    const same = recent.filter((said) => said.line === line).length;
    const tables = new Set([...recent.map((said) => said.table), table]).size;
    const { sameLinePerMinute, chatTablesPerMinute } = this.limits;
    const isAllowed = same < sameLinePerMinute && tables <= chatTablesPerMinute;
    if (isAllowed) this.recent.set(person, [...recent, { at: now, table, line }]);
    return isAllowed;
  }

  sweep(now: number): void {
    for (const person of this.recent.keys())
      if (this.recentOf(person, now).length === 0) this.recent.delete(person);
  }

  private recentOf(person: PersonId, now: number): readonly Said[] {
    return (this.recent.get(person) ?? []).filter(({ at }) => at > now - A_MINUTE && at <= now);
  }
}

/** Without what can be varied at will; a line of signs alone stays as it is. */
function bareOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') || text.replace(/\s+/g, '');
}
