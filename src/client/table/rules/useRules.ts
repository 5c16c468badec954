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
  /** The rule that the drawer was opened for; undefined for those of the decision. */
  readonly rule: string | undefined;
  readonly toggle: () => void;
  /** Opens the drawer at a rule, and closes it if it was opened for that one. */
  readonly toggleRule: (rule: string) => void;
  readonly close: () => void;
}

/** Loads the rules with the table, so that they open at once. */
export function useRules(game: string): RulesControls {
  const { language } = useLanguage();
  const [opened, setOpened] = useState<{ readonly rule: string | undefined }>();
  const toggle = useCallback(() => setOpened((was) => (was ? undefined : { rule: undefined })), []);
  const toggleRule = useCallback(
    (rule: string) => setOpened((was) => (was?.rule === rule ? undefined : { rule })),
    [],
  );
  const close = useCallback(() => setOpened(undefined), []);
  useKeys({ '?': toggle });
  useEffect(() => {
    if (!isGameId(game)) return;
    void bookOf(game, language);
    // What fails to load now is loaded again when it is needed.
    loadRuleDrawing(game).catch(() => undefined);
  }, [game, language]);
  return { isOpen: opened !== undefined, rule: opened?.rule, toggle, toggleRule, close };
}
