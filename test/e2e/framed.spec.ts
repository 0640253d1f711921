import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { bestMove, makeAssignment, seededRng } from '../../src/engine/index.ts';
import { pack } from '../../src/components/classroom/packing.ts';
import { pupilMessages as words } from '#language/classroom/pupil/messages';
import { taskMessages } from '#language/classroom/task';
import { assignmentOf, moveTask } from '../engine/assignment/made.ts';

/*
 * Somebody else's site shows pages of ours inside its own, and may have laid something over the buttons. For a browser
 * 127.0.0.1 is another site than localhost. It has to be there: a page that is made up may frame nothing of this machine.
 */
const params = bestMove.generate(seededRng(1), 1);
const ASSIGNMENT = assignmentOf([moveTask(1, { points: 2, hints: 1 })], { title: 'Forks' });

/** The other site: a page with a frame of the address after its `?`. */
const other = createServer(({ url = '' }, response) => {
  const src = decodeURIComponent(url.replace(/^[^?]*\?/, '')).replaceAll('"', '');
  response.setHeader('content-type', 'text/html');
  response.end(`<!doctype html><title>Evil</title><iframe src="${src}" width="900" height="650">`);
});
test.beforeAll(() => new Promise<void>((done) => other.listen(0, '127.0.0.1', done)));
test.afterAll(() => new Promise((done) => other.close(done)));

/** Opens the other site, with a page of ours in its frame. */
async function framed(page: Page, baseURL = '', path = './'): Promise<FrameLocator> {
  const { port } = other.address() as AddressInfo;
  const src = encodeURIComponent(new URL(path, baseURL).href);
  await page.goto(`http://127.0.0.1:${port}/?${src}`);
  return page.frameLocator('iframe');
}

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
  await expect(button(words.handIn.button)).toBeFocused();
  await expect(handedIn).toHaveCount(0);
  await button(words.handIn.button).click();
  await frame.getByRole('group', { name: words.handIn.button }).getByRole('button').first().click();
  await expect(handedIn).toHaveCount(1);

  await framed(page, baseURL, './do/');
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
