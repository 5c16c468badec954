/** The HTTP application: the API, the built client, and the routes for operators. */
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { loadTitle } from '#games';
import { keepingBoxes } from '../boxes.ts';
import type { Config } from '../config.ts';
import type { CheckEntry } from '../daily/checkEntry.ts';
import { logOptions, newRequestId } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Notices } from '../notices/notices.ts';
import { Challenges } from '../people/passkeyChallenges.ts';
import type { TableLimits } from '../socket/rateLimits.ts';
import type { Store } from '../store/index.ts';
import { Questions } from '../tables/questions.ts';
import type { TablesClient } from '../tables/tablesClient.ts';
import { TOURNAMENT_TIMES, type TournamentTimes } from '../tournaments/times.ts';
import { addAccountRoutes } from './accountRoutes.ts';
import { addAdminRoute } from './adminRoutes.ts';
import { addBoxRoute } from './boxRoutes.ts';
import { addCaseRoutes } from './caseRoutes.ts';
import { addClient } from './clientFiles.ts';
import { addCompression } from './compression.ts';
import { addDailyRoutes } from './dailyRoutes.ts';
import { earlyErrors, refuseExpectations } from './earlyErrors.ts';
import { addEventRoutes } from './eventRoutes.ts';
import { addGroupRoutes } from './groupRoutes.ts';
import { addHealthRoutes } from './healthRoutes.ts';
import type { HttpContext } from './httpContext.ts';
import { addJsonBodies } from './jsonBodies.ts';
import { addLinkRoutes } from './linkRoutes.ts';
import { addLobbyRoutes } from './lobbyRoutes.ts';
import { addNoticeRoutes } from './noticeRoutes.ts';
import { addOpenapiRoute } from './openapi.ts';
import { readPages } from './pages.ts';
import { addPasskeyRoutes } from './passkeyRoutes.ts';
import { addPeopleRoutes } from './peopleRoutes.ts';
import { addQuickRoutes } from './quickRoutes.ts';
import { addRatingRoutes } from './ratingRoutes.ts';
import { addRecordRoutes } from './recordRoutes.ts';
import { addReportRoutes } from './reportRoutes.ts';
import { addRequestHooks, answerError } from './requestHooks.ts';
import { createLimits } from './requestLimits.ts';
import type { Described } from './route.ts';
import { securityHeaders } from './securityHeaders.ts';
import { addSessionRoutes } from './sessionRoutes.ts';
import { addShareRoutes } from './shareRoutes.ts';
import { addSignInRoutes } from './signInRoutes.ts';
import { addStatisticsRoutes } from './statisticsRoutes.ts';
import { addTableRoutes } from './tableRoutes.ts';
import { addTurnRoutes } from './turnRoutes.ts';

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
  readonly notices: Notices;
  /** Plays a game of the day again. */
  readonly checkEntry: CheckEntry;
  /** Those of tests differ. */
  readonly tournamentTimes?: TournamentTimes;
  /** Whether the server takes requests: not while it drains. */
  readonly ready: () => boolean;
  /** Where the log goes; to standard output by default. */
  readonly log?: { write(line: string): void };
}

/** Built but not yet listening; the socket's route is added by whoever starts it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { clientFolder, config, store, tables, metrics, version } = options;
  const pages = readPages(clientFolder);
  const headers = securityHeaders(pages.home);
  const { requestTime } = config;
  const app: FastifyInstance = fastify({
    forceCloseConnections: true,
    requestTimeout: requestTime,
    http: {
      headersTimeout: requestTime / 2,
      connectionsCheckingInterval: requestTime / 6,
      // requestHooks.ts refuses what lacks it, in our form.
      requireHostHeader: false,
    },
    // While the server goes down, routes answer as long as they can: commands with P8.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(headers)),
    clientErrorHandler: earlyErrors(metrics, headers),
    // Only the nearest proxy is believed: what others say could be made up.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: BODY_LIMIT,
    genReqId: newRequestId,
    // requestHooks.ts writes one line for each request instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    logger: { ...logOptions(config.logLevel), ...(options.log && { stream: options.log }) },
  });
  refuseExpectations(app, headers);
  await app.register(cookie);
  addJsonBodies(app);
  addCompression(app);
  const described: Described[] = [];
  const limit = await createLimits(app, config.limits, options.limits, store);
  const challenges = new Challenges(store);
  const load = keepingBoxes(store, loadTitle);
  const context: HttpContext = {
    app,
    headers,
    config,
    store,
    tables,
    loadTitle: load,
    questions: new Questions(store, load),
    metrics,
    version,
    challenges,
    notices: options.notices,
    checkEntry: options.checkEntry,
    tournamentTimes: options.tournamentTimes ?? TOURNAMENT_TIMES,
    floods: options.limits.floods,
    limit,
    described,
  };
  addRequestHooks(context);
  addHealthRoutes(context, options.ready);
  const addPreview = addShareRoutes(context);
  addApi(context);
  await addClient(context, clientFolder, pages, addPreview);
  return app;
}

function addApi(context: HttpContext): void {
  addSignInRoutes(context);
  addAccountRoutes(context);
  addPasskeyRoutes(context);
  addSessionRoutes(context);
  addPeopleRoutes(context);
  addRatingRoutes(context);
  addGroupRoutes(context);
  addEventRoutes(context);
  addNoticeRoutes(context);
  addTurnRoutes(context);
  addStatisticsRoutes(context);
  addLinkRoutes(context);
  addLobbyRoutes(context, addQuickRoutes(context));
  addTableRoutes(context);
  addRecordRoutes(context);
  addDailyRoutes(context);
  addBoxRoute(context);
  addReportRoutes(context);
  addCaseRoutes(context);
  addAdminRoute(context);
  addOpenapiRoute(context);
}
