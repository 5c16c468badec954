/** The built client: its files, its page for every address that has a screen, and 404 for all others. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGES, refusedAtDoor } from '#protocol';
import { mayCompress } from './compression.ts';
import type { HttpContext } from './httpContext.ts';
import type { ClientPages } from './pages.ts';
import { isApi, tooLongAddress } from './requestHooks.ts';
import type { AddPreview } from './shareRoutes.ts';

const A_YEAR = 365 * 24 * 60 * 60;

const HTML = 'text/html; charset=utf-8';

const SCREENS = Object.values(PAGES).map(patternOf);

export async function addClient(
  context: HttpContext,
  clientFolder: string,
  pages: ClientPages,
  addPreview: AddPreview,
): Promise<void> {
  const { app, described } = context;
  await app.register(files, {
    root: clientFolder,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      reply.setHeader(
        'vary',
        path.endsWith('.html') ? 'accept-encoding, accept-language' : 'accept-encoding',
      );
      // Names under assets/ carry a hash of their content; everything else is checked again each time.
      const forever = path.includes('/assets/') || path.includes('\\assets\\');
      reply.setHeader('cache-control', forever ? `public, max-age=${A_YEAR}, immutable` : 'no-cache');
    },
  });
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const file = pages.fileFor(path, request.headers['accept-language']);
    const read = () => readFile(join(clientFolder, file), 'utf8');
    if (SCREENS.some((screen) => screen.test(path))) {
      const page = await addPreview(read, path, request);
      if (page === undefined) return reply.sendFile(file);
      mayCompress(reply);
      return reply
        .type(HTML)
        .header('vary', 'accept-language')
        .header('cache-control', 'no-cache')
        .send(page);
    }
    // P21 The page shows that there is nothing, too.
    return reply
      .code(404)
      .type(HTML)
      .header('cache-control', 'no-cache')
      .send(await read());
  };
  app.get('/', (request, reply) => sendPage(request, reply, '/'));
  const taken = described.map(({ method, url }) => ({ method, pattern: patternOf(url) }));
  app.setNotFoundHandler((request, reply) => {
    const path = decodeURI(request.url.split('?', 1)[0] ?? '');
    if (isPage(request, path)) return sendPage(request, reply, path);
    const methods = taken.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.length === 0) throw refusedAtDoor('noSuchAddress');
    // The router has not found it because one of its parts is longer than any id or token.
    if (methods.some((method) => method === request.method)) throw tooLongAddress();
    reply.header('allow', methods.join(', '));
    throw refusedAtDoor('wrongMethod');
  });
}

/** Addresses without a file extension are for people to look at. */
function isPage({ method }: FastifyRequest, path: string): boolean {
  const isFile = path.slice(path.lastIndexOf('/')).includes('.');
  return (method === 'GET' || method === 'HEAD') && !isFile && !isApi(path);
}

/** As the client reads addresses: in any case, and with or without a slash at the end. */
function patternOf(address: string): RegExp {
  return new RegExp(`^${address.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`, 'i');
}
