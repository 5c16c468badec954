/** What every request passes on its way in, and every error on its way out. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Reason, Refused } from '#kernel';
import { PROTOCOL_REASONS, type ProtocolCode, refusedAtDoor } from '#protocol';
import type { Config } from '../config.ts';
import { safePath } from '../log.ts';
import { bearerOf, cookieOf, SESSION_COOKIE } from '../people/session.ts';
import type { HttpContext } from './httpContext.ts';
import { TooFast } from './requestLimits.ts';

const HALF_A_YEAR = 'max-age=15552000';

/** The status each reason of the door is answered with. */
export const STATUS: Readonly<Record<ProtocolCode, number>> = {
  malformed: 400,
  tooLong: 413,
  wrongProtocol: 426,
  notSignedIn: 401,
  noSuchTable: 404,
  notAllowed: 403,
  tooFast: 429,
  notNow: 409,
  wrongOrigin: 403,
  badName: 400,
  badPassword: 400,
  emailTaken: 409,
  wrongLogin: 401,
  badPasskey: 400,
  noSuchLink: 404,
  noSuchPerson: 404,
  tooMany: 409,
  noSuchRecord: 404,
  failed: 500,
  noSuchBox: 404,
  noSuchAddress: 404,
  wrongMethod: 405,
  slowRequest: 408,
  needsLink: 403,
  forgedLink: 403,
  expiredLink: 410,
  closedAddress: 400,
  noSuchChannel: 404,
  cannotBeRated: 409,
  ratedNeedsAccount: 403,
  noSuchLadder: 404,
  noSuchGroup: 404,
  noSuchResult: 404,
  badReview: 400,
  noPreview: 404,
  badLine: 400,
  noSuchSession: 404,
  hoursTooShort: 400,
  daysOffWhen: 409,
  tooManyDaysOff: 409,
  banned: 403,
  muted: 403,
  flood: 429,
  notThere: 403,
  ownCase: 403,
  noSuchCase: 404,
  doneAlready: 409,
  noSuchDay: 404,
  playedAlready: 409,
  dayOver: 409,
  otherDeal: 409,
  notPlayedSo: 409,
  noSuchEvent: 404,
  eventFull: 409,
  notInEvent: 409,
  eventClosed: 409,
  badEvent: 400,
  needsAccount: 403,
  eventSettled: 409,
  tooFewPlaces: 409,
  tooSoon: 409,
  tooLateToEnter: 409,
};

const TOO_LONG = 413;
const TOO_LONG_ADDRESS = 414;

/** A command that is understood, but that a rule of the table or the game forbids. */
export const BY_RULE = 422;

export function addRequestHooks({ app, config, headers, metrics, limit }: HttpContext): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (isSecure(config, request)) reply.header('strict-transport-security', HALF_A_YEAR);
    if (request.headers.host === undefined && request.raw.httpVersion !== '1.0')
      throw refusedAtDoor('malformed');
    // By the route, not the address: one address can be written in many ways.
    if (!isApi(request.routeOptions.url ?? request.url)) return;
    reply.header('cache-control', 'no-store');
    await limit('requests', request, request.ip);
    if (request.method !== 'GET' && request.method !== 'HEAD') checkOrigin(config, request);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { routeOptions, method, log } = request;
    const { statusCode: status, elapsedTime } = reply;
    metrics.requestSeconds.observe({ route: routeOptions.url ?? 'none', status }, elapsedTime / 1000);
    log.info({ method, path: safePath(request.url), status, ms: Math.round(elapsedTime) }, 'request');
  });
  app.setErrorHandler(answerError);
}

export function isApi(url: string): boolean {
  return /^\/api(\/|$)/.test(url);
}

/** P2 Refused with a status of its own, by us or by Fastify. */
export function tooLongAddress(): Refused {
  return Object.assign(refusedAtDoor('tooLong'), { statusCode: TOO_LONG_ADDRESS });
}

/** Whether the request came over TLS, as far as the server can know. */
export function isSecure({ secure }: Config, { protocol }: FastifyRequest): boolean {
  return secure || protocol === 'https';
}

/** Where people find the server: from the settings, or from the request. */
export function originOf({ publicUrl, secure }: Config, { protocol, host }: FastifyRequest): string {
  return publicUrl ?? `${secure ? 'https' : protocol}://${host}`;
}

/**
 * P9 A browser says which page sends a request: only pages of ours may. Programs send no origin: they may use a bearer
 * token or no session at all, since another site cannot make a browser send either in somebody's name.
 */
function checkOrigin(config: Config, request: FastifyRequest): void {
  const { origin } = request.headers;
  if (bearerOf(request.headers) !== undefined) return;
  if (origin === undefined && cookieOf(request.headers, SESSION_COOKIE) === undefined) return;
  const own = [`http://${request.host}`, `https://${request.host}`, config.publicUrl];
  if (origin === undefined || !own.includes(origin)) throw refusedAtDoor('wrongOrigin');
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const reason = reasonOf(error);
  if (reason.code === 'failed') request.log.error({ err: error }, 'request failed');
  if (error instanceof TooFast) reply.header('retry-after', error.seconds);
  return reply
    .code(statusCodeOf(error) === TOO_LONG_ADDRESS ? TOO_LONG_ADDRESS : statusOf(reason))
    .send({ reason });
}

function statusOf({ rule, code }: Reason): number {
  // Looked up by any code; only ours is there with its rule.
  const ours = PROTOCOL_REASONS[code as ProtocolCode] === rule;
  // One of ours, as was just asked.
  return ours ? STATUS[code as ProtocolCode] : BY_RULE;
}

/** A refusal's reason, or ours for what Fastify itself refuses; everything else is only «failed». */
function reasonOf(error: unknown): Reason {
  if (error instanceof Refused) return error.reason;
  const statusCode = statusCodeOf(error);
  if (statusCode === TOO_LONG || statusCode === TOO_LONG_ADDRESS) return refusedAtDoor('tooLong').reason;
  return refusedAtDoor(statusCode < 500 ? 'malformed' : 'failed').reason;
}

function statusCodeOf(error: unknown): number {
  // Fastify's own errors say which status they mean; others have no such field.
  const { statusCode = 500 } = error as { statusCode?: number };
  return statusCode;
}
