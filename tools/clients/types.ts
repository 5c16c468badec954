/** TypeScript for a client, written from the OpenAPI document. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** What is used of JSON Schema here; `jsonSchema.ts` writes no more. */
interface Schema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly type?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | false;
  readonly description?: string;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
}

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: Schema } };
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: { readonly 200: Content };
}

/** What is used of the document. */
export interface OpenapiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** An object without fields. */
const NOTHING = 'Readonly<Record<string, never>>';

/** Where the types are kept. */
export const TYPES = join('clients', 'typescript', 'api.ts');

/** The whole file, formatted as the rest of the repository. */
export function clientTypes({ paths, components }: OpenapiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return formatted(`/** The routes of the API and their types. Written by \`npx tsx tools/clients.ts\` from the OpenAPI document; do not edit. */

${Object.entries(components.schemas)
  .map(([name, schema]) => `export type ${name} = ${typeOf(schema)};\n`)
  .join('\n')}
/** By operationId: what is asked and what comes back. */
export interface Operations {
${operations.map(({ operation }) => entryOf(operation)).join('\n')}
}

/** By operationId: method and address. */
export const ROUTES = {
${operations.map(({ method, path, operation }) => `${operation.operationId}: '${method.toUpperCase()} ${path}',`).join('\n')}
} as const satisfies Readonly<Record<keyof Operations, string>>;
`);
}

function entryOf({ operationId, summary, parameters = [], requestBody, responses }: Operation): string {
  const inPlace = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place);
  const params = inPlace('path');
  const query = inPlace('query');
  const input = [
    ...(params.length > 0 ? [`readonly params: ${fieldsOf(params)}`] : []),
    ...(query.length > 0 ? [`readonly query?: ${fieldsOf(query)}`] : []),
    ...(requestBody ? [`readonly body: ${typeOf(schemaOf(requestBody))}`] : []),
  ];
  return `/** ${summary} */
readonly ${operationId}: {
  readonly input: ${input.length > 0 ? `{ ${input.join('; ')} }` : NOTHING};
  readonly answer: ${typeOf(schemaOf(responses[200]))};
};`;
}

function schemaOf({ content }: Content): Schema {
  return content['application/json'].schema;
}

function fieldsOf(parameters: readonly Parameter[]): string {
  return `{ ${parameters.map(({ name, required, schema }) => fieldOf(name, required, schema)).join('; ')} }`;
}

function fieldOf(name: string, isRequired: boolean, schema: Schema): string {
  const comment = schema.description === undefined ? '' : `\n/** ${schema.description}. */\n`;
  return `${comment}readonly ${/^\w+$/.test(name) ? name : `'${name}'`}${isRequired ? '' : '?'}: ${typeOf(schema)}`;
}

function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  switch (schema.type) {
    case 'integer':
      return 'number';
    case 'array':
      return `readonly (${typeOf(schema.items ?? {})})[]`;
    case 'object':
      return objectType(schema);
    case undefined:
      return 'unknown';
    default:
      return schema.type;
  }
}

function objectType({ properties, required = [], additionalProperties }: Schema): string {
  if (additionalProperties) return `Readonly<Record<string, ${typeOf(additionalProperties)}>>`;
  const fields = Object.entries(properties ?? {});
  if (fields.length === 0) return NOTHING;
  return `{ ${fields.map(([name, schema]) => fieldOf(name, required.includes(name), schema)).join('; ')} }`;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

function formatted(input: string): string {
  const biome = join('node_modules', '.bin', 'biome');
  const { stdout, stderr } = spawnSync(biome, ['check', '--write', `--stdin-file-path=${TYPES}`], {
    input,
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return stdout;
}
