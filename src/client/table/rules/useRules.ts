/** The rules beside the board: whether they are open, and the key `?` that opens and closes them. */
import { useCallback, useEffect, useState } from 'react';
import { isGameId } from '#games';
import { loadRuleDrawing } from '../../boards/ruleDrawings.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { useKeys } from '../../ui/useKeys.ts';
import { bookOf } from './library.ts';

/** The drawer as the table knows it. */
export interface RulesControls {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** Loads the rules with the table, so that they open at once. */
export function useRules(game: string): RulesControls {
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const toggle = useCallback(() => setOpen((was) => !was), []);
  const close = useCallback(() => setOpen(false), []);
  useKeys({ '?': toggle });
  useEffect(() => {
    if (!isGameId(game)) return;
    void bookOf(game, language);
    // What fails to load now is loaded again when it is needed.
    loadRuleDrawing(game).catch(() => undefined);
  }, [game, language]);
  return { isOpen, toggle, close };
}
