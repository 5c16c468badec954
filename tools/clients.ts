/** Writes the types of the TypeScript client anew from the OpenAPI document: `npx tsx tools/clients.ts`. */
import { writeFileSync } from 'node:fs';
import { openTestServer } from '../src/server/http/tests/testServer.ts';
import { clientTypes, TYPES } from './clients/types.ts';

const server = await openTestServer();
writeFileSync(TYPES, clientTypes((await server.app.inject('/api/openapi.json')).json()));
await server.close();
