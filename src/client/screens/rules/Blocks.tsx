/** Renders paragraphs, rules and tables of a rulebook. */
import type { ComponentType } from 'react';
import { useText } from '../../i18n/language.tsx';
import { type Block, isRuling, type Rule, type Span } from '../../table/rules/book.ts';
import { Spans as RuleSpans } from '../../table/rules/Spans.tsx';

interface Props {
  readonly blocks: readonly Block[];
  /** The rule number in the address. */
  readonly target: string;
  /** Called when a link to a rule is clicked. */
  readonly visit: () => void;
  /** The rulings on each rule, by its number. */
  readonly rulings: ReadonlyMap<string, readonly string[]>;
  /** Draws a rule, if the game has drawings. */
  readonly Drawing?: ComponentType<{ readonly number: string }> | undefined;
  /** What was searched for. */
  readonly query?: string;
}

/** Consecutive rules become one list. */
export function Blocks({ blocks, target, visit, rulings, Drawing, query = '' }: Props) {
  return groupsOf(blocks).map((group) => {
    if (group.kind === 'rules')
      return (
        <ul key={group.key} className="rule-list">
          {group.rules.map((rule) => (
            <RuleItem
              key={rule.number}
              rule={rule}
              isTarget={rule.number === target}
              visit={visit}
              rulings={rulings.get(rule.number) ?? []}
              Drawing={Drawing}
              query={query}
            />
          ))}
        </ul>
      );
    if (group.kind === 'paragraph')
      return (
        <p key={group.key}>
          <Spans spans={group.spans} visit={visit} />
        </p>
      );
    return <Table key={group.key} table={group} visit={visit} />;
  });
}

interface ItemProps {
  readonly rule: Rule;
  readonly isTarget: boolean;
  readonly visit: () => void;
  readonly rulings: readonly string[];
  readonly Drawing: Props['Drawing'];
  readonly query: string;
}

function RuleItem({ rule, isTarget, visit, rulings, Drawing, query }: ItemProps) {
  const { linkTo, linkToRuling, asked } = useText('rules');
  const label = isRuling(rule) ? linkToRuling(rule.number) : linkTo(rule.number);
  return (
    <li
      id={rule.number}
      className={isRuling(rule) ? 'rule ruling' : 'rule'}
      tabIndex={-1}
      aria-current={isTarget || undefined}
    >
      <a className="rule-number" href={`#${rule.number}`} aria-label={label} onClick={visit}>
        {rule.number}
      </a>
      <p>
        <Spans spans={rule.spans} visit={visit} query={query} />
      </p>
      {Drawing && <Drawing number={rule.number} />}
      {rulings.length > 0 && (
        <p className="rule-asked meta">
          {asked}
          {rulings.map((number) => (
            <a key={number} href={`#${number}`} aria-label={linkToRuling(number)} onClick={visit}>
              {number}
            </a>
          ))}
        </p>
      )}
    </li>
  );
}

type TableBlock = Extract<Block, { kind: 'table' }>;

function Table({ table, visit }: { table: TableBlock; visit: () => void }) {
  return (
    <table className="rule-words">
      <thead>
        <tr>
          {table.head.map((cell) => (
            <th key={keyOf(cell)} scope="col">
              <Spans spans={cell} visit={visit} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name = [], ...cells]) => (
          <tr key={keyOf(name)}>
            <th scope="row">
              <Spans spans={name} visit={visit} />
            </th>
            {cells.map((cell) => (
              <td key={keyOf(cell)}>
                <Spans spans={cell} visit={visit} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SpansProps {
  readonly spans: readonly Span[];
  readonly visit: () => void;
  readonly query?: string;
}

/** On this page a rule's address is its number. */
function Spans({ spans, visit, query = '' }: SpansProps) {
  return <RuleSpans spans={spans} hrefOf={(number) => `#${number}`} visit={visit} query={query} />;
}

type Group = { readonly key: string } & (
  | Exclude<Block, Rule>
  | { readonly kind: 'rules'; readonly rules: Rule[] }
);

function groupsOf(blocks: readonly Block[]): Group[] {
  const groups: Group[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind !== 'rule') groups.push({ ...block, key: `${groups.length}` });
    else if (last?.kind === 'rules') last.rules.push(block);
    else groups.push({ kind: 'rules', rules: [block], key: block.number });
  }
  return groups;
}

function keyOf(cell: readonly Span[]): string {
  return cell.map(({ text }) => text).join('');
}
