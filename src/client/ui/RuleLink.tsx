/** The number of a rule, linked to the rule if it has a page. */
import { Link } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { useReturnState } from './returnPath.ts';
import { ruleHref } from './ruleHref.ts';
import './ruleLink.css';

interface Props {
  /** The game that the rule may belong to. */
  readonly game: string | undefined;
  readonly rule: string;
}

/** A link to one rule. */
export function RuleLink({ game, rule }: Props) {
  const { table } = useText();
  const returnState = useReturnState();
  const href = ruleHref(game, rule);
  if (href === undefined) return <b>{table.rule(rule)}</b>;
  return (
    <b>
      <Link className="rule-link" href={href} state={returnState}>
        {table.rule(rule)}
      </Link>
    </b>
  );
}
