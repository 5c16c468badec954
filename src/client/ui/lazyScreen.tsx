/** A screen that loads with its texts when it is needed, and renders at once if it was preloaded. */
import { type ComponentType, lazy } from 'react';
import { textsAhead } from '../i18n/language.tsx';
import type { TextFile } from '../i18n/text/pack.ts';

/** What most screens say. */
const USUAL: readonly TextFile[] = ['sections', 'lists'];

/** Wraps a loader as a component with a `preload` function; with the screen come the files of all that it says (`tools/screenTexts.test.ts`). */
export function lazyScreen<P extends object>(
  load: () => Promise<ComponentType<P>>,
  texts: readonly TextFile[] = USUAL,
) {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => {
    const [screen] = await Promise.all([load(), textsAhead(...texts)]);
    loaded = screen;
    return { default: screen };
  };
  // React's lazy() shows the fallback first even if the component has loaded; this does not.
  const Lazy = lazy(preload);
  const Screen = (props: P) => {
    // Both take the same props.
    const Component = (loaded ?? Lazy) as ComponentType<P>;
    return <Component {...props} />;
  };
  return Object.assign(Screen, { preload });
}
