import { main } from './lib/install.mjs';
import { addServiceWorker } from './lib/precache.mjs';
import { basePath } from './lib/serve.mjs';

/** The last step of a build: the service worker for the site in the folder that is named, built for BASE_PATH. */
await main(async () => {
  const [dir] = process.argv.slice(2);
  await addServiceWorker(dir, basePath());
  return 0;
});
