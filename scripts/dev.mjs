import { run } from './lib/children.mjs';
import { ensureInstalled, main, modernNode } from './lib/install.mjs';
import { binOf } from './lib/paths.mjs';

/** `npm run dev`: serves the site for authors and rebuilds it at every save. */
await main(async () => {
  await ensureInstalled();
  const args = [binOf('astro'), 'dev', ...process.argv.slice(2)];
  return (await run(modernNode(), args, { show: true })).code;
});
