import { expect, test, type Page } from '@playwright/test';
import { bookmarkStore } from '../../src/components/platform/bookmark.ts';
import { progressMessages } from '#language/progress/messages';
import { HOME, complaintsOf, expectFocus, shell } from './pages.ts';

const LIST = './lessons/';
const FOLK = './lessons/folk/';

const line = (page: Page) => page.locator('[data-go-on]');
const goOn = (lesson: number, part: string) =>
  shell.goOn.replace('{lesson}', String(lesson)).replace('{part}', part);

/** The number of a lesson, as a list of lessons says it. */
async function numberOf(page: Page, path: string): Promise<number> {
  const name = path.replace(/^\.\/|\/$/g, '');
  return Number(await page.locator(`a[data-lesson="${name}"]`).getAttribute('data-number'));
}

/** Reads as far as the second heading of a lesson; gives that heading. */
async function readTo(page: Page, path: string): Promise<{ id: string; text: string }> {
  await page.goto(path);
  const heading = page.locator('.nb-content h2[id]').nth(1);
  await heading.evaluate((each) => each.scrollIntoView({ behavior: 'instant' }));
  const id = (await heading.getAttribute('id')) ?? '';
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), bookmarkStore.key))
    .toContain(`"${id}"`);
  return { id, text: (await heading.innerText()).trim() };
}

/** Reads a lesson to its end. */
async function readOut(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const heading of await page.locator('.nb-content h2[id]').all()) {
    await heading.evaluate((each) => each.scrollIntoView({ behavior: 'instant' }));
    // One that went by between two frames was not seen.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.locator('.nb-more').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), bookmarkStore.key))
    .toMatch(/"at":\{"lesson":"[^"]*"\},"ended":\["/);
}

test('whoever comes back finds the way to the last heading @both @deep', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL);
  for (const path of [HOME, LIST]) {
    await page.goto(path);
    await expect(line(page)).toBeHidden();
  }
  const { id, text } = await readTo(page, FOLK);
  for (const path of [HOME, LIST]) {
    await page.goto(path);
    await expect(line(page).getByRole('link')).toHaveText(goOn(await numberOf(page, FOLK), text));
  }
  await line(page).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/lessons/folk/#${id}$`));
  await expect(page.locator(`#${id}`)).toBeInViewport();
  expect(complaints).toEqual([]);
});

test('a lesson that was read to its end is marked, and the next one is offered', async ({
  page,
}) => {
  await readOut(page, FOLK);
  for (const path of [HOME, LIST]) {
    await page.goto(path);
    const number = await numberOf(page, FOLK);
    await expect(line(page).getByRole('link')).toHaveText(
      new RegExp(`^Go on: lesson ${number + 1}, \\w`),
    );
    await expect(page.locator('a[data-lesson]', { hasText: shell.ended })).toHaveAttribute(
      'data-number',
      String(number),
    );
  }
});

test('a jump to the end of a lesson is no reading of it @deep', async ({ page }) => {
  await page.goto(FOLK);
  await page.locator('.nb-content h2[id]').first().waitFor();
  await page.keyboard.press('End');
  await expect(page.locator('.nb-more')).toBeInViewport();
  await page.goto(LIST);
  await expect(page.locator('a[data-lesson]', { hasText: shell.ended })).toHaveCount(0);
});

test('it can be forgotten, by keyboard, and nothing is left @deep', async ({ page }) => {
  await readOut(page, FOLK);
  await page.goto(LIST);
  await page.getByRole('button', { name: shell.forget }).press('Enter');
  await expect(line(page)).toHaveText(shell.forgotten);
  await expectFocus(page, 'forgetting');
  await expect(page.locator('.nb-ended')).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), bookmarkStore.key)).toBeNull();
  await page.goto(HOME);
  await expect(line(page)).toBeHidden();
});

test('what cannot be read is no harm @deep', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL);
  await page.goto(LIST);
  for (const text of ['{', '{"v":1,"at":{"lesson":"lessons/none"},"ended":["<b>"]}']) {
    await page.evaluate(([key, bad]) => localStorage.setItem(key, bad), [
      bookmarkStore.key,
      text,
    ] as const);
    await page.reload();
    await expect(page.locator('.nb-ended')).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});

test('the contents and the cards say which lesson has which number, and how long it takes @deep', async ({
  page,
}) => {
  await page.goto(LIST);
  const cards = await page.locator('.nb-lessons a').all();
  for (const [at, card] of cards.entries()) {
    await expect(card).toHaveAttribute('data-number', String(at + 1));
    await expect(card).toContainText(/\d+ min to read, \d+ to do/);
    const title = (await card.getAttribute('data-title')) ?? '';
    const link = page.locator('#nb-contents a', { hasText: title }).first();
    await expect(link.locator('b')).toHaveText(String(at + 1));
  }
  expect(cards.length).toBeGreaterThan(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no line, and no empty link @deep', async ({ page }) => {
    for (const path of [HOME, LIST]) {
      await page.goto(path);
      await expect(line(page)).toBeHidden();
    }
  });
});

test('the notebook goes on where the reader was, and shows what was read and not what was not @deep', async ({
  page,
}) => {
  const way = page.locator('.on .nb-btn');
  await page.goto('./progress/');
  await expect(way).toHaveText(progressMessages.begin);
  await expect(page.locator('.nb-content ol li.done')).toHaveCount(0);
  await readOut(page, FOLK);
  await page.goto('./progress/');
  await expect(way).toHaveText(progressMessages.goOn);
  const done = page.locator('.nb-content ol li.done');
  await expect(done).toHaveCount(1);
  await expect(done).toContainText(progressMessages.read);
  await expect(page.locator('.nb-content ol li.here .number')).toHaveText('2');
  await way.click();
  await expect(page).toHaveURL(/\/lessons\/fin\/$/);
});
