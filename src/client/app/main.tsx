/** The entry point: renders Skyline into the page. */
import './styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { freezePositions } from '#kernel';
import { firstReading, LanguageProvider } from '../i18n/language.tsx';
import { registerServiceWorker } from '../offline/update.ts';
import { applySettings } from '../settings/apply.ts';
import { Notifications } from './Notifications.tsx';
import { Routes } from './routes.tsx';

freezePositions(process.env.NODE_ENV !== 'production');
applySettings();
if (process.env.NODE_ENV === 'production') registerServiceWorker();
const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
// Not awaited: a language needs the file that this one is built into, and each would wait for the other.
void firstReading().then((first) =>
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider first={first}>
        <Routes />
        <Notifications />
      </LanguageProvider>
    </StrictMode>,
  ),
);
