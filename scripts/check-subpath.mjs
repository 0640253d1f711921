import { resolve } from 'node:path';
import { main } from './lib/install.mjs';
import { SUB_PATH, checkSubPath } from './lib/subpath.mjs';

/** Looks at every address in a site that was built with `SUB_PATH` in the environment. */
await main(() => {
  const { checked, wrong } = checkSubPath(resolve(process.argv[2] ?? '.cache/sub-path'));
  for (const sentence of wrong) console.log(sentence);
  console.log(
    `${checked} addresses looked at below ${SUB_PATH.BASE_PATH}/, ${wrong.length} wrong.`,
  );
  return checked > 0 && wrong.length === 0 ? 0 : 1;
});
