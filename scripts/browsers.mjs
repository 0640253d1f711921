import { run } from './lib/children.mjs';
import { ensureInstalled, main, modernNode } from './lib/install.mjs';

/**
 * `npm run test:browsers`: the interactions of test/browsers in Chromium, Firefox and WebKit, or in
 * those that are named after `--`. Installs what is missing, and builds the site if it has changed.
 */
await main(async () => {
  await ensureInstalled();
  const args = ['test/browsers/run.ts', ...process.argv.slice(2)];
  return (await run(modernNode(), args, { show: true })).code;
});
