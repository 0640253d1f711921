import { run } from './lib/children.mjs';
import { ensureInstalled, main, modernNode } from './lib/install.mjs';

/**
 * `npm run test:parts`: every file that a page loads is kept away, one after the other. Whatever is missing
 * must be said within five seconds, and "Try again" must work. What may be written after `--` is in
 * `test/parts/run.ts`.
 */
await main(async () => {
  await ensureInstalled();
  const args = ['test/parts/run.ts', ...process.argv.slice(2)];
  return (await run(modernNode(), args, { show: true })).code;
});
