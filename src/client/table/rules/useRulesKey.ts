/** The key `?` opens the rules at the rule that governs the present decision. */
import { navigate } from 'wouter/use-browser-location';
import { useReturnState } from '../../ui/returnPath.ts';
import { useKeys } from '../../ui/useKeys.ts';
import { governingHref } from './governing.ts';

/** `prompt` is what the viewer is asked, if anything. */
export function useRulesKey(game: string, prompt: unknown): void {
  const visit = useReturnState();
  useKeys({ '?': () => navigate(governingHref(game, prompt), { state: visit }) });
}
