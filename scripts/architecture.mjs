/** Draws docs/architecture.svg from the imports of the sources: `node scripts/architecture.mjs`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawArchitecture } from './lib/architecture.mjs';
import { root } from './lib/paths.mjs';

writeFileSync(join(root, 'docs/architecture.svg'), drawArchitecture());
