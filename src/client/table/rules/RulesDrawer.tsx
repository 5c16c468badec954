/** The rules over the table, at the rule for the present decision; board and prompt stay usable beside them. */
import { Suspense, useRef } from 'react';
import { useText } from '../../i18n/language.tsx';
import { DrawerContent, type DrawerProps } from './DrawerContent.tsx';
import { useEndOfPrompt, useEscape, useFocusInside } from './drawerHooks.ts';
import './drawer.css';

/** Takes the focus when it opens, and gives it back when it closes. */
export function RulesDrawer(props: DrawerProps) {
  const { nav } = useText();
  const drawer = useRef<HTMLElement>(null);
  const top = useEndOfPrompt();
  useFocusInside(drawer);
  useEscape(props.close);
  return (
    <aside
      ref={drawer}
      className="rules-drawer"
      style={{ '--below-prompt': `${top}px` }}
      aria-label={nav.rules}
      tabIndex={-1}
    >
      <Suspense>
        <DrawerContent key={props.rule} {...props} />
      </Suspense>
    </aside>
  );
}
