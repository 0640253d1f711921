import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../scripts/lib/serve.mjs';
import { testSite } from '../../scripts/lib/testSite.mjs';

/** Serves the built site while the browser tests run, in the runner's own process. */
export default async function server(): Promise<() => Promise<void>> {
  const { dir, base } = testSite;
  if (!existsSync(join(dir, 'index.html'))) throw new Error(`There is no built site in ${dir}.`);
  const { close } = await serve({ dir, base, port: Number(process.env['E2E_PORT']) });
  return async () => {
    await close();
  };
}
