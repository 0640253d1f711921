import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';
import { pack } from '../../../src/components/classroom/packing.ts';
import { KINDS, makeAssignment, seededRng, type TaskQuestion } from '../../../src/engine/index.ts';
import * as inPage from '../inPage.ts';
import type { Interaction } from './interaction.ts';

const SOURCES = join(root, 'src', 'content', 'docs');

/** Every page of the site, by its address; a new page is there by itself. */
const PAGES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.mdx?$/.test(path))
  .map((path) => `./${path.replace(/(^|\/)index\.mdx?$/, '$1').replace(/\.mdx?$/, '/')}`)
  .map((path) => path.replace('404/', '404.html'))
  .sort();

/** One task of each kind, for the pages that show little without any. */
const ONE_OF_EACH = makeAssignment({
  title: 'One of each',
  order: 'given',
  tasks: Object.values(KINDS).map((kind) => ({
    question: { kind: kind.id, params: kind.generate(seededRng(3), 1) } as TaskQuestion,
    text: 'Look *closely*.',
    points: 2,
    hints: 1,
    attempts: 3,
    feedback: 'at-once',
  })),
});
const CODE = await pack(ONE_OF_EACH);
const WITH_TASKS = ['do', 'teach', 'teach/paper', 'teach/grade'].map((page) => ({
  name: `./${page}/ with a task of each kind`,
  address: `./${page}/#a=${CODE}`,
}));

/** A window as narrow as every engine allows: WebKit's does not get narrower. */
const NARROW = { width: 450, height: 800 };

/** Everything that can be pressed is pressed once, every slider moved, every board given keys. */
export const EVERY_PAGE: readonly Interaction[] = [
  ...PAGES.map((address) => ({ name: address, address })),
  ...WITH_TASKS,
].map(({ name, address }) => ({
  name: `every control of ${name}`,
  async run(page, met) {
    await page.open(address);
    await page.run(inPage.wake);
    await page.press('Tab', 'Tab', 'Tab');
    await page.expect('the focus', () => page.run(inPage.hasFocus), true);
    const hasControls = async () => (await page.run(inPage.controls)).length > 0;
    if (address.includes('#')) await page.expect('something to use', hasControls, true);
    const known = [...met];
    let using = await page.run(inPage.useControls, known);
    while (!using.isDone) using = await page.run(inPage.useControls, known);
    for (const kind of using.kinds) met.add(kind);
    await page.expect('what sticks out', () => page.run(inPage.sticksOut), 0);
    await page.driver.resize(NARROW.width, NARROW.height);
    await page.expect('what sticks out', () => page.run(inPage.sticksOut), 0);
  },
}));
