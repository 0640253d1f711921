import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  ASSIGNMENT_LIMITS,
  makeAssignment,
  parseAssignment,
  type KindId,
} from '../../src/engine/index.ts';
import { draftStore } from '../../src/components/classroom/workshop/draftStore.ts';
import { codeIn } from '../../src/components/classroom/handOut.ts';
import { pack, unpack } from '../../src/components/classroom/packing.ts';
import { workbenchMessages as bench } from '#language/classroom/workshop/messages';
import { workshopMessages as words } from '#language/classroom/workshop/start';
import { axeFindings } from './checks/axe.ts';
import { PHONE, complaintsOf, holdStore, openPage, settled } from './pages.ts';

const TEACH = './teach/';
const region = (page: Page): Locator => page.getByRole('region', { name: words.region });
const button = (page: Page, name: string) =>
  region(page).getByRole('button', { name, exact: true });
const tasks = (page: Page) => region(page).getByRole('list', { name: bench.list.heading });
const names = (page: Page) => tasks(page).locator('.what > span');
const kind = (page: Page, id: KindId) => region(page).locator(`[data-kind="${id}"]`);
/** The kinds of five in a row are folded. */
const unfoldLarge = (page: Page) =>
  region(page).locator('summary', { hasText: bench.kinds.groups.lines }).click();
const heading = (page: Page, name: string) => region(page).getByRole('heading', { name });
const board = (page: Page) => region(page).getByRole('grid', { name: /that you edit/ });

/** What the link on the screen holds. */
async function handedOut(page: Page) {
  const link = region(page).getByRole('textbox', { name: bench.out.link, exact: true });
  await expect(link).toHaveValue(/#a=1\./);
  const text = await unpack(codeIn(await link.inputValue()) ?? '');
  const read = text.ok ? parseAssignment(text.value) : undefined;
  if (!read?.ok) throw new Error('the link cannot be read');
  return read.value;
}

test('from nothing to a link: a kind, a board of one’s own, and out', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL);
  await openPage(page, TEACH);
  await button(page, words.fresh).click();
  await expect(heading(page, bench.kinds.heading)).toBeFocused();
  // Every kind is seen before it is read; of the one without a board an interval is drawn.
  const unseen = region(page).locator('[data-kind]:not(:has(svg path, svg rect))');
  await expect(unseen).toHaveCount(1);
  await expect(unseen).toHaveAttribute('data-kind', 'match-result');
  await kind(page, 'best-move').click();
  await expect(region(page).getByText(bench.preview.key)).toBeVisible();
  // A board of one's own by keys: at first it is none that can be asked, and nothing is lost.
  await button(page, bench.fields.clear).click();
  await board(page).locator('[data-cell="0"]').focus();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('x');
  await expect(region(page).getByText(bench.edit.cannot)).toBeVisible();
  await expect(tasks(page)).toContainText(bench.list.wrong);
  for (const cell of [3, 4]) {
    await board(page).locator(`[data-cell="${cell}"]`).focus();
    await page.keyboard.press('o');
  }
  await expect(region(page).getByText(bench.edit.cannot)).toBeHidden();
  // That it is mended is said, for whoever does not see the board.
  await expect(region(page).getByText(bench.edit.canAgain)).toBeAttached();
  const points = region(page).getByLabel(bench.edit.points);
  await points.fill('1.5');
  await points.blur();
  await expect(
    region(page).getByText(bench.edit.pointsRange(ASSIGNMENT_LIMITS.points, 1)),
  ).toBeVisible();
  await expect(points).toHaveValue('1');
  await region(page).getByLabel(bench.edit.text).fill('Look twice.');
  await expect(region(page).locator('.teacher-text')).toHaveText('Look twice.');
  // The title isn't stored yet when the page is back at the list.
  const letGo = await holdStore(page, draftStore.key);
  await region(page).getByLabel(bench.title).fill('Вилки');
  // Some click everything twice.
  await button(page, bench.handOut).dblclick();
  expect(await handedOut(page)).toMatchObject({
    title: 'Вилки',
    tasks: [{ text: 'Look twice.', question: { kind: 'best-move' } }],
  });
  await expect(region(page).getByRole('img', { name: bench.out.qrLabel })).toBeVisible();
  // A copy becomes the second level; link and QR code hold both.
  await page.goBack();
  await page.goBack();
  await expect(button(page, words.fresh)).toBeVisible();
  await letGo();
  await button(page, words.copyDraft('Вилки')).click();
  await expect(region(page).getByLabel(bench.title)).toHaveValue('Вилки (copy)');
  await button(page, bench.handOut).click();
  await region(page).getByLabel(bench.out.levels.other).selectOption('Вилки');
  await expect(region(page).getByText(bench.out.levels.made)).toBeVisible();
  const both = region(page).getByRole('textbox', { name: bench.out.levels.link });
  await expect(both).toHaveValue(/#a=1\.[\w-]+&or=1\.[\w-]+$/);
  await expect(button(page, bench.out.qrLarge)).toBeVisible();
  expect(await axeFindings(page, '.workshop')).toEqual([]);
  // Back goes one screen back, to the tasks and to the list.
  await page.goBack();
  await expect(button(page, bench.handOut)).toBeFocused();
  // From the list Forward leads to both again, and a reload finds the one on top.
  await page.goBack();
  await page.goForward();
  await expect(button(page, bench.handOut)).toBeVisible();
  await page.goForward();
  await page.reload();
  await expect(button(page, bench.out.qrLarge)).toBeVisible();
  await page.goBack();
  await expect(button(page, bench.handOut)).toBeFocused();
  await page.goBack();
  await expect(button(page, words.openDraft('Вилки (copy)'))).toBeVisible();
  await button(page, words.openDraft('Вилки')).click();
  await expect(board(page).locator('[data-cell="1"]')).toHaveAttribute('aria-label', /X/);
  // The only task is deleted, and had back; the focus is never lost.
  await button(page, bench.list.remove(1)).click();
  await expect(heading(page, bench.kinds.heading)).toBeFocused();
  await button(page, bench.undo).click();
  await expect(names(page)).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('a template, its tasks moved, copied, deleted, and all that undone', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  // The harder tasks of a lesson have an address of their own, and are only looked at.
  await openPage(page, `${TEACH}#lesson=constructor`);
  await expect(page.getByText(words.noTemplate)).toBeVisible();
  await openPage(page, `${TEACH}#lesson=folk&level=harder`);
  await expect(region(page).getByLabel(bench.title)).toHaveValue(/\(harder\)$/);
  await openPage(page, TEACH);
  await expect(region(page).locator('details:has-text("to 23") .number').last()).toHaveText('23');
  await region(page).getByRole('link', { name: 'Minimax, in nine calls' }).click();
  await expect(names(page).first()).not.toHaveText('…');
  await expect(names(page).filter({ hasText: '…' })).toHaveCount(0);
  const before = await names(page).allTextContents();
  await button(page, bench.list.down(1)).click();
  await button(page, bench.list.copy(2)).press('Enter');
  await expect(tasks(page).locator('[aria-current]')).toBeFocused();
  await button(page, bench.list.remove(3)).click();
  await expect(tasks(page).locator('[aria-current]')).toBeFocused();
  await button(page, bench.list.remove(3)).click();
  await expect(names(page)).toHaveCount(before.length - 1);
  for (let at = 0; at < 4; at++) await button(page, bench.undo).click();
  await expect(names(page)).toHaveText(before);
  await button(page, bench.list.add).click();
  await unfoldLarge(page);
  await kind(page, 'line-attacks').click();
  await expect(region(page).getByRole('grid', { name: /line that you edit/ })).toBeVisible();
  await expect(region(page).getByText(bench.preview.key)).toBeVisible();
  await settled(page);
  // The preview is seen to its end, and the bar stays.
  await region(page).getByText(bench.preview.key).scrollIntoViewIfNeeded();
  await expect(button(page, bench.handOut)).toBeInViewport({ ratio: 1 });
  expect(await axeFindings(page, '.workbench')).toEqual([]);
});

test('links and stored texts that are broken are said, and nothing is lost', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"v":1,"assign'), draftStore.key);
  const code = await pack(makeAssignment({ title: 'Given', order: 'given', tasks: [] }));
  await openPage(page, `${TEACH}#a=${code.slice(0, -3)}`);
  await expect(region(page).getByText(words.stored({ code: 'unreadable' }))).toBeVisible();
  await expect(region(page).getByRole('alert').filter({ hasText: 'letter' })).toBeVisible();
  await page.setViewportSize(PHONE);
  const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(
    region(page).getByRole('alert').filter({ hasText: 'isn’t a Noughtbook file' }),
  ).toBeVisible();
  await page.getByLabel(words.openLink).fill(code);
  await button(page, words.openIt).click();
  await expect(region(page).getByLabel(bench.title)).toHaveValue('Given');
  await unfoldLarge(page);
  await kind(page, 'cell-weight').click();
  await expect(region(page).getByText(/framed on the board/)).toBeVisible();
  // A full disk is said; what was made is still there, and can be handed out.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await region(page).getByLabel(bench.title).fill('Still here');
  await expect(region(page).getByText(words.stored({ code: 'full' }))).toBeVisible();
  await button(page, bench.panes.preview).click();
  await expect(region(page).getByText(bench.preview.key)).toBeVisible();
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', PHONE.width);
  await button(page, bench.handOut).click();
  expect((await handedOut(page)).title).toBe('Still here');
});
