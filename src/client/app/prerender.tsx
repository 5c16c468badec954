/** What pages show before their script runs, as markup; the build calls it (tools/pages.ts). */
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { Language } from '#kernel';
import { LanguageProvider } from '../i18n/language.tsx';
import { PACKS } from '../i18n/languages.ts';
import { Message } from '../screens/frame/Message.tsx';
import { TableFrame } from '../screens/frame/TableFrame.tsx';
import { Home } from '../screens/home/Home.tsx';

const CONTENT = {
  home: <Home />,
  table: <TableFrame />,
  loading: <Message content="loading" />,
};

/** The home page of a first visit, the place of a table, or a page that is still loading. */
export async function markupOf(
  content: keyof typeof CONTENT,
  path: string,
  language: Language,
): Promise<string> {
  const { pack } = await PACKS[language].load();
  return renderToString(
    <LanguageProvider first={{ language, text: pack.main }}>
      <Router ssrPath={path}>{CONTENT[content]}</Router>
    </LanguageProvider>,
  );
}
