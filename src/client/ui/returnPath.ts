/** Links to rules store the current page in the history state, so that the rules page can link back to it. */
import { useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

interface ReturnState {
  readonly from: string;
}

/** The history state for a link to a rule. */
export function useReturnState(): ReturnState {
  const from = useLocationProperty(
    () => location.pathname + location.search,
    () => '/',
  );
  return { from };
}

/** The page the reader came from; it stays the same while they go from rule to rule. */
export function useReturnPath(): string | undefined {
  const [from] = useState(() => {
    // Only links to rules put something into the history state.
    const state: ReturnState | null = history.state;
    return state?.from;
  });
  return from;
}
