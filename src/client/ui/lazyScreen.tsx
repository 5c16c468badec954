/** A screen that loads with its texts when it is needed, and renders at once if it was preloaded. */
import { type ComponentType, lazy } from 'react';
import { textsAhead } from '../i18n/language.tsx';

/** Wraps a loader as a component with a `preload` function; a screen whose texts come with the page waits for no others. */
export function lazyScreen<P extends object>(
  load: () => Promise<ComponentType<P>>,
  texts: 'sections' | 'withThePage' = 'sections',
) {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => {
    const [screen] = await Promise.all([load(), texts === 'sections' && textsAhead()]);
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
