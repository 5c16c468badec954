/** The way from a table to the rules, open at what is asked; the key `?` does the same. */
import { Link } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useReturnState } from '../../ui/returnPath.ts';
import { useKeyHint } from '../../ui/useKeys.ts';
import { governingHref } from './governing.ts';
import { useRulesKey } from './useRulesKey.ts';

interface Props {
  readonly game: string;
  /** What the viewer is asked, if anything. */
  readonly prompt: unknown;
}

export function RulesLink({ game, prompt }: Props) {
  const { nav } = useText();
  const visit = useReturnState();
  useRulesKey(game, prompt);
  const hint = useKeyHint(nav.rules, '?');
  return (
    <Link
      className="btn btn-quiet btn-icon"
      href={governingHref(game, prompt)}
      state={visit}
      aria-label={nav.rules}
      {...hint}
    >
      <Icon name="book" />
    </Link>
  );
}
