import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementsOf } from './html.mjs';
import { filesIn } from './paths.mjs';

/*
 * What a page may load and run (Content Security Policy, level 3), written into the page itself, because a
 * plain host sends no headers of ours. Scripts run if they are files of the site, or stand in the page and have a
 * hash in its policy: a script that somebody else brings in has none. A page cannot say in this way who may
 * frame it: see docs/hosting.md.
 */

/** Scripts of these types are data: nothing runs them. */
const DATA = /^application\/(ld\+)?json$/;

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of a page. Styles may stand in a page, because Svelte and the drawings write them there. */
function policyOf(html) {
  const elements = elementsOf(html);
  const inline = elements.filter(
    ({ name, attributes: { src, type = '' } }) =>
      name === 'script' && src === undefined && !DATA.test(type),
  );
  for (const { name, attributes } of elements) {
    const handler = Object.keys(attributes).find((each) => each.startsWith('on'));
    if (handler) throw new Error(`<${name} ${handler}> is a script that a policy cannot allow.`);
  }
  const hashes = [...new Set(inline.map(({ text }) => hashOf(text)))];
  return [
    "default-src 'self'",
    // The search compiles WebAssembly.
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';');
}

const CHARSET = /<head>\s*<meta charset="utf-8"\s*\/?>/i;

/** The page with its policy before all that loads anything; the character set must be among the first bytes. */
export function withPolicy(html) {
  if (!CHARSET.test(html)) throw new Error('A page does not begin with its character set.');
  const meta = `<meta http-equiv="content-security-policy" content="${policyOf(html)}">`;
  return html.replace(CHARSET, (head) => head + meta);
}

/**
 * Writes its policy into every page of a built site, and into that of the packages for learning platforms.
 * A step that changes pages comes before this one, and one that lists the files by their content after it.
 */
export function addPolicies(dir) {
  const pages = filesIn(dir).filter((path) => path.endsWith('.html'));
  for (const path of pages.map((page) => join(dir, page))) {
    writeFileSync(path, withPolicy(readFileSync(path, 'utf8')));
  }
  const player = join(dir, 'scorm', 'player.json');
  const { page, ...rest } = JSON.parse(readFileSync(player, 'utf8'));
  writeFileSync(player, `${JSON.stringify({ page: withPolicy(page), ...rest })}\n`);
}
