import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as plain, type BrowserContext, type Page } from '@playwright/test';
import { root } from '../../scripts/lib/paths.mjs';
import { serve } from '../../scripts/lib/serve.mjs';
import { testSite } from '../../scripts/lib/testSite.mjs';
import { draftStore } from '../../src/components/classroom/workshop/draftStore.ts';
import { hashOf } from '../../src/components/platform/offline/siteFiles.ts';
import { take, DEFAULT_GAME } from '../../src/components/play/games/smallGame.ts';
import { gradebookMessages as gradebook } from '#language/classroom/gradebook/messages';
import { pupilMessages as pupil } from '#language/classroom/pupil/messages';
import { workbenchMessages as bench } from '#language/classroom/workshop/messages';
import { workshopMessages as workshop } from '#language/classroom/workshop/start';
import { offlineMessages as messages } from '#language/site/offline/messages';
import { updateMessages as update } from '#language/site/offline/messages';
import { deep } from '../deep.ts';
import { openPage, shell } from './pages.ts';
import { PLAY, answered, cell, expectGame } from './playing.ts';

const ABOUT = './about/';
/** A figure of each kind; on a push one of them, for all files are kept in the same way. */
const LESSONS = deep(['minimax'], ['ratings', 'minimax', 'learning', 'five', 'weight']);

/** A server that can be cut off, with files that can be changed. */
interface Fixtures {
  readonly site: { readonly dir: string; readonly address: string; close(): Promise<void> };
  readonly context: BrowserContext;
}
const test = plain.extend<Fixtures>({
  site: async ({}, use) => {
    const dir = mkdtempSync(join(tmpdir(), 'noughtbook-'));
    cpSync(testSite.dir, dir, { recursive: true });
    const server = await serve({ dir, base: testSite.base, port: 0 });
    let isOpen = true;
    const close = async () => {
      if (isOpen) await server.close();
      isOpen = false;
    };
    await use({ dir, address: server.address, close });
    await close();
    rmSync(dir, { recursive: true, force: true });
  },
  context: async ({ browser, site }, use) => {
    const context = await browser.newContext({ baseURL: site.address, serviceWorkers: 'allow' });
    await use(context);
    await context.close();
  },
});

/** Where it is of no account which files are kept: the first ones, and those of the pages that are opened. */
function wantFew({ dir }: Fixtures['site']): void {
  const worker = join(dir, 'sw.js');
  const code = readFileSync(worker, 'utf8');
  const fewer = code.replace(/wanted:\d{3,}/, 'wanted:60');
  expect(fewer).not.toBe(code);
  writeFileSync(worker, fewer);
}

/** Nobody of the other twenty-nine is there to be waited for. */
const atOnce = (page: Page) => page.addInitScript(() => void (Math.random = () => 0));

/** How far the worker has come; `none` where there is none. */
const phase = (page: Page) =>
  page.evaluate(async () => {
    const worker = (await navigator.serviceWorker.getRegistration())?.active;
    if (!worker) return 'none';
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ ask: 'state' }, [port2]);
    return new Promise<string>((resolve) => {
      port1.onmessage = ({ data }) => resolve((data as { phase: string }).phase);
    });
  });
const untilKept = (page: Page) =>
  expect.poll(() => phase(page), { timeout: 40_000 }).toBe('complete');
const caches = (page: Page) => page.evaluate(() => globalThis.caches.keys());

async function stepThrough(page: Page, lesson: string): Promise<void> {
  await openPage(page, `./lessons/${lesson}/`);
  const slider = page.locator('figure.nb-figure input[type=range]').first();
  await slider.press('Home');
  const before = await slider.getAttribute('aria-valuetext');
  await slider.press('ArrowRight');
  await expect(slider).not.toHaveAttribute('aria-valuetext', String(before));
}

/** From the workshop to the gradebook, without a network all the way. */
async function assignment(page: Page): Promise<void> {
  await openPage(page, './teach/');
  const desk = page.getByRole('region', { name: workshop.region });
  await desk.getByRole('button', { name: workshop.fresh, exact: true }).click();
  await desk.locator('[data-kind="count-forms"]').click();
  await desk.getByRole('button', { name: bench.handOut, exact: true }).click();
  const link = desk.getByRole('textbox', { name: bench.out.link, exact: true });
  await expect(link).toHaveValue(/#a=1\./);
  // Nobody leaves sooner than it is kept.
  const shelf = () => page.evaluate((key) => localStorage.getItem(key), draftStore.key);
  await expect.poll(shelf).toContain('count-forms');
  await page.goto(await link.inputValue());
  const part = page.getByRole('region', { name: pupil.region });
  await part.getByLabel(pupil.begin.name).fill('Ёж');
  await page.keyboard.press('Enter');
  await part.getByRole('radio', { name: '1', exact: true }).press('Space');
  await part.locator('.task .actions button').first().press('Enter');
  await part.getByRole('button', { name: pupil.handIn.button, exact: true }).press('Enter');
  await part.locator('summary', { hasText: pupil.result.code }).press('Enter');
  const code = await part.getByLabel(pupil.result.code).inputValue();
  await openPage(page, './teach/grade/');
  await page.getByLabel(gradebook.add.label).fill(code);
  await page.getByRole('button', { name: gradebook.add.read }).click();
  await expect(page.getByRole('grid').locator('tbody tr')).toContainText('Ёж');
}

test('after one visit the notebook works without a network', async ({ context, site }) => {
  const first = await context.newPage();
  await atOnce(first);
  await openPage(first, './lessons/count/');
  await untilKept(first);
  await context.setOffline(true);
  await site.close();
  await first.close();
  const page = await context.newPage();

  for (const lesson of LESSONS) await stepThrough(page, lesson);

  await openPage(page, PLAY);
  await page.keyboard.press('Digit4');
  await expectGame(page, answered(take(DEFAULT_GAME, 4)));

  await assignment(page);

  await page.keyboard.press('Control+k');
  await page.getByLabel(shell.searchField).fill('minimax');
  await page.locator('nb-search ol a').first().click();
  await expect(page.locator('h1')).toHaveCount(1);

  // The slash at the end is added as a host would; the fragment and a query stay.
  await page.goto('./lessons/minimax?from=mail#fig=nine&step=3');
  await expect(page).toHaveURL(/lessons\/minimax\/\?from=mail#fig=nine&step=3$/);
  await expect(page.locator('figure#nine input[type=range]')).toHaveJSProperty('value', '2');

  // What is not kept says so, and what is.
  await page.goto('./no/such/page/');
  await expect(page.locator('nb-kept')).toContainText(messages.kept);
  await page.locator('nb-kept a[href$="/play/"]').click();
  await expect(cell(page, 4)).toBeVisible();

  // A browser may say that there is a network when the site cannot be reached.
  await page.goto('./no/such/page/');
  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true });
    dispatchEvent(new Event('online'));
  });
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

/** A newer version of the site: one page has changed. */
async function publish(dir: string): Promise<void> {
  const file = join(dir, 'about/index.html');
  const worker = join(dir, 'sw.js');
  const page = readFileSync(file, 'utf8').replace(/(<h1[^>]*>)/, '$1Newer: ');
  const hash = await hashOf(Buffer.from(page));
  const code = readFileSync(worker, 'utf8');
  const newer = code
    .replace(/(url:.about\/index\.html.,hash:.)[0-9a-f]{24}/, `$1${hash}`)
    .replace(/(version:.)[0-9a-f]{12}/, '$10123456789ab');
  expect(newer).toContain(hash);
  expect(newer).toContain('0123456789ab');
  writeFileSync(file, page);
  writeFileSync(worker, newer);
}

test('a newer version is offered, and nothing changes before the reader agrees', async ({
  context,
  site,
}) => {
  wantFew(site);
  const page = await context.newPage();
  await atOnce(page);
  await openPage(page, PLAY);
  await untilKept(page);
  const other = await context.newPage();
  await openPage(other, ABOUT);
  await page.keyboard.press('Digit4');
  const match = answered(take(DEFAULT_GAME, 4));
  await expectGame(page, match);
  const isSamePage = (on: Page) => on.evaluate(() => 'stays' in globalThis);
  for (const each of [page, other])
    await each.evaluate(() => Object.assign(globalThis, { stays: 1 }));

  await publish(site.dir);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const offer = page.locator('.nb-update');
  await expect(offer.getByRole('status')).toHaveText(update.ready, { timeout: 30_000 });
  await expectGame(page, match);
  await expect(other.locator('.nb-update')).toBeVisible();

  // Later is later, in this tab.
  await other.getByRole('button', { name: update.later }).press('Enter');
  await expect(other.locator('.nb-update')).toHaveCount(0);
  expect(await isSamePage(other)).toBe(true);
  await expect(other.locator('h1')).not.toContainText('Newer');

  await offer.getByRole('button', { name: update.reload }).press('Enter');
  await expect.poll(() => isSamePage(page).catch(() => true)).toBe(false);
  await expectGame(page, match);
  // The other tab is left alone, and the files of its version stay while it is open.
  expect(await isSamePage(other)).toBe(true);
  expect(await caches(page)).toHaveLength(2);
  await page.goto(ABOUT);
  await expect(page.locator('h1')).toContainText('Newer');
  expect(await caches(page)).toHaveLength(2);
  await other.close();
  await page.reload();
  await expect.poll(() => caches(page)).toHaveLength(1);
});

/** The panel on /about/ of a device that saves data: nothing is fetched before somebody asks for it. */
async function openPanel(context: BrowserContext) {
  const page = await context.newPage();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(ABOUT);
  const panel = page.getByRole('group', { name: messages.region });
  const says = panel.locator('.says');
  const press = (name: string) => panel.getByRole('button', { name }).press('Enter');
  await expect(says).toHaveText(messages.state.saving);
  return { page, panel, says, press };
}

test('a device that saves data is asked; what is missing is said; what is kept can be deleted, and a broken worker taken away', async ({
  context,
  site,
}) => {
  wantFew(site);
  const { page, panel, says, press } = await openPanel(context);
  await expect(panel).toContainText(/\d+(\.\d)? MB to fetch.* \d+(\.\d)? MB on your device/);
  expect(await phase(page)).toBe('none');

  const needed = join(site.dir, 'offline/index.html');
  renameSync(needed, `${needed}.away`);
  await press(messages.keep);
  await expect(says).toHaveText(messages.state.lost);
  await expect(panel.getByRole('button', { name: messages.keep })).toBeFocused();
  renameSync(`${needed}.away`, needed);
  await press(messages.keep);
  await expect(says).toHaveText(messages.state.complete, { timeout: 40_000 });
  await press(messages.delete);
  await expect(says).toHaveText(messages.state.deleted);
  await expect(panel.getByRole('button', { name: messages.keep })).toBeFocused();
  expect(await caches(page)).toEqual([]);
  expect(await phase(page)).toBe('none');
  await page.reload();
  await expect(says).toHaveText(messages.state.off);

  copyFileSync(join(root, 'scripts/lib/noServiceWorker.js'), join(site.dir, 'sw.js'));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  // It answers no questions.
  const isThere = () =>
    page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
  await expect.poll(isThere).toBe(false);
  await expect.poll(() => caches(page)).toEqual([]);
});

test('the notebook can be installed', async ({ context }) => {
  const page = await context.newPage();
  await page.goto(ABOUT);
  const devtools = await context.newCDPSession(page);
  const { errors, data, url } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(String(data)) as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      return `${picture.width}x${picture.height}`;
    }, new URL(src, url).href);
    expect(size).toBe(sizes);
  }
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A context of a test is a private window.
  const reasons = installabilityErrors.map(({ errorId }) => errorId);
  expect(reasons.filter((reason) => reason !== 'in-incognito')).toEqual([]);
});
