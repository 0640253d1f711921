import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test, type Locator } from '@playwright/test';
import { root } from '../../../scripts/lib/paths.mjs';

/** The virtual screen reader, whose one export becomes a name of the page. */
const READER = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
).replace(/export\{[^}]*?([\w$]+) as virtual\};/, 'globalThis.virtualReader=$1;');

interface Reader {
  start(options: { readonly container: Node }): Promise<void>;
  next(): Promise<void>;
  stop(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
}

/** What is heard of a part of the page by someone who reads it from its beginning to its end. */
async function heardIn(part: Locator): Promise<string[]> {
  const page = part.page();
  if (!(await page.evaluate(() => 'virtualReader' in globalThis))) {
    await page.evaluate(`(()=>{${READER}\n})();0`);
  }
  return part.evaluate(async (container) => {
    // The reader takes what is meant for pages without scripts to be on the page.
    for (const unseen of container.querySelectorAll('noscript')) unseen.remove();
    const { virtualReader: reader } = globalThis as unknown as { virtualReader: Reader };
    await reader.start({ container });
    const first = await reader.lastSpokenPhrase();
    // After the last phrase it begins again.
    do await reader.next();
    while ((await reader.lastSpokenPhrase()) !== first);
    const log = await reader.spokenPhraseLog();
    await reader.stop();
    return log.slice(0, -1);
  });
}

/**
 * A part of the page is heard as in `test/gallery/heard-NAME.txt`, which a person has read aloud. After a change
 * that is meant, read it again: `npx playwright test e2e/heard -u` writes it anew.
 */
export async function expectHeard(name: string, part: Locator): Promise<void> {
  const file = join(root, 'test/gallery', `heard-${name}.txt`);
  const text = `${(await heardIn(part)).join('\n')}\n`;
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
}
