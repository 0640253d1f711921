import { join, resolve } from 'node:path';
import { cache, root } from './paths.mjs';
import { basePath } from './serve.mjs';

/** The address for which the tests build the site. Below a sub-path, an address that forgets it leads nowhere. */
export const SUB_PATH = { SITE: 'https://example.org', BASE_PATH: '/notes' };

const { E2E_DIST: named, SITE_LANGUAGE = '' } = process.env;

/** The build that the tests look at, in the language that is asked for. */
export const TEST_BUILD = {
  dir: join(cache, SITE_LANGUAGE || 'site'),
  address: { ...SUB_PATH, SITE_LANGUAGE },
};

/** The site that the tests look at: their own build, or the one in `E2E_DIST`, built for `BASE_PATH`. */
export const testSite = named
  ? { dir: resolve(root, named), base: basePath() }
  : { dir: TEST_BUILD.dir, base: basePath(SUB_PATH.BASE_PATH) };
