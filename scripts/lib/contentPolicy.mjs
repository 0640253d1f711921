import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changePages, elementsOf } from './html.mjs';
import { filesIn, root } from './paths.mjs';
import { weigh } from './weight.mjs';

/*
 * What a page may load and run (Content Security Policy, level 3), written into the page itself, because a
 * plain host sends no headers of ours. Scripts run if they are files of the site, or stand in the page and have a
 * hash in its policy: a script that somebody else brings in has none. A page cannot say in this way who may
 * frame it: see docs/hosting.md.
 */

/** Scripts of these types are data: nothing runs them. */
const DATA = /^application\/(ld\+)?json$/;

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The frame in which learners' programs run (docs/hosting.md). It has a policy of its own, and that of its page holds there as
 * well, so a page that opens it has to allow what is in it: one script, and a worker that the page has put together.
 */
const FRAME = readFileSync(join(root, 'src/components/sandbox/frame.html'), 'utf8');
const FRAME_HASH = hashOf(elementsOf(FRAME).find(({ name }) => name === 'script').text);

/** The policy of a page. Styles may stand in a page, because Svelte and the drawings write them there. */
function policyOf(html, hasFrame) {
  const elements = elementsOf(html);
  const inline = elements.filter(
    ({ name, attributes: { src, type = '' } }) =>
      name === 'script' && src === undefined && !DATA.test(type),
  );
  for (const { name, attributes } of elements) {
    const handler = Object.keys(attributes).find((each) => each.startsWith('on'));
    if (handler) throw new Error(`<${name} ${handler}> is a script that a policy cannot allow.`);
  }
  const own = hasFrame ? [FRAME_HASH] : [];
  const hashes = [...new Set([...inline.map(({ text }) => hashOf(text)), ...own])];
  return [
    "default-src 'self'",
    // The search compiles WebAssembly.
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashes].join(' '),
    ...(hasFrame ? ["worker-src 'self' blob:"] : []),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';');
}

const CHARSET = /<head>\s*<meta charset="utf-8"\s*\/?>/i;

/** The page with its policy before all that loads anything; the character set must be among the first bytes. */
export function withPolicy(html, hasFrame = false) {
  if (!CHARSET.test(html)) throw new Error('A page does not begin with its character set.');
  const meta = `<meta http-equiv="content-security-policy" content="${policyOf(html, hasFrame)}">`;
  return html.replace(CHARSET, (head) => head + meta);
}

/**
 * Writes its policy into every page of a built site, and into that of the packages for learning platforms.
 * A step that changes pages comes before this one, and one that lists the files by their content after it.
 */
export async function addPolicies(dir, base) {
  const holdsFrame = (path) => `${readFileSync(join(dir, path))}`.includes(FRAME_HASH.slice(1, -1));
  const holders = filesIn(dir).filter((path) => path.endsWith('.js') && holdsFrame(path));
  await changePages(dir, async (html, page) => {
    const { all } = await weigh(dir, page, base);
    const hasFrame = holders.some((path) => all.includes(path));
    return withPolicy(html, hasFrame);
  });
  const player = join(dir, 'scorm', 'player.json');
  const { page, ...rest } = JSON.parse(readFileSync(player, 'utf8'));
  writeFileSync(player, `${JSON.stringify({ page: withPolicy(page, true), ...rest })}\n`);
}
