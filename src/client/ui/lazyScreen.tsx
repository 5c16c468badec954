/** A screen that loads with its texts when it is needed, and is there at once where it was loaded ahead. */
import { type ComponentType, lazy } from 'react';
import { textsAhead } from '../i18n/language.tsx';

export function screen<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined;
  const ahead = async () => {
    const [screen] = await Promise.all([load(), textsAhead()]);
    loaded = screen;
    return { default: screen };
  };
  // Even a loaded lazy component shows what stands in for it first; ours does not.
  const Later = lazy(ahead);
  const Screen = (props: P) => {
    const Now = (loaded ?? Later) as ComponentType<P>;
    return <Now {...props} />;
  };
  return Object.assign(Screen, { ahead });
}
