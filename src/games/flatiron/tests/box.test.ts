import { join } from 'node:path';
import { boxTests } from '../../../box/testing/boxTests.ts';
import { kit, sheet } from '../box/index.ts';
import { flatiron } from '../index.ts';

boxTests(flatiron, kit, sheet, join(import.meta.dirname, '..'));
