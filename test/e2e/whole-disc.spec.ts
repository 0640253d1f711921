import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { wholeTreeMessages } from '#language/lessons/whole-tree/messages';
import {
  alphaBetaNodes,
  bestFirst,
  emptySetup,
  gameTree,
  inOrder,
  nodeAfter,
} from '../../src/engine/index.ts';
import { gamesThrough } from '../../src/components/ui/disc/discRings.ts';
import { complaintsOf } from './pages.ts';

/** The discs of all games, in the lesson on the whole tree. */
const say = wholeTreeMessages.disc;
const count = wholeTreeMessages.number;
const tree = gameTree(emptySetup());
const nodeOf = (...moves: number[]) => nodeAfter(tree, moves) as number;
const minimaxCalls = (...moves: number[]) => tree.size[nodeOf(...moves)] as number;
const told = (...moves: number[]) => {
  const node = nodeOf(...moves);
  return `${say.value(tree.value[node] as number)} ${say.games(gamesThrough(tree, node))}`;
};
/** What is painted on the first disc, and how often all three have been painted. */
const painted = (page: Page) =>
  page.evaluate(() => {
    const [disc] = document.querySelectorAll<HTMLCanvasElement>('.whole-disc canvas');
    return {
      picture: disc?.toDataURL().length ?? 0,
      times: (window as unknown as { paints: number }).paints,
    };
  });
/** The calls of each search of the whole game. */
const CALLS = [
  tree.size[0] as number,
  ...[inOrder, bestFirst].map((rank) =>
    alphaBetaNodes(tree, rank).reduce((sum, each) => sum + each, 0),
  ),
].map(count);
const discs = (page: Page) => page.getByRole('region', { name: say.region });

async function open(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counter = window as unknown as { paints: number };
    counter.paints = 0;
    const { putImageData } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.putImageData = function (image: ImageData) {
      counter.paints++;
      putImageData.call(this, image, 0, 0, 0, 0, image.width, image.height);
    };
  });
  await page.goto('./lessons/whole-tree/');
  await discs(page).scrollIntoViewIfNeeded();
}

test('hovering tells a game, moves on the board open the discs, and the tree opens there', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL);
  await open(page);
  const all = discs(page);
  await expect(all.locator('canvas')).toHaveCount(3);
  await expect(all.locator('b')).toContainText(CALLS);

  // Straight up from the hole lies the first game: X 0, then O 1 and so on.
  const box = await all.locator('canvas').first().boundingBox();
  if (!box) throw new Error('no disc');
  const [x, y] = [box.x + box.width / 2 + 2, box.y + box.height * 0.01];
  await page.mouse.move(x, y);
  await expect(all.locator('p.nb-bold')).toContainText(
    [0, 1, 2].map((c, i) => say.move('XO'[i % 2]!, c)).join(', '),
  );
  await page.mouse.move(5, y);
  await expect(all.locator('p.nb-bold')).toHaveText(say.start);

  const whole = await painted(page);
  const board = all.getByRole('grid');
  await board.locator('[data-cell="4"]').press('Enter');
  await expect(all.getByRole('status')).toContainText(told(4));
  await expect(all.locator('b').first()).toContainText(count(minimaxCalls(4)));
  // The sector opens, and then nothing is painted any more.
  await expect.poll(async () => (await painted(page)).picture).not.toBe(whole.picture);
  const rests = async () => {
    const { times } = await painted(page);
    await page.waitForTimeout(300);
    return (await painted(page)).times === times;
  };
  await expect.poll(rests).toBe(true);
  await board.locator('[data-cell="1"]').click();
  await expect(all.getByRole('status')).toContainText(told(4, 1));
  await expect(all.getByRole('status')).toContainText(`0 by ${say.names.inOrder}`);
  await all.getByRole('button', { name: say.back }).press('Enter');
  await expect(all.getByRole('status')).toContainText(told(4));
  const saved = page.waitForEvent('download');
  await all.getByRole('button', { name: say.poster }).click();
  const png = await readFile(await (await saved).path());
  expect(png.readUInt32BE(16)).toBeGreaterThan(3000);
  await all.getByRole('link', { name: say.tree }).click();
  await expect(page).toHaveURL(/\/tree\/#.*board=/);
  expect(complaints).toEqual([]);
});
