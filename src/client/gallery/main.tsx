/** The boards without a table around them, for those who draw them: `npm run dev`, then /gallery.html. Never built. */
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
const query = new URLSearchParams(location.search);
const asked = queryOf(query);
if (asked.theme) document.documentElement.dataset.theme = asked.theme;
const place = document.getElementById('root');
if (!place) throw new Error('the page has no place for the gallery');
const first = await firstReading();
await textsAhead();
createRoot(place).render(
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
    {query.has('game') ? (
      <Gallery title={await loadTitle(asked.game)} asked={asked} />
    ) : (
      <Index titles={await Promise.all(GAME_IDS.map(loadTitle))} />
    )}
  </LanguageProvider>,
);
