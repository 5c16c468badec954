/** «Show me» of the coach: opens the hint at the question that was answered doubtfully. */
import { useEffect, useState } from 'react';

interface Table {
  readonly hint: { readonly toggle: (() => void) | undefined; readonly close: (() => void) | undefined };
  readonly complete: unknown;
  readonly staging: { back(): void };
}

/** Where the turn has gone on to another question, the choice is taken back first. */
export function useShowBest({ hint, complete, staging }: Table): () => void {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    setWanted(false);
    if (!hint.close) hint.toggle?.();
  }, [isWanted, hint]);
  return () => {
    if (complete === undefined) staging.back();
    setWanted(true);
  };
}
