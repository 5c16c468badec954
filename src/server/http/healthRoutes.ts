/** For operators: whether the server is alive and ready, and its metrics. */
import type { FastifyRequest } from 'fastify';
import { refusedAtDoor } from '#protocol';
import type { HttpContext } from './httpContext.ts';

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

export function addHealthRoutes(
  { app, config, store, metrics, version }: HttpContext,
  isReady: () => boolean,
): void {
  app.get('/health', () => ({ status: 'ok', version }));

  app.get('/ready', async (_request, reply) => {
    const ready = isReady() && (await answers(() => store.person('nobody')));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', version });
  });

  app.get('/metrics', async (request, reply) => {
    if (!config.openMetrics && !isThisMachine(request)) throw refusedAtDoor('notAllowed');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

async function answers(question: () => Promise<unknown>): Promise<boolean> {
  try {
    await question();
    return true;
  } catch {
    return false;
  }
}

/** Not what a proxy on this machine passes on for others, which it says in a header. */
function isThisMachine({ socket, headers }: FastifyRequest): boolean {
  const passedOn = headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined;
  return LOOPBACK.includes(socket.remoteAddress ?? '') && !passedOn;
}
