import { fileURLToPath } from 'node:url';
import { addPolicies } from './contentPolicy.mjs';
import { prepareFirstIslands } from './firstIsland.mjs';
import { addLicences } from './licences.mjs';
import { buildPlayer } from './player.mjs';
import { addServiceWorker } from './precache.mjs';
import { basePath } from './serve.mjs';
import { shareStyles } from './sharedStyles.mjs';

/** For Astro: what is done with the pages once they are built, and what is put beside them. */
export const afterBuild = {
  name: 'after-build',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const dist = fileURLToPath(dir);
      addLicences(dist);
      await buildPlayer(dist);
      shareStyles(dist, basePath());
      await prepareFirstIslands(dist, basePath());
      await addPolicies(dist, basePath());
      // It lists the files by their content, so it comes last.
      await addServiceWorker(dist);
    },
  },
};
