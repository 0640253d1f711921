import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './children.mjs';
import { modernNode } from './install.mjs';
import { addLicences, startList } from './licences.mjs';
import { binOf, cache, filesIn, root } from './paths.mjs';

const PAGE = 'index.html';

/**
 * Builds the player of SCORM packages into `<dist>/scorm`, with addresses that work in any folder. Its HTML is
 * stored in `player.json`, beside the list of its files, because it belongs into packages and is not a page
 * of the site.
 */
export async function buildPlayer(dist, env) {
  const out = join(dist, 'scorm');
  const args = ['build', '--config', join(root, 'scripts/lib/playerVite.mjs'), '--outDir', out];
  const list = join(cache, 'bundled-player');
  const noted = { ...env, ...startList(list) };
  const result = await run(modernNode(), [binOf('vite'), ...args], { env: noted });
  if (result.code !== 0) return result;
  addLicences(out, list);
  const files = filesIn(out).filter((path) => path !== PAGE);
  const page = readFileSync(join(out, PAGE), 'utf8');
  rmSync(join(out, PAGE));
  writeFileSync(join(out, 'player.json'), `${JSON.stringify({ page, files })}\n`);
  return result;
}
