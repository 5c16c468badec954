import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonSchema } from '../jsonSchema.ts';
import { guest, openedBy, openTestServer, type TestServer } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

type Document = {
  info: { license: object };
  servers: object[];
  paths: Record<
    string,
    Record<string, { operationId: string; responses: object; parameters?: { name: string }[] }>
  >;
};

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT'] as const;

describe('the OpenAPI document', () => {
  it('has every route, and no other', async () => {
    const { paths } = (await server.app.inject('/api/openapi.json')).json<Document>();
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const there = routesIn(server.app.printRoutes({ commonPrefix: false })).filter((route) =>
      route.includes(' /api/'),
    );
    expect(there.toSorted()).toEqual(described.toSorted());
    expect(described.length).toBeGreaterThan(30);
    for (const route of described) {
      const [method = 'GET', url = ''] = route.split(' ');
      expect(server.app.hasRoute({ method: method as (typeof METHODS)[number], url })).toBe(true);
    }
  });

  it('names every part of an address, and says what comes back', async () => {
    const { paths } = (await server.app.inject('/api/openapi.json')).json<Document>();
    for (const [path, operations] of Object.entries(paths))
      for (const { parameters = [], responses } of Object.values(operations)) {
        const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        expect(parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(inPath));
        expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '429', '500']));
      }
  });

  it('gives every route a name of its own', async () => {
    const { paths } = (await server.app.inject('/api/openapi.json')).json<Document>();
    const names = Object.values(paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );
    for (const name of names) expect(name).toMatch(/^[a-z]+(?:[A-Z][a-z]*)*$/);
    expect(new Set(names).size).toBe(names.length);
  });

  it('says which refusals a route has, by status', async () => {
    const { paths } = (await server.app.inject('/api/openapi.json')).json();
    const said = ({ responses }: { responses: Record<string, { description: string }> }) =>
      Object.entries(responses).map(([status, { description }]) => `${status} ${description}`);
    expect(said(paths['/api/me/password'].post)).toEqual([
      '200 Done',
      '400 malformed (P1), badPassword (P11)',
      '401 notSignedIn (P4), wrongLogin (P13)',
      '403 wrongOrigin (P9), banned (P50)',
      '409 emailTaken (P12)',
      '413 tooLong (P2)',
      '429 tooFast (P7)',
      '500 failed (P19)',
    ]);
    expect(said(paths['/api/openapi.json'].get)).toEqual([
      '200 Done',
      '429 tooFast (P7)',
      '500 failed (P19)',
    ]);
  });

  it('names the licence, and the server by its own address', async () => {
    const { info, servers } = (await server.app.inject('/api/openapi.json')).json<Document>();
    expect(info.license).toEqual({ name: 'MIT', identifier: 'MIT' });
    expect(servers).toEqual([{ url: '/', description: 'This server' }]);
  });

  it('puts schemas into JSON Schema', () => {
    const schema = v.strictObject({
      name: v.pipe(v.string(), v.minLength(1), v.maxLength(9), v.regex(/^x/)),
      count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      kind: v.nullable(v.picklist(['a', 'b'])),
      list: v.array(v.union([v.literal('x'), v.boolean()])),
    });
    expect(jsonSchema(schema)).toEqual({
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 9, pattern: '^x' },
        count: { type: 'integer', minimum: 0 },
        kind: { anyOf: [{ enum: ['a', 'b'] }, { type: 'null' }] },
        list: { type: 'array', items: { anyOf: [{ const: 'x' }, { type: 'boolean' }] } },
      },
      required: ['name', 'kind', 'list'],
      additionalProperties: false,
    });
    expect(() => jsonSchema(v.date())).toThrow('no JSON Schema for date');
  });

  it('keeps what has a title once, under its name', () => {
    const named = {};
    const seat = v.pipe(v.strictObject({ seat: v.number() }), v.title('Seat'));
    const schema = v.pipe(v.array(seat), v.minLength(1), v.maxLength(4));
    const items = { $ref: '#/components/schemas/Seat' };
    expect(jsonSchema(schema, named)).toEqual({ type: 'array', items, minItems: 1, maxItems: 4 });
    expect(Object.keys(named)).toEqual(['Seat']);
  });

  it('is true of what is answered', async () => {
    const ann = await guest(server, 'Ann');
    const table = await openedBy(ann);
    const { paths, components } = (await server.app.inject('/api/openapi.json')).json();
    const answers = {
      '/api/me': '/api/me',
      '/api/lobby': '/api/lobby',
      '/api/me/tables': '/api/me/tables',
      '/api/tables/{id}': `/api/tables/${table}`,
    };
    for (const [path, url] of Object.entries(answers)) {
      const { schema } = paths[path].get.responses[200].content['application/json'];
      const answer = (await ann.get(url)).json();
      expect(Object.keys(answer).sort()).toEqual(schema.required.toSorted());
    }
    expect(Object.keys((await ann.get(`/api/tables/${table}`)).json().table).sort()).toEqual(
      components.schemas.TableRow.required.toSorted(),
    );
  });
});

/** Routes out of Fastify's tree, whose lines are indented by four characters a level. */
function routesIn(tree: string): string[] {
  const open: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const found = /^([│ ]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line);
    if (!found) return [];
    const [, indent = '', part = '', methods = ''] = found;
    open.length = indent.length / 4;
    open.push(part);
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD')
      .map((method) => `${method} ${open.join('')}`);
  });
}
