/** The entry point: renders Skyline into the page. */
import './styles.ts';
import { StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { freezePositions } from '#kernel';
import { firstReading, LanguageProvider } from '../i18n/language.tsx';
import { registerServiceWorker } from '../offline/update.ts';
import { applySettings } from '../settings/apply.ts';
import { Notifications } from './Notifications.tsx';
import { preloadScreen, Routes } from './routes.tsx';

freezePositions(process.env.NODE_ENV !== 'production');
applySettings();
if (process.env.NODE_ENV === 'production') registerServiceWorker();
const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
// Not awaited: a language needs the file that this one is built into, and each would wait for the other.
void start(root);

/** Until the first screen is there, the page shows what it came with (tools/pages.ts). */
async function start(root: HTMLElement): Promise<void> {
  const first = await firstReading();
  await preloadScreen(location.pathname);
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider first={first}>
        <Routes />
        <Notifications />
        <Alive root={root} />
      </LanguageProvider>
    </StrictMode>,
  );
}

/** From here on the page answers, and what firstPaint.ts has hidden is gone. */
function Alive({ root }: { root: HTMLElement }) {
  useLayoutEffect(() => {
    root.inert = false;
    const { dataset } = document.documentElement;
    delete dataset.foreign;
    delete dataset.known;
  }, [root]);
  return null;
}
