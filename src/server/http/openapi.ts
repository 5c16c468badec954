/** The OpenAPI document, made of the very schemas the routes check with. */
import * as v from 'valibot';
import { PROTOCOL_REASONS } from '#protocol';
import { mayCompress } from './compression.ts';
import type { HttpContext } from './httpContext.ts';
import { type Json, jsonSchema, type Named, partsOf } from './jsonSchema.ts';
import { BY_RULE, STATUS } from './requestHooks.ts';
import { type Described, openRoute, type Refusal } from './route.ts';
import { refusal } from './routeSchemas.ts';

/** Added last: it describes the routes added before it, and itself. */
export function addOpenapiRoute(context: HttpContext): void {
  openRoute(context, {
    method: 'GET',
    url: '/api/openapi.json',
    name: 'readOpenapi',
    evenBanned: true,
    summary: 'This document.',
    returns: v.looseObject({ openapi: v.literal('3.1.0') }),
    handle({ reply }) {
      mayCompress(reply);
      return document;
    },
  });
  const document = openapi(context);
}

function openapi({ described, version, config }: HttpContext): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const schemas: Named = {};
  for (const route of described) {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Skyline', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: config.publicUrl ?? '/', description: 'This server' }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'skyline' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(route: Described, schemas: Named): Json {
  const { name, summary, open, params, query, body, returns } = route;
  const parameters = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')];
  const json = (schema: v.GenericSchema) => ({ 'application/json': { schema: jsonSchema(schema, schemas) } });
  const refusals = [...new Set(refusalsOf(route))];
  return {
    operationId: name,
    summary,
    security: open ? [{}, { cookie: [] }, { bearer: [] }] : [{ cookie: [] }, { bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      200: { description: 'Done', content: json(returns) },
      ...Object.fromEntries(
        refusals.map((one) => {
          const status = statusOf(one);
          const alike = refusals.filter((other) => statusOf(other) === status);
          const headers = alike.includes('tooFast') && { headers: { 'retry-after': RETRY_AFTER } };
          return [status, { description: alike.map(said).join(', '), ...headers, content: json(refusal) }];
        }),
      ),
    },
  };
}

const RETRY_AFTER = { description: 'Seconds to wait', schema: { type: 'integer' } };

/** What every route of its kind refuses, then what this one does. */
function refusalsOf({ method, open, evenBanned, params, query, refuses = [] }: Described): Refusal[] {
  const sent: Refusal[] = method === 'GET' ? [] : ['malformed', 'wrongOrigin', 'tooLong'];
  const addressed: Refusal[] = params || query ? ['malformed'] : [];
  const closed: Refusal[] = open ? [] : ['notSignedIn'];
  const standing: Refusal[] = evenBanned ? [] : ['banned'];
  return [...sent, ...addressed, ...closed, ...standing, ...refuses, 'tooFast', 'failed'];
}

function statusOf(refusal: Refusal): number {
  return refusal === 'byRule' ? BY_RULE : STATUS[refusal];
}

function said(refusal: Refusal): string {
  return refusal === 'byRule'
    ? 'a rule of the table, the kernel or the game'
    : `${refusal} (${PROTOCOL_REASONS[refusal]})`;
}

function parametersOf(schema: v.GenericSchema | undefined, place: 'path' | 'query'): Json[] {
  return schema ? partsOf(schema).map((part) => ({ ...part, in: place })) : [];
}
