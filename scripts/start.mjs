import { join } from 'node:path';
import { build, isBuilt } from './lib/build.mjs';
import { run } from './lib/children.mjs';
import { Sentence, ensureInstalled, main, modernNode } from './lib/install.mjs';
import { binOf, root } from './lib/paths.mjs';
import { basePath, serve } from './lib/serve.mjs';

/**
 * `npm start`: installs what is missing, builds what has changed, serves the site and prints its address. `npm run build`
 * only builds, into dist, for the address in SITE and BASE_PATH; `npm run dev` serves the site for authors, and rebuilds it
 * at every save.
 */
await main(async () => {
  const [command, ...args] = process.argv.slice(2);
  await ensureInstalled();
  if (command === 'build') return (await build(undefined, { show: true, args })).code;
  if (command === 'dev') {
    return (await run(modernNode(), [binOf('astro'), 'dev', ...args], { show: true })).code;
  }
  const port = Number(process.env.PORT || 4321);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Sentence(`PORT is "${process.env.PORT}", which is not a port number.`);
  }
  if (!isBuilt()) {
    console.log('Building the site …');
    const { code, output } = await build();
    if (code !== 0) {
      process.stderr.write(output);
      throw new Sentence('The site could not be built: see above.');
    }
  }
  const host = process.env.HOST || undefined;
  const { address } = await serve({ dir: join(root, 'dist'), base: basePath(), port, host });
  console.log(`Noughtbook is open at ${address} (end with Ctrl-C).`);
});
