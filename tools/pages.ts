/**
 * A Vite plugin that writes the pages: for each kind of address and each language one, with its style sheet inside and drawn as
 * far as it can be before any script runs. The server chooses by address (src/server/http/pages.ts); without a network every address gets the home page.
 */
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { LANGUAGES, type Language } from '#kernel';

const CLIENT = join(import.meta.dirname, '../src/client');

/** What most screens say. */
const USUAL = ['sections', 'lists'] as const;

/** The kinds of pages: which addresses they are for, what they show, the screen that their script loads, and the files of what it says. */
const PAGES = [
  {
    name: 'home',
    path: '^/$',
    example: '/',
    content: 'home',
    screen: 'screens/home/Home.tsx',
    texts: [],
  },
  {
    name: 'local',
    path: '^/local/[^/]+$',
    example: '/local/1',
    content: 'table',
    screen: 'screens/local/LocalScreen.tsx',
    texts: USUAL,
  },
  {
    name: 'table',
    path: '^/table/[^/]+$',
    example: '/table/1',
    content: 'table',
    screen: 'screens/online/TablePage.tsx',
    texts: USUAL,
  },
  {
    name: 'lobby',
    path: '^/lobby$',
    example: '/lobby',
    content: 'loading',
    screen: 'screens/lobby/LobbyScreen.tsx',
    texts: ['lists'],
  },
  {
    name: 'library',
    path: '^/rules$',
    example: '/rules',
    content: 'loading',
    screen: 'screens/rules/RulesIndex.tsx',
    texts: USUAL,
  },
  {
    name: 'rules',
    path: '^/rules/',
    example: '/rules/1',
    content: 'loading',
    screen: 'screens/rules/RulesScreen.tsx',
    texts: USUAL,
  },
  {
    name: 'other',
    path: '',
    example: '/settings',
    content: 'loading',
    screen: undefined,
    texts: USUAL,
  },
] as const;
type Page = (typeof PAGES)[number];

type Bundle = Rolldown.OutputBundle;
type Prerender = typeof import('../src/client/app/prerender.tsx');

/** Runs when all files are there; index.html becomes the English home page. */
export function pages(): Plugin {
  return {
    name: 'skyline-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const html = bundle['index.html'];
        if (html?.type !== 'asset') throw new Error('the build has no page');
        const template = withStyles(unhurried(String(html.source)), bundle);
        const firstPaint = await bundled('firstPaint.ts', 'iife');
        const { markupOf } = await prerender();
        const sheets = PAGES.map(({ name, path }) => ({ name, path }));
        this.emitFile({ type: 'asset', fileName: 'pages/pages.json', source: JSON.stringify(sheets) });
        for (const page of PAGES)
          for (const language of LANGUAGES) {
            const markup = withoutPictures(await markupOf(page.content, page.example, language));
            const source = template
              .replace('<html lang="en">', `<html lang="${language}">`)
              .replace(
                '<!--head-->',
                () =>
                  `<script data-path="${page.path}">${firstPaint}</script>${links(bundle, page, language)}`,
              )
              .replace('<div id="root"></div>', () => `<div id="root" inert>${markup}</div>`);
            if (/\sstyle="/.test(markup))
              throw new Error(`${page.name} has a style that the content policy forbids`);
            this.emitFile({ type: 'asset', fileName: `pages/${page.name}.${language}.html`, source });
            if (page.name === 'home' && language === 'en') html.source = source;
          }
      },
    },
  };
}

/** The page is painted without its script, so nothing that painting needs waits behind it. */
function unhurried(html: string): string {
  return html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}

/** The pictures of the games weigh more than all the rest: their places stay empty until the script draws them. */
function withoutPictures(markup: string): string {
  return markup.replace(/(<svg class="game-art"[^>]*>)[\s\S]*?<\/svg>/g, '$1</svg>');
}

/** The page's own style sheet is in it, not beside it. */
function withStyles(html: string, bundle: Bundle): string {
  return html.replace(/\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/, (_link, file: string) => {
    const sheet = bundle[file];
    if (sheet?.type !== 'asset') throw new Error(`the build has no ${file}`);
    delete bundle[file];
    // Files that load later name it as theirs; they get one in its place that every page has already.
    const core = chunks(bundle).find(({ name }) => name === 'core');
    for (const chunk of chunks(bundle))
      chunk.code = chunk.code.replaceAll(`"${file}"`, `"${core?.fileName}"`);
    return `<style>${String(sheet.source).trim()}</style><!--head-->`;
  });
}

/** What the page needs next, so that the browser asks for all of it at once. */
function links(bundle: Bundle, { screen, texts }: Page, language: Language): string {
  const fonts = Object.keys(bundle).filter((file) =>
    /(inter|josefin-sans)-latin-[\w-]{8}\.woff2$/.test(file),
  );
  const modules = [
    screen,
    language === 'en' ? undefined : `i18n/${language}/index.ts`,
    ...texts.map((file) => `i18n/${language}/${file}.ts`),
  ];
  const scripts = new Set(modules.flatMap((module) => (module ? filesOf(bundle, module) : [])));
  const styles = new Set([...scripts].flatMap((file) => stylesOf(bundle, file)));
  return [
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...[...scripts].map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
    ),
    ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ].join('');
}

/** The file of a module and all that it imports, without what every page loads. */
function filesOf(bundle: Bundle, module: string): string[] {
  const entry = chunks(bundle).find(({ isEntry, name }) => isEntry && name === 'index');
  const home = chunks(bundle).find(({ moduleIds }) => moduleIds.includes(join(CLIENT, module)));
  if (!entry || !home) throw new Error(`the build has no file with ${module}`);
  const first = imported(bundle, entry.fileName);
  return [...imported(bundle, home.fileName)].filter((file) => !first.has(file));
}

function imported(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (seen.has(file) || chunk?.type !== 'chunk') return seen;
  seen.add(file);
  for (const next of chunk.imports) imported(bundle, next, seen);
  return seen;
}

function stylesOf(bundle: Bundle, file: string): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk') return [];
  // Vite notes there which style sheets come with a file.
  const { viteMetadata } = chunk as { viteMetadata?: { importedCss: Set<string> } };
  return [...(viteMetadata?.importedCss ?? [])];
}

function chunks(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((one) => one.type === 'chunk');
}

async function prerender(): Promise<Prerender> {
  const code = await bundled('prerender.tsx', 'esm');
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

async function bundled(file: string, format: 'iife' | 'esm'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(CLIENT, 'app', file)],
    bundle: true,
    write: false,
    format,
    minify: format === 'iife',
    platform: format === 'iife' ? 'browser' : 'node',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    // For the packages that are written for require.
    banner:
      format === 'esm'
        ? {
            js: `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(import.meta.url)});`,
          }
        : {},
    plugins: [
      {
        name: 'languages-only',
        setup({ onResolve }) {
          // Of what loads later, markup needs nothing but the texts.
          onResolve({ filter: /./ }, ({ kind, path, importer }) =>
            kind === 'dynamic-import' && !importer.includes('i18n') ? { path, external: true } : undefined,
          );
        },
      },
    ],
  });
  return outputFiles[0]?.text.trim() ?? '';
}
