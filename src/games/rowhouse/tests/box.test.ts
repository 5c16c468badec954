import { join } from 'node:path';
import { boxTests } from '../../../box/testing/boxTests.ts';
import { kit, sheet } from '../box/index.ts';
import { rowhouse } from '../index.ts';

boxTests(rowhouse, kit, sheet, join(import.meta.dirname, '..'));
