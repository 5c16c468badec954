/** The cookies: one for the session, one for a passkey ceremony under way. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerOf, COOKIE_SECONDS, cookieOf, SESSION_COOKIE } from '../people/session.ts';
import type { HttpContext } from './httpContext.ts';
import { isSecure } from './requestHooks.ts';

const CEREMONY_COOKIE = 'skyline-passkey';
const CEREMONY_SECONDS = 300;

/** Unreadable for scripts, and not sent along by other sites' forms. */
function attributes({ config }: HttpContext, request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config, request) } as const;
}

export function setSession(
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  reply.setCookie(SESSION_COOKIE, token, { ...attributes(context, request), maxAge: COOKIE_SECONDS });
}

/** The browser keeps the cookie as long as the store keeps the session: from its last use on. */
export function renewSession(context: HttpContext, request: FastifyRequest, reply: FastifyReply): void {
  const token = cookieOf(request.headers, SESSION_COOKIE);
  if (token !== undefined && bearerOf(request.headers) === undefined)
    setSession(context, request, reply, token);
}

export function dropSession(context: HttpContext, request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, attributes(context, request));
}

export function setCeremony(
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
): void {
  reply.setCookie(CEREMONY_COOKIE, secret, { ...attributes(context, request), maxAge: CEREMONY_SECONDS });
}

export function ceremonyOf(request: FastifyRequest): string | undefined {
  return cookieOf(request.headers, CEREMONY_COOKIE);
}
