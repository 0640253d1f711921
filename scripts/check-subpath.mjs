import { main } from './lib/install.mjs';
import { checkSubPath } from './lib/subpath.mjs';
import { SUB_PATH, testSite } from './lib/testSite.mjs';

/** Checks every address in a site that was built for `SUB_PATH`. */
await main(() => {
  const { checked, wrong } = checkSubPath(process.argv[2] ?? testSite.dir);
  for (const sentence of wrong) console.log(sentence);
  console.log(
    `${checked} addresses looked at below ${SUB_PATH.BASE_PATH}/, ${wrong.length} wrong.`,
  );
  return checked > 0 && wrong.length === 0 ? 0 : 1;
});
