/** Whoever looks up a rule finds back: links to rules say in the history where they stood. */
import { useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

interface Visit {
  readonly from: string;
}

/** What a link to a rule leaves in the history. */
export function useVisit(): Visit {
  const from = useLocationProperty(
    () => location.pathname + location.search,
    () => '/',
  );
  return { from };
}

/** Where the reader came from; it stays while they go from rule to rule. */
export function useWayBack(): string | undefined {
  const [from] = useState(() => (history.state as Partial<Visit> | null)?.from);
  return from;
}
