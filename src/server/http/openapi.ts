/** The OpenAPI document, made of the very schemas the routes check with. */
import * as v from 'valibot';
import type { HttpContext } from './httpContext.ts';
import { type Described, openRoute } from './route.ts';
import { reason } from './routeSchemas.ts';

type Json = { readonly [key: string]: unknown };

/** What matters here of valibot's schemas; their own types do not show it. */
interface Inner {
  readonly type: string;
  readonly entries?: Record<string, Inner>;
  readonly item?: Inner;
  readonly value?: Inner;
  readonly wrapped?: Inner;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly Inner[];
  readonly requirement?: unknown;
  readonly description?: string;
}

/** Added last: it describes the routes added before it, and itself. */
export function addOpenapiRoute(context: HttpContext): void {
  openRoute(context, {
    method: 'GET',
    url: '/api/openapi.json',
    summary: 'This document.',
    returns: v.looseObject({ openapi: v.literal('3.1.0') }),
    handle: () => document,
  });
  const document = openapi(context.described, context.version);
}

function openapi(routes: readonly Described[], version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Skyline', version },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'skyline' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation({ summary, open, params, query, body, returns }: Described): Json {
  const parameters = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')];
  return {
    summary,
    security: open ? [{}, { cookie: [] }, { bearer: [] }] : [{ cookie: [] }, { bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      200: { description: 'Done', content: json(returns) },
      default: { description: 'Refused', content: json(v.strictObject({ reason })) },
    },
  };
}

function json(schema: v.GenericSchema): Json {
  return { 'application/json': { schema: jsonSchema(schema) } };
}

function parametersOf(schema: v.GenericSchema | undefined, place: 'path' | 'query'): Json[] {
  const { entries = {} } = (schema ?? {}) as Inner;
  return Object.entries(entries).map(([name, part]) => ({
    name,
    in: place,
    required: part.type !== 'optional',
    schema: describe(part),
  }));
}

/** A valibot schema as JSON Schema; throws at one it does not know, so that none is left out silently. */
export function jsonSchema(schema: v.GenericSchema): Json {
  return describe(schema as unknown as Inner);
}

function describe(schema: Inner): Json {
  return Object.assign({}, bare(schema), ...(schema.pipe ?? []).slice(1).map(restriction));
}

function bare(schema: Inner): Json {
  switch (schema.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return { type: schema.type };
    case 'unknown':
      return {};
    case 'literal':
      return { const: schema.literal };
    case 'picklist':
      return { enum: schema.options };
    case 'array':
      return { type: 'array', items: describe(part(schema.item)) };
    case 'record':
      return { type: 'object', additionalProperties: describe(part(schema.value)) };
    case 'nullable':
      return { anyOf: [describe(part(schema.wrapped)), { type: 'null' }] };
    case 'optional':
    case 'exact_optional':
      return describe(part(schema.wrapped));
    case 'union':
    case 'variant':
      return { anyOf: (schema.options as readonly Inner[]).map(describe) };
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return object(schema);
    default:
      throw new Error(`no JSON Schema for ${schema.type}`);
  }
}

function object({ type, entries = {} }: Inner): Json {
  const names = Object.keys(entries);
  const required = names.filter((name) => !entries[name]?.type.includes('optional'));
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, describe(part(entries[name]))])),
    ...(required.length > 0 && { required }),
    ...(type === 'strict_object' && { additionalProperties: false }),
  };
}

/** What one step of a pipe requires; JSON Schema cannot say what a check in code does. */
function restriction({ type, requirement, description }: Inner): Json {
  switch (type) {
    case 'min_length':
      return { minLength: requirement };
    case 'max_length':
      return { maxLength: requirement };
    case 'min_value':
      return { minimum: requirement };
    case 'max_value':
      return { maximum: requirement };
    case 'integer':
    case 'safe_integer':
      return { type: 'integer' };
    case 'regex':
      return { pattern: (requirement as RegExp).source };
    case 'description':
      return { description };
    default:
      return {};
  }
}

function part(schema: Inner | undefined): Inner {
  if (schema === undefined) throw new Error('a schema lacks a part');
  return schema;
}
