/** The schemas the routes check with, as JSON Schema. */
import type * as v from 'valibot';

export type Json = { readonly [key: string]: unknown };

/** Schemas with a title, kept once under their name. */
export type Named = Record<string, Json>;

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
  readonly title?: string;
}

/** A schema as JSON Schema, its titled parts by reference; throws at one it does not know, so that none is left out silently. */
export function jsonSchema(schema: v.GenericSchema, named: Named = {}): Json {
  return describe(innerOf(schema), named);
}

/** The parts of an object with whether each is required, for the parameters of an address. */
export function partsOf(schema: v.GenericSchema): { name: string; required: boolean; schema: Json }[] {
  return Object.entries(innerOf(schema).entries ?? {}).map(([name, part]) => ({
    name,
    required: part.type !== 'optional',
    schema: describe(part, {}),
  }));
}

function innerOf(schema: v.GenericSchema): Inner {
  // Every schema is such an object at run time; valibot types only what checking needs.
  return schema as unknown as Inner;
}

function describe(schema: Inner, named: Named): Json {
  const steps = schema.pipe?.slice(1) ?? [];
  const title = steps.find(({ type }) => type === 'title')?.title;
  const whole = () =>
    Object.assign({}, bare(schema, named), ...steps.map((step) => restriction(step, schema, named)));
  if (title === undefined) return whole();
  named[title] ??= whole();
  return { $ref: `#/components/schemas/${title}` };
}

function bare(schema: Inner, named: Named): Json {
  const inside = (inner: Inner | undefined) => describe(part(inner), named);
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
      return { type: 'array', items: inside(schema.item) };
    case 'record':
      return { type: 'object', additionalProperties: inside(schema.value) };
    case 'nullable':
      return { anyOf: [inside(schema.wrapped), { type: 'null' }] };
    case 'optional':
    case 'exact_optional':
      return inside(schema.wrapped);
    case 'union':
    case 'variant':
      // Those of a picklist are values; those of a union are schemas.
      return { anyOf: (schema.options as readonly Inner[]).map(inside) };
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return object(schema, named);
    default:
      throw new Error(`no JSON Schema for ${schema.type}`);
  }
}

function object({ type, entries = {} }: Inner, named: Named): Json {
  const names = Object.keys(entries);
  const required = names.filter((name) => !entries[name]?.type.includes('optional'));
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, describe(part(entries[name]), named)])),
    ...(required.length > 0 && { required }),
    ...(type === 'strict_object' && { additionalProperties: false }),
  };
}

/** What one step of a pipe requires; JSON Schema cannot say what a check in code does. */
function restriction({ requirement, ...step }: Inner, of: Inner, named: Named): Json {
  switch (step.type) {
    case 'min_length':
      return { [of.type === 'array' ? 'minItems' : 'minLength']: requirement };
    case 'max_length':
      return { [of.type === 'array' ? 'maxItems' : 'maxLength']: requirement };
    case 'min_value':
      return { minimum: requirement };
    case 'max_value':
      return { maximum: requirement };
    case 'integer':
    case 'safe_integer':
      return { type: 'integer' };
    case 'regex':
      return requirement instanceof RegExp ? { pattern: requirement.source } : {};
    case 'description':
      return { description: step.description };
    case 'record':
      return bare(step, named);
    default:
      return {};
  }
}

function part(schema: Inner | undefined): Inner {
  if (schema === undefined) throw new Error('a schema lacks a part');
  return schema;
}
