/** The JSON schema that belongs beside a box file. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type { BoxKit } from '../check.ts';

export function schemaText({ schema }: Pick<BoxKit, 'schema'>): string {
  return `${JSON.stringify(toJsonSchema(schema), null, 2)}\n`;
}
