import { expect, test, type Page } from '@playwright/test';
import fc from 'fast-check';
import { linkedStep } from '../../src/components/platform/linkFields.ts';
import type { AddressProblem } from '../../src/components/platform/problems.ts';
import { openedAddress, requestOf } from '../../src/components/stepper/search/address.ts';
import { recordSearch, stepCount, type SearchRequest } from '../../src/engine/index.ts';
import { siteMessages } from '#language/site/messages';
import { TREE_HOME, openFigure, pageErrors, words } from './support.ts';
import { deep } from '../deep.ts';
import { anyCharacter } from '../anyCharacter.ts';

const { strangeLink, closeNotice, notice: noticeSays } = siteMessages;
/** What is said of the whole page. */
const notice = (page: Page) => page.locator('.nb-notice > p');

test.use({ trace: 'off' });

/** One field of a fragment, more often wrong than right. */
const field = fc
  .tuple(
    fc.constantFrom('step', 'board', 'move', 'computer', 'order', 'seed', 'ties', 'fig', 'x'),
    fc.oneof(
      fc.constantFrom('X', 'O', '0', '-1', '1', '49', '50', '999999999999', '1e9', 'NaN', ''),
      fc.constantFrom('XXXOOO...', 'XXX......', 'O.XX.X.OO', 'X...O...X', 'last', 'random'),
      fc.constantFrom('<img src=x onerror=alert(1)>', '%', '%00', '%E0%A4%A', '__proto__', '🙂'),
      fc.string({ maxLength: 80 }),
      fc.string({ unit: anyCharacter, maxLength: 20 }),
    ),
  )
  .map(([name, value]) => `${name}=${value}`);
const hostile = fc
  .tuple(
    fc.constantFrom('fig=tree', 'fig=tree', 'fig=', 'fig=Tree!', 'fig=tree&fig=nine'),
    fc.array(field, { maxLength: 7 }),
  )
  .map((parts) => `#${parts.flat().join('&')}`);
const MADE = fc.sample(hostile, { seed: 20_261_121, numRuns: deep(12, 32) });
const WRITTEN = ['#fig=tree&step=1&board=' + 'X'.repeat(700), '#fig=tree&board=XXXXXXXXX&step=3'];

/** What must be shown and told of a fragment, on a page that stood at its own first step. */
function wanted(fragment: string): {
  request: SearchRequest;
  step: number;
  problems: readonly AddressProblem[];
} {
  const address = openedAddress(fragment);
  const home = { request: TREE_HOME, step: 0 };
  if (!address) return { ...home, problems: [] };
  if (address.fig !== 'tree') {
    return { ...home, problems: address.problems.filter(({ code }) => code === 'too-long') };
  }
  const { request, problems } = requestOf(address, TREE_HOME);
  const { step, problems: beyond } = linkedStep(
    address,
    stepCount(recordSearch(request).trace) - 1,
  );
  return { request, step, problems: [...problems, ...beyond] };
}

test('no link breaks the tree page: what cannot be used is told, and the figure works @deep', async ({
  page,
}) => {
  const errors = pageErrors(page);
  const figure = await openFigure(page, './tree/', 'tree');
  let told = 0;
  for (const hash of [...MADE, ...WRITTEN]) {
    // A fresh start for each, so that nothing is left over from the link before.
    await page.evaluate(() => (location.hash = '#fig=tree'));
    await figure.expectSearch(TREE_HOME, 0);
    // What arrives is what the browser has made of it.
    const arrived = await page.evaluate((fragment) => {
      location.hash = fragment;
      return location.hash;
    }, hash);
    const { request, step, problems } = wanted(arrived);
    const run = recordSearch(request);
    await figure.expectSearch(request, step);
    if (problems.length > 0) {
      const sentences = words.addressProblems(problems);
      await expect(figure.notices, hash.slice(0, 120)).toContainText(sentences);
      told++;
    } else if (openedAddress(arrived)?.fig !== 'tree') {
      await expect(notice(page), hash.slice(0, 120)).toHaveText(strangeLink);
      told++;
    }
    if (step < stepCount(run.trace) - 1) {
      await figure.slider.press('ArrowRight');
      await figure.expectStep(run, step + 1);
    }
    expect(errors, hash.slice(0, 120)).toEqual([]);
  }
  expect(told).toBeGreaterThan(20);
});

test('a hostile link is survived by a page that opens with it @deep', async ({ page }) => {
  const errors = pageErrors(page);
  for (const hash of [...WRITTEN, ...MADE.slice(0, 6)]) {
    await page.goto('about:blank');
    const figure = await openFigure(page, `./tree/${encodeURI(hash)}`, 'tree');
    // The link may still be on its way: it goes where it leads, whatever was pressed before.
    await expect(async () => {
      await figure.slider.press('Home');
      await expect(figure.sentence).not.toHaveText('');
      await figure.slider.press('ArrowRight');
      expect((await figure.shown()).step).toBeLessThanOrEqual(1);
    }).toPass({ timeout: 10_000 });
    expect(errors, hash.slice(0, 120)).toEqual([]);
  }
});

/** The last of them is on the page that the test goes on with. */
const STRANGE = [
  ...deep([], ['./play/#%E0%A4%A', './arena/#figure=3', './lessons/learning/#learner=AAAA']),
  ...deep([], ['./lessons/count/#fig=forms&board=XXXXXXXXX']),
  ...[
    './play/#foo=bar',
    './play/#fig=nine&step=20&board=XX.OO....',
    './map/#ends=1',
    './do/#or=2',
    './about/#a=b',
    './lessons/minimax/#fig=nope',
  ],
  './lessons/learning/#lab=AAAA',
];
const KNOWN = [
  './play/#x=person',
  ...deep([], ['./map/#side=O', './arena/#first=random']),
  './#main',
];

test('a link that a page does not know is said, on every kind of page', async ({ page }) => {
  const errors = pageErrors(page);
  for (const link of STRANGE) {
    await page.goto('about:blank');
    await page.goto(link);
    await expect(notice(page), link).toHaveText(strangeLink);
  }
  await expect(notice(page)).toHaveRole('alert');
  await page.getByRole('button', { name: closeNotice }).click();
  await expect(notice(page)).toHaveText('');
  // What is understood takes the sentence away; an anchor is not a link of ours.
  await page.evaluate(() => (location.hash = '#lab=BBBB'));
  await expect(notice(page)).toHaveText(strangeLink);
  await page.evaluate(() => (location.hash = '#fig=beads'));
  await expect(notice(page)).toHaveText('');
  for (const link of KNOWN) {
    await page.goto('about:blank');
    await page.goto(link);
    // The notice is here, and has read the link.
    await page.waitForFunction(() => !('early' in document.querySelector('.nb-notice')!));
    await expect(notice(page), link).toHaveText('');
  }
  expect(errors).toEqual([]);
});

test('what is said of a strange link covers nothing, and leaves when the reader goes on @deep', async ({
  page,
}) => {
  await page.goto('./#foo=bar');
  await expect(notice(page)).toHaveText(strangeLink);
  const box = (await page.locator('.nb-notice').boundingBox())!;
  const title = page.locator('h1');
  const place = (await title.boundingBox())!;
  expect(place.y).toBeGreaterThanOrEqual(box.y + box.height);
  await page.getByRole('gridcell').nth(4).click();
  await expect(page.locator('.nb-notice')).toBeHidden();
  expect(await title.boundingBox()).toEqual(place);
  // Far down the page it is seen too.
  await page.evaluate(() => {
    scrollTo(0, 900);
    location.hash = '#bar=foo';
  });
  await expect(page.locator('.nb-notice')).toBeInViewport({ ratio: 1 });
});

test('moves that cannot be in a link are said by the figure they were for @deep', async ({
  page,
}) => {
  await page.goto('./lessons/learning/#fig=beads&moves=00&foo=1');
  const figure = page.locator('figure#beads');
  await expect(figure.locator('.notices')).toContainText(
    words.addressProblems([
      { code: 'bad-field', field: 'moves' },
      { code: 'unknown-parts', names: ['foo'] },
    ]),
  );
});

test('an island whose script does not arrive is said @deep', async ({ page }) => {
  await page.route(/ArenaPair[^/]*\.js/, (route) => route.abort());
  await page.goto('./arena/');
  await page.locator('.pair').first().scrollIntoViewIfNeeded();
  await expect(notice(page)).toHaveText(noticeSays.island);
});
