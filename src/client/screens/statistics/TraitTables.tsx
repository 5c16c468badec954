/** What seats began with, or what they went for, and how that ended: a table for each kind. */
import type { Words } from '#kernel';
import { Panel } from './Panel.tsx';
import type { Traits } from './statisticsApi.ts';
import { TallyTable } from './TallyTable.tsx';

interface Props {
  /** Undefined where each kind gets a panel of its own. */
  readonly heading?: string;
  readonly id: string;
  readonly words: Words;
  readonly kinds: readonly string[];
  readonly traits: Traits;
  readonly even: number | undefined;
}

/** Kinds that nobody had are left out. */
export function TraitTables({ heading, id, words, kinds, traits, even }: Props) {
  const found = kinds.flatMap((kind) => {
    const [spoken, rows] = [words.trait[kind], traits[kind]];
    return spoken && rows && rows.length > 0 ? [{ kind, spoken, rows }] : [];
  });
  if (found.length === 0) return null;
  const tables = found.map(({ kind, spoken, rows }) => ({
    kind,
    label: spoken.heading,
    table: (
      <TallyTable
        key={kind}
        label={spoken.heading}
        isLabelled={heading === undefined}
        rows={inOrder(rows).map((row) => ({ ...row, key: row.id, label: spoken.of(row.id) }))}
        even={even}
      />
    ),
  }));
  if (heading === undefined)
    return tables.map(({ kind, label, table }) => (
      <Panel key={kind} id={`${id}-${kind}`} heading={label}>
        {table}
      </Panel>
    ));
  return (
    <Panel id={id} heading={heading}>
      {tables.map(({ table }) => table)}
    </Panel>
  );
}

/** Numbers by their size; everything else as it comes, what was seen most often first. */
function inOrder(rows: Traits[string]): Traits[string] {
  const isNumber = rows.every(({ id }) => /^\d+$/.test(id));
  return isNumber ? rows.toSorted((one, two) => Number(one.id) - Number(two.id)) : rows;
}
