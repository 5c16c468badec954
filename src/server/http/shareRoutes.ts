/** What other sites get of a finished game: a picture, its city growing, and words in the head of its page. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '#kernel';
import { CARD } from '#picture';
import { type Preview, Previews } from '../pictures/previews.ts';
import { mayCompress } from './compression.ts';
import { addEmbedRoutes, embedAddress, escaped, replayed } from './embedRoutes.ts';
import type { HttpContext } from './httpContext.ts';
import { languageOf } from './pages.ts';
import { originOf } from './requestHooks.ts';
import { growthPolicy } from './securityHeaders.ts';

const A_DAY = 24 * 60 * 60;

/** Writes the preview of a game into the page at its address; leaves every other page as it is. */
export type AddPreview = (
  page: () => Promise<string>,
  path: string,
  request: FastifyRequest,
) => Promise<string | undefined>;

export function addShareRoutes(context: HttpContext): AddPreview {
  const { app, config, limit } = context;
  const previews = new Previews(context);
  addEmbedRoutes(context, previews);
  const shown = (reply: FastifyReply, type: string) =>
    reply
      .type(type)
      .header('cache-control', `public, max-age=${A_DAY}`)
      .header('cross-origin-resource-policy', 'cross-origin');

  app.get<{ Params: { id: string } }>('/replay/:id/picture.png', async (request, reply) => {
    const { id } = request.params;
    await limit('requests', request, request.ip);
    const picture = await previews.pictureOf(id, () => limit('replays', request, request.ip));
    return shown(reply, 'image/png').send(picture);
  });

  app.get<{ Params: { id: string } }>('/replay/:id/growth.svg', async (request, reply) => {
    const { id } = request.params;
    await limit('requests', request, request.ip);
    const growth = await previews.growthOf(id, () => limit('replays', request, request.ip));
    mayCompress(reply);
    return shown(reply, 'image/svg+xml').header('content-security-policy', growthPolicy(growth)).send(growth);
  });

  return async (page, path, request) => {
    const id = replayed(path);
    if (id === undefined) return undefined;
    try {
      await limit('requests', request, request.ip);
      const preview = await previews.previewOf(id, languageOf(request.headers['accept-language']));
      return withPreview(await page(), preview, originOf(config, request), id);
    } catch (error) {
      // The page itself says what there is to say.
      if (error instanceof Refused) return undefined;
      throw error;
    }
  };
}

function withPreview(page: string, { title, line }: Preview, origin: string, id: string): string {
  const address = `${origin}/replay/${id}`;
  const property = (name: string, content: string | number) =>
    `<meta property="og:${name}" content="${escaped(String(content))}">`;
  const tags = [
    `<title>${escaped(title)} · Skyline</title>`,
    property('type', 'website'),
    property('site_name', 'Skyline'),
    property('title', title),
    property('description', line),
    property('url', address),
    property('image', `${address}/picture.png`),
    property('image:type', 'image/png'),
    property('image:width', CARD.width),
    property('image:height', CARD.height),
    property('image:alt', title),
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="alternate" type="application/json+oembed" href="${escaped(embedAddress(origin, id))}" title="${escaped(title)}">`,
  ];
  return page
    .replace(/(<meta name="description" content=")[^"]*/, (_all, before: string) => before + escaped(line))
    .replace(/<title>[^<]*<\/title>/, () => tags.join(''));
}
