/** Compresses big answers on their way out, where a route has said that they hold no secret (ADR 44). */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Smaller answers fit into a packet or two anyway. */
const WORTHWHILE = 2048;

/** Quick enough for an answer made on request; files are compressed harder when the client is built. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const COMPRESS = {
  br: (text: string) => promisify(brotliCompress)(text, QUALITY),
  gzip: (text: string) => promisify(gzip)(text),
} as const;
const CODINGS = ['br', 'gzip'] as const;

const compressible = new WeakSet<FastifyReply>();

/** Only for answers without anything that others may not know: their length tells what is in them. */
export function mayCompress(reply: FastifyReply): void {
  compressible.add(reply);
}

export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!compressible.has(reply)) return payload;
    reply.header('vary', ['accept-encoding', reply.getHeader('vary')].filter(Boolean).join(', '));
    const coding = CODINGS.find((one) => isAccepted(request.headers['accept-encoding'], one));
    if (!coding || typeof payload !== 'string' || payload.length < WORTHWHILE) return payload;
    const compressed = await COMPRESS[coding](payload);
    reply.header('content-encoding', coding).header('content-length', compressed.length);
    return compressed;
  });
}

function isAccepted(header: string | readonly string[] | undefined, coding: string): boolean {
  const offers = String(header ?? '')
    .split(',')
    .map((offer) => offer.trim().split(/\s*;\s*q=/));
  return offers.some(([name, weight = '1']) => name === coding && Number(weight) > 0);
}
