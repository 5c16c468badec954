/** The key `?` opens the rules at the rule for the current decision. */
import { navigate } from 'wouter/use-browser-location';
import { useReturnState } from '../../ui/returnPath.ts';
import { useKeys } from '../../ui/useKeys.ts';
import { governingHref } from './governing.ts';

/** `prompt` is the viewer's prompt, if there is one. */
export function useRulesKey(game: string, prompt: unknown): void {
  const returnState = useReturnState();
  useKeys({ '?': () => navigate(governingHref(game, prompt), { state: returnState }) });
}
