/** The link from a table to the rules, at the rule for the current question; the key `?` does the same. */
import { Link } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useReturnState } from '../../ui/returnPath.ts';
import { useKeyHint } from '../../ui/useKeys.ts';
import { governingHref } from './governing.ts';
import { useRulesKey } from './useRulesKey.ts';

interface Props {
  readonly game: string;
  /** The viewer's prompt, if there is one. */
  readonly prompt: unknown;
}

/** The button with the book. */
export function RulesLink({ game, prompt }: Props) {
  const { nav } = useText();
  const returnState = useReturnState();
  useRulesKey(game, prompt);
  const hint = useKeyHint(nav.rules, '?');
  return (
    <Link
      className="btn btn-quiet btn-icon"
      href={governingHref(game, prompt)}
      state={returnState}
      aria-label={nav.rules}
      {...hint}
    >
      <Icon name="book" />
    </Link>
  );
}
