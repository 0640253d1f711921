import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { build, isBuilt } from './lib/build.mjs';
import { run } from './lib/children.mjs';
import { ensureInstalled, main, modernNode } from './lib/install.mjs';
import { binOf, cache } from './lib/paths.mjs';
import { SUB_PATH } from './lib/testSite.mjs';

/**
 * `npm run test:language`: builds the site in the pseudo-language and looks at every page on a phone. It
 * takes two minutes, so it is not part of `npm test`.
 */
const address = { ...SUB_PATH, SITE_LANGUAGE: 'en-XA' };
const site = { dir: join(cache, 'en-XA'), address };

await main(async () => {
  await ensureInstalled();
  await ensureBrowser();
  const built = isBuilt(site) ? { code: 0 } : await build(site);
  if (built.code !== 0) {
    console.log(built.output);
    return built.code;
  }
  const args = [binOf('@playwright/test', 'playwright'), 'test', ...process.argv.slice(2)];
  const env = { ...address, E2E_DIST: site.dir };
  return (await run(modernNode(), args, { show: true, env })).code;
});
