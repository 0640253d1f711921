import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { basePath, serve } from '../../scripts/lib/serve.mjs';

/** Serves the built site while the browser tests run, in the runner's own process. */
export default async function server(): Promise<() => Promise<void>> {
  const dir = resolve(root, process.env['E2E_DIST'] ?? 'dist');
  if (!existsSync(join(dir, 'index.html'))) throw new Error(`There is no built site in ${dir}.`);
  const { close } = await serve({ dir, base: basePath(), port: Number(process.env['E2E_PORT']) });
  return async () => {
    await close();
  };
}
