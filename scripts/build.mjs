import { build } from './lib/build.mjs';
import { ensureInstalled, main } from './lib/install.mjs';

/** `npm run build`: the site into dist, for the address in SITE and BASE_PATH. */
await main(async () => {
  await ensureInstalled();
  return (await build(undefined, { show: true, args: process.argv.slice(2) })).code;
});
