/** Errors that no route and no hook sees, answered in the same form and with the same headers as all others. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type ProtocolCode, refusedAtDoor } from '#protocol';
import type { Metrics } from '../metrics.ts';
import type { Headers } from './securityHeaders.ts';

/** By Node's code; everything else is malformed. */
const EARLY: Readonly<Record<string, readonly [number, ProtocolCode]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'slowRequest'],
  HPE_HEADER_OVERFLOW: [431, 'tooLong'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'tooLong'],
};

/** P1, P2, P23 Answers what is no request, or is too long or too slow to become one, and ends the connection. */
export function earlyErrors({ refusals }: Pick<Metrics, 'refusals'>, headers: Headers) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, code] = EARLY[error.code ?? ''] ?? [400, 'malformed'];
    refusals.inc({ code });
    const body = bodyOf(code);
    const lines = Object.entries({ ...headers, ...headersOf(body), connection: 'close' });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...lines.map(([name, text]) => `${name}: ${text}`),
    ];
    // Whoever goes on sending does not keep the socket.
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
}

/** P1 Nothing but `100-continue` can be expected of the server. */
export function refuseExpectations({ server }: FastifyInstance, headers: Headers): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = bodyOf('malformed');
    response.writeHead(417, { ...headers, ...headersOf(body) }).end(body);
  });
}

function bodyOf(code: ProtocolCode): string {
  return JSON.stringify({ reason: refusedAtDoor(code).reason });
}

function headersOf(body: string): Headers {
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
  };
}
