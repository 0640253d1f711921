import { expect, test } from '@playwright/test';
import { BEADS_FIGURE } from '../../src/components/lessons/learning/figures.ts';
import { menaceMessages } from '#language/algorithms/learning/messages';
import { menaceRun, type MenaceEvent } from '../../src/engine/index.ts';
import { openPart } from './pages.ts';
import { FigurePage } from './support.ts';

const LESSON = './lessons/learning/';
const { events } = menaceRun.record(BEADS_FIGURE.input);
const stepOf = (wanted: MenaceEvent) => events.findIndex(({ kind }) => kind === wanted);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a bead rolls out of its box, and away after a lost game (motion: ${reducedMotion})${reducedMotion === 'reduce' ? ' @deep' : ''}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const figure = new FigurePage(page, BEADS_FIGURE.id);
    await openPart(page, LESSON, figure.root);
    const moves = (part: string) =>
      figure.root
        .locator(`.beside ${part}`)
        .evaluateAll((parts) => parts.flatMap((each) => each.getAnimations()).length);
    const wanted = reducedMotion === 'reduce' ? 0 : 1;
    for (const [kind, part] of [
      ['bead', '.rolls'],
      ['correct', '.leaves'],
    ] as const) {
      await figure.slider.fill(String(stepOf(kind) - 1));
      await figure.slider.press('ArrowRight');
      await expect(figure.root.locator('.say .nb-tag')).toHaveText(menaceMessages.tags[kind]);
      expect(await moves(part), kind).toBe(wanted);
      // Whoever jumps there sees what has come of it at once.
      await figure.slider.fill('0');
      await figure.slider.fill(String(stepOf(kind)));
      await expect(figure.root.locator(`.beside ${part}`)).toHaveCount(1);
      expect(await moves(part), kind).toBe(0);
    }
    // A bead that is out lies there, and one that rolled away is not seen.
    await expect(figure.root.locator('.beside .leaves')).toHaveCSS('opacity', '0');
    await figure.slider.fill(String(stepOf('bead')));
    await expect(figure.root.locator('.beside .rolls')).toHaveCSS('opacity', '1');
    // It is nowhere else: on the board its place in the row is empty.
    await expect(figure.root.locator('.paper .hole')).toHaveCount(1);
    await expect(figure.root.locator('.paper .gleam')).toHaveCount(0);
  });
}

test('each matchbox of the game stands in its row, open while it is used, its bead before it @deep', async ({
  page,
}) => {
  const figure = new FigurePage(page, BEADS_FIGURE.id);
  await openPart(page, LESSON, figure.root);
  const boxes = figure.root.locator('.beside li');
  await expect(boxes).toHaveCount(events.filter(({ kind }) => kind === 'bead').length);
  await figure.slider.fill(String(stepOf('bead')));
  await expect(boxes.filter({ visible: true })).toHaveCount(1);
  await expect(boxes.locator('.isOpen')).toHaveCount(1);
  await figure.slider.fill(String(stepOf('over')));
  await expect(boxes.filter({ visible: true })).toHaveCount(await boxes.count());
  await expect(boxes.locator('.isOpen')).toHaveCount(0);
  await expect(boxes.locator('.gleam')).toHaveCount(await boxes.count());
  // A mark is drawn by the pen when it comes.
  await figure.slider.fill(String(stepOf('mark') - 1));
  await figure.slider.press('ArrowRight');
  await expect(figure.root.locator('.board .mark.drawn')).toHaveCount(1);
});
