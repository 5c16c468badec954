/** What is logged: one JSON object a line, without secrets and without what people say or play. */
import { randomBytes } from 'node:crypto';
import type { LoggerOptions } from 'pino';

/** What could hold a secret if somebody logged it by mistake. */
const SECRETS = [
  'cookie',
  'set-cookie',
  'authorization',
  'password',
  'current',
  'token',
  'passwordHash',
  'seed',
  'secret',
];

/** Options of the logger; of a whole request only its method and path are logged. */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    redact: {
      paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '…',
    },
    serializers: {
      req: ({ method, url }: { readonly method: string; readonly url: string }) => ({
        method,
        path: safePath(url),
      }),
      res: ({ statusCode }: { readonly statusCode: number }) => ({ statusCode }),
      err: (error: Error & { readonly code?: unknown }) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack,
      }),
    },
  };
}

/** An address's path without tokens: they would give their rights to whoever reads the log. */
export function safePath(url: string): string {
  const path = decoded(url.split('?', 1)[0] ?? '');
  return path.replace(/^\/+(join|friend|stop|confirm|api\/links|api\/stop|api\/confirm)\/+[^/]+/i, '/$1/…');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '…';
  }
}

/** Names a request, in the log and in the answer's x-request-id. */
export function newRequestId(): string {
  return randomBytes(6).toString('base64url');
}
