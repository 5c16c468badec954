/** Finished games within pages of other sites: the page for their frames, and what tells them how to put it there (oEmbed). */
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { LANGUAGES, type Language, Refused } from '#kernel';
import { CARD, markSvg } from '#picture';
import { refusedAtDoor } from '#protocol';
import type { Preview, Previews } from '../pictures/previews.ts';
import { PREVIEW_WORDS } from '../pictures/previewWords.ts';
import { mayCompress } from './compression.ts';
import type { HttpContext } from './httpContext.ts';
import { languageOf } from './pages.ts';
import { originOf } from './requestHooks.ts';
import { openRoute } from './route.ts';
import { someText, text } from './routeSchemas.ts';
import { frameHeaders } from './securityHeaders.ts';

const AN_HOUR = 60 * 60;
const REPLAY = /^\/replay\/([a-z2-7]{12})\/?$/;

/** The frame's size where the other site does not say how much room there is. */
const USUAL_WIDTH = 640;
/** For names, points and the link below the picture. */
const BELOW = 84;

const length = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number));

export function addEmbedRoutes(context: HttpContext, previews: Previews): void {
  const { app, config, limit } = context;

  app.get<{ Params: { id: string }; Querystring: { lang?: unknown } }>(
    '/embed/:id',
    async (request, reply) => {
      const { id } = request.params;
      await limit('requests', request, request.ip);
      const language = languageFor(request, request.query.lang);
      const preview = await previews.previewOf(id, language).catch((error) => {
        if (error instanceof Refused) return undefined;
        throw error;
      });
      const page = preview
        ? pageOf(language, preview, `${originOf(config, request)}/replay/${id}`, `/replay/${id}/growth.svg`)
        : emptyPage(language);
      mayCompress(reply);
      return reply
        .code(preview ? 200 : 404)
        .type('text/html; charset=utf-8')
        .headers({
          ...frameHeaders(page),
          vary: 'accept-language',
          // Names are made anew each time.
          'cache-control': 'no-cache',
        })
        .removeHeader('x-frame-options')
        .send(page);
    },
  );

  openRoute(context, {
    method: 'GET',
    url: '/api/oembed',
    name: 'readEmbedding',
    refuses: ['noPreview'],
    summary:
      'How another site shows a finished public game, from the address of its replay (oEmbed 1.0, JSON only).',
    query: v.object({
      url: someText,
      format: v.optional(v.literal('json')),
      maxwidth: v.optional(length),
      maxheight: v.optional(length),
    }),
    returns: v.strictObject({
      version: v.literal('1.0'),
      type: v.literal('rich'),
      provider_name: text,
      provider_url: text,
      title: text,
      cache_age: v.number(),
      html: text,
      width: v.number(),
      height: v.number(),
      thumbnail_url: text,
      thumbnail_width: v.number(),
      thumbnail_height: v.number(),
    }),
    async handle({ query, request }) {
      const origin = originOf(config, request);
      const id = tableIn(query.url, origin);
      const { title } = await previews.previewOf(id, languageFor(request, undefined));
      const size = sizeWithin(query.maxwidth, query.maxheight);
      return {
        version: '1.0',
        type: 'rich',
        provider_name: 'Skyline',
        provider_url: origin,
        title,
        cache_age: AN_HOUR,
        html: frameOf(`${origin}/embed/${id}`, title, size),
        ...size,
        thumbnail_url: `${origin}/replay/${id}/picture.png`,
        thumbnail_width: CARD.width,
        thumbnail_height: CARD.height,
      };
    },
  });
}

/** The table whose replay is at a path. */
export function replayed(path: string): string | undefined {
  return REPLAY.exec(path)?.[1];
}

/** Where other sites ask how to show a game. */
export function embedAddress(origin: string, table: string): string {
  return `${origin}/api/oembed?url=${encodeURIComponent(`${origin}/replay/${table}`)}&format=json`;
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** P92 The table whose replay has this address, on this server. */
function tableIn(address: string, origin: string): string {
  const { host, pathname } = URL.canParse(address) ? new URL(address) : new URL('about:blank');
  const id = replayed(pathname);
  if (host !== new URL(origin).host || id === undefined) throw refusedAtDoor('noPreview');
  return id;
}

/** The picture keeps its shape; the lines below it do not shrink. */
function sizeWithin(mostWidth = USUAL_WIDTH, mostHeight = Number.POSITIVE_INFINITY) {
  const widest = ((mostHeight - BELOW) * CARD.width) / CARD.height;
  const width = Math.max(1, Math.floor(Math.min(USUAL_WIDTH, mostWidth, widest)));
  return { width, height: Math.round((width * CARD.height) / CARD.width) + BELOW };
}

/** The client writes the same for people to copy. */
function frameOf(
  address: string,
  title: string,
  { width, height }: { width: number; height: number },
): string {
  return `<iframe src="${address}" title="${escaped(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
}

function languageFor({ headers }: FastifyRequest, wished: unknown): Language {
  return LANGUAGES.find((one) => one === wished) ?? languageOf(headers['accept-language']);
}

const STYLE = [
  ':root{color-scheme:light dark}',
  '*{box-sizing:border-box;margin:0}',
  'body{font:15px/1.35 system-ui,sans-serif;color:light-dark(#1c2b3f,#f4ecd8);background:light-dark(#fffaf0,#17263c)}',
  'img{display:block;width:100%;height:auto}',
  'footer{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;justify-content:space-between;padding:10px 14px}',
  'ol{display:flex;flex-wrap:wrap;gap:4px 14px;padding:0;list-style:none}',
  'li{display:flex;gap:6px;align-items:center}',
  'li svg{width:16px;height:16px}',
  '.first{font-weight:700}',
  'footer a{color:light-dark(#735613,#dcb964);font-weight:600;white-space:nowrap}',
  'a:focus-visible{outline:3px solid light-dark(#14508f,#ffe08a);outline-offset:-3px}',
  'p{padding:24px;text-align:center}',
].join('');

function pageOf(language: Language, preview: Preview, replay: string, picture: string): string {
  const { game, title, players } = preview;
  const link = `href="${escaped(replay)}" target="_blank" rel="noopener"`;
  const rows = players.map(
    ({ mark, name, points, isFirst }) =>
      `<li${isFirst ? ' class="first"' : ''}>${markSvg(game, mark)}${escaped(name)} ${points}</li>`,
  );
  return page(
    language,
    title,
    `<a ${link}><img src="${picture}" width="${CARD.width}" height="${CARD.height}" alt="${escaped(title)}"></a>` +
      `<footer><ol>${rows.join('')}</ol><a ${link}>${PREVIEW_WORDS[language].watch}</a></footer>`,
  );
}

function emptyPage(language: Language): string {
  return page(language, 'Skyline', `<p>${PREVIEW_WORDS[language].none}</p>`);
}

function page(language: Language, title: string, body: string): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escaped(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`,
  ].join('');
}
