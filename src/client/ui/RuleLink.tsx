/** The number of a rule, as a link to it where it can be read. */
import { Link } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { ruleHref } from './ruleHref.ts';
import { useVisit } from './wayBack.ts';
import './ruleLink.css';

interface Props {
  /** The game whose rule it may be. */
  readonly game: string | undefined;
  readonly rule: string;
}

export function RuleLink({ game, rule }: Props) {
  const { table } = useText();
  const visit = useVisit();
  const href = ruleHref(game, rule);
  if (href === undefined) return <b>{table.rule(rule)}</b>;
  return (
    <b>
      <Link className="rule-link" href={href} state={visit}>
        {table.rule(rule)}
      </Link>
    </b>
  );
}
