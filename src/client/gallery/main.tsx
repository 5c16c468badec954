/** The boards without a table around them, for people who draw boards: `npm run dev`, then /gallery.html. Not part of the build. */
import '../app/styles.ts';
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { GAME_IDS, loadTitle } from '#games';
import { firstReading, LanguageProvider, textsAhead } from '../i18n/language.tsx';
import { applySettings } from '../settings/apply.ts';
import { Switches } from '../ui/Switches.tsx';
import { Gallery } from './Gallery.tsx';
import { queryOf } from './galleryQuery.ts';
import { Index } from './Index.tsx';

applySettings();
const parameters = new URLSearchParams(location.search);
const query = queryOf(parameters);
if (query.theme) document.documentElement.dataset.theme = query.theme;
const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
const first = await firstReading();
await textsAhead('sections', 'lists');
createRoot(root).render(
  <LanguageProvider first={first}>
    <nav className="gallery-nav">
      <a href="/gallery.html">all</a>
      {GAME_IDS.map((id) => (
        <a key={id} href={`?game=${id}`}>
          {id}
        </a>
      ))}
      <Switches />
    </nav>
    {parameters.has('game') ? (
      <Gallery title={await loadTitle(query.game)} query={query} />
    ) : (
      <Index titles={await Promise.all(GAME_IDS.map(loadTitle))} />
    )}
  </LanguageProvider>,
);
