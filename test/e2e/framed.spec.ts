import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { bestMove, makeAssignment, seededRng, type Assignment } from '../../src/engine/index.ts';
import { pack } from '../../src/components/classroom/packing.ts';
import { draftStore } from '../../src/components/classroom/workshop/draftStore.ts';
import { gradeStore } from '../../src/components/classroom/gradebook/gradeStore.ts';
import { ownTabMessages } from '#language/ui/ownTab';
import { pupilMessages as words } from '#language/classroom/pupil/messages';
import { taskMessages } from '#language/classroom/task';

/*
 * Somebody else's site shows pages of ours inside its own, and may have laid something over the buttons. The other
 * site is this host by another name, which for a browser is somebody else.
 */
const params = bestMove.generate(seededRng(1), 1);
const ASSIGNMENT: Assignment = {
  title: 'Forks',
  order: 'given',
  tasks: [
    {
      question: { kind: 'best-move', params },
      ...{ text: '', points: 2, hints: 1, attempts: 0, feedback: 'at-once' },
    },
  ],
};

/** Opens a page of the other site, with a page of ours in a frame. */
async function framed(page: Page, baseURL = '', path = './'): Promise<FrameLocator> {
  const address = new URL('evil/', baseURL);
  address.hostname = '127.0.0.1';
  const src = new URL(path, baseURL).href;
  await page.unrouteAll();
  await page.route(address.href, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Evil</title><iframe src="${src}" width="900" height="650"></iframe>`,
    }),
  );
  await page.goto('about:blank');
  await page.goto(address.href);
  return page.frameLocator('iframe');
}

test('what holds somebody’s work does nothing inside a page of another site', async ({
  page,
  context,
  baseURL,
}) => {
  const code = await pack(makeAssignment(ASSIGNMENT));
  for (const path of [
    './teach/',
    `./teach/#a=${code}`,
    `./teach/grade/#a=${code}`,
    './progress/',
  ]) {
    const frame = await framed(page, baseURL, path);
    await expect(frame.getByText(ownTabMessages.title), path).toBeVisible();
    await expect(frame.locator('astro-island[ssr]')).toHaveCount(0);
    await expect(frame.locator('.nb-content button:visible'), path).toHaveCount(0);
    const stored = await frame
      .locator('body')
      .evaluate(
        (_, keys) => keys.map((key) => localStorage.getItem(key)),
        [draftStore.key, gradeStore.key],
      );
    expect(stored, path).toEqual([null, null]);
    // The way out of the frame leads to the same page.
    const opening = context.waitForEvent('page');
    await frame.getByRole('link', { name: ownTabMessages.open }).click();
    const tab = await opening;
    await expect(tab.locator('.nb-content button:visible').first()).toBeVisible();
    await expect(tab.getByText(ownTabMessages.title)).toHaveCount(0);
    await tab.close();
  }
});

test('work inside a page of another site is handed in and erased after a question only', async ({
  page,
  baseURL,
}) => {
  const code = await pack(makeAssignment(ASSIGNMENT));
  const frame = await framed(page, baseURL, `./do/#a=${code}&frame=1`);
  const button = (name: string) => frame.getByRole('button', { name, exact: true });
  const handedIn = frame.getByLabel(words.result.code);
  await frame.getByLabel(words.begin.name).fill('A');
  await frame.getByLabel(words.begin.name).press('Enter');
  await frame.getByRole('gridcell').nth(bestMove.key(params)).click();
  await button(taskMessages.check).click();
  await button(words.handIn.button).click();
  await expect(frame.getByText(words.handIn.framed)).toBeVisible();
  await expect(handedIn).toHaveCount(0);
  await button(words.handIn.notYet).click();
  await expect(handedIn).toHaveCount(0);
  await button(words.handIn.button).click();
  await button(words.handIn.button).click();
  await expect(handedIn).toBeVisible();

  await button(words.head.other).click();
  const erase = button(words.stored.eraseOf(ASSIGNMENT.title));
  await erase.click();
  await expect(frame.getByText(words.stored.isSure(ASSIGNMENT.title))).toBeVisible();
  await button(words.stored.keep).click();
  await expect(frame.getByText(words.stored.isSure(ASSIGNMENT.title))).toHaveCount(0);
  await expect(erase).toBeVisible();
  await erase.click();
  await button(words.stored.eraseSurely).click();
  await expect(frame.getByText(words.stored.erased(ASSIGNMENT.title))).toBeVisible();
  await expect(erase).toHaveCount(0);
});
