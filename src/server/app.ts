/** The HTTP application: the built client, its addresses, and the health of the server. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

const A_YEAR = 365 * 24 * 60 * 60;

export interface AppParts {
  /** What the client build wrote. */
  readonly clientFolder: string;
  /** The product's version, for those who look after it. */
  readonly version: string;
}

/** Built but not yet listening. */
export async function buildApp({ clientFolder, version }: AppParts): Promise<FastifyInstance> {
  const page = join(clientFolder, 'index.html');
  if (!existsSync(page)) throw new Error(`the client is not built: there is no ${page}`);
  const app = fastify({ forceCloseConnections: true });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
  });

  app.get('/health', () => ({ status: 'ok', version }));

  await app.register(files, {
    root: clientFolder,
    cacheControl: false,
    setHeaders(reply, path) {
      // Names under assets/ carry a hash of their content; all else must be asked for anew.
      const forever = path.includes('/assets/') || path.includes('\\assets\\');
      reply.setHeader('cache-control', forever ? `public, max-age=${A_YEAR}, immutable` : 'no-cache');
    },
  });

  app.setNotFoundHandler((request, reply) => {
    if (isPage(request.method, request.url)) return reply.sendFile('index.html');
    return reply.code(404).send({ status: 'not found' });
  });
  return app;
}

/** Addresses without a file's ending belong to the client, which finds its screen by itself. */
function isPage(method: string, url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return (method === 'GET' || method === 'HEAD') && !path.slice(path.lastIndexOf('/')).includes('.');
}
