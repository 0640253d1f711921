import { expect, test, type Page } from '@playwright/test';
import { siteMessages } from '#language/site/messages';
import { pageErrors } from './support.ts';
import { deep } from '../deep.ts';

const { strangeLink, closeNotice } = siteMessages;
/** What is said of the whole page. */
const notice = (page: Page) => page.locator('.nb-notice > p');

/** The last of them is on the page that the test goes on with. */
const STRANGE = [
  ...deep([], ['./play/#%E0%A4%A', './arena/#figure=3', './lessons/learning/#learner=AAAA']),
  ...deep([], ['./lessons/count/#fig=forms&board=XXXXXXXXX', './map/#ends=1']),
  ...['./play/#foo=bar', './do/#or=2', './about/#a=b', './lessons/minimax/#fig=nope'],
  `./lessons/minimax/#fig=constructor&step=${'9'.repeat(700)}`,
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
