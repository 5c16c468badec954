/** The built client: its files, its page for every address that has a screen, and 404 for all others. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGES, refusedAtDoor } from '#protocol';
import type { HttpContext } from './httpContext.ts';
import type { ClientPages } from './pages.ts';
import { isApi, tooLongAddress } from './requestHooks.ts';

const A_YEAR = 365 * 24 * 60 * 60;

const SCREENS = Object.values(PAGES).map(patternOf);

export async function addClient(
  context: HttpContext,
  clientFolder: string,
  pages: ClientPages,
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
    if (SCREENS.some((screen) => screen.test(path))) return reply.sendFile(file);
    // P21 The page shows that there is nothing, too.
    const page = await readFile(join(clientFolder, file), 'utf8');
    return reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
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
