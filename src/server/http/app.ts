/** The HTTP application: the API, the built client, and the routes for operators. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { loadTitle } from '#games';
import { keepingBoxes } from '../boxes.ts';
import type { Config } from '../config.ts';
import { logOptions, newRequestId } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { Challenges } from '../people/passkeyChallenges.ts';
import type { TableLimits } from '../socket/rateLimits.ts';
import type { Store } from '../store/index.ts';
import { Questions } from '../tables/questions.ts';
import type { TablesClient } from '../tables/tablesClient.ts';
import { addAccountRoutes } from './accountRoutes.ts';
import { addAdminRoute } from './adminRoutes.ts';
import { addBoxRoute } from './boxRoutes.ts';
import { addHealthRoutes } from './healthRoutes.ts';
import type { HttpContext } from './httpContext.ts';
import { addLinkRoutes } from './linkRoutes.ts';
import { addLobbyRoutes } from './lobbyRoutes.ts';
import { addOpenapiRoute } from './openapi.ts';
import { addPasskeyRoutes } from './passkeyRoutes.ts';
import { addQuickRoutes } from './quickRoutes.ts';
import { addRecordRoutes } from './recordRoutes.ts';
import { addRequestHooks, isApi } from './requestHooks.ts';
import { createLimits } from './requestLimits.ts';
import type { Described } from './route.ts';
import { addSignInRoutes } from './signInRoutes.ts';
import { addTableRoutes } from './tableRoutes.ts';

const A_YEAR = 365 * 24 * 60 * 60;
const BODY_LIMIT = 64 * 1024;

export interface AppOptions {
  /** Where the built client is. */
  readonly clientFolder: string;
  /** The product's version, for operators. */
  readonly version: string;
  readonly config: Config;
  readonly store: Store;
  readonly tables: TablesClient;
  readonly metrics: Metrics;
  readonly limits: TableLimits;
  /** Whether the server takes requests: not while it drains. */
  readonly ready: () => boolean;
  /** Where the log goes; to standard output by default. */
  readonly log?: { write(line: string): void };
}

/** Built but not yet listening; the socket's route is added by whoever starts it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { clientFolder, config, store, tables, metrics, version } = options;
  const page = join(clientFolder, 'index.html');
  if (!existsSync(page)) throw new Error(`the client is not built: there is no ${page}`);
  const app: FastifyInstance = fastify({
    forceCloseConnections: true,
    // Only the nearest proxy is believed: what others say could be made up.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: BODY_LIMIT,
    genReqId: newRequestId,
    // requestHooks.ts writes one line for each request instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    logger: { ...logOptions(config.logLevel), ...(options.log && { stream: options.log }) },
  });
  await app.register(helmet, {
    hsts: false,
    // Other sites do not learn addresses with tokens in them, and browsers still send the origin (P9).
    referrerPolicy: { policy: 'same-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Includes the socket at our own address.
        connectSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
  });
  await app.register(cookie);
  app.removeContentTypeParser('text/plain');
  const described: Described[] = [];
  const limit = await createLimits(app, config.limits, options.limits);
  const challenges = new Challenges();
  const load = keepingBoxes(store, loadTitle);
  const context: HttpContext = {
    app,
    config,
    store,
    tables,
    loadTitle: load,
    questions: new Questions(store, load),
    metrics,
    version,
    challenges,
    limit,
    described,
  };
  addRequestHooks(context);
  addHealthRoutes(context, options.ready);
  addApi(context);
  await addClient(app, clientFolder);
  return app;
}

function addApi(context: HttpContext): void {
  addSignInRoutes(context);
  addAccountRoutes(context);
  addPasskeyRoutes(context);
  addLinkRoutes(context);
  addLobbyRoutes(context, addQuickRoutes(context));
  addTableRoutes(context);
  addRecordRoutes(context);
  addBoxRoute(context);
  addAdminRoute(context);
  addOpenapiRoute(context);
}

async function addClient(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(files, {
    root: clientFolder,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      reply.setHeader('vary', 'accept-encoding');
      // Names under assets/ carry a hash of their content; everything else is checked again each time.
      const forever = path.includes('/assets/') || path.includes('\\assets\\');
      reply.setHeader('cache-control', forever ? `public, max-age=${A_YEAR}, immutable` : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (isPage(request.method, request.url)) return reply.sendFile('index.html');
    return reply.code(404).send({ status: 'not found' });
  });
}

/** Addresses without a file extension are screens of the client, which finds the right one by itself. */
function isPage(method: string, url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const isFile = path.slice(path.lastIndexOf('/')).includes('.');
  return (method === 'GET' || method === 'HEAD') && !isFile && !isApi(path);
}
