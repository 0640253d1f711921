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
        .locator(part)
        .evaluateAll((parts) => parts.flatMap((each) => each.getAnimations()).length);
    const wanted = reducedMotion === 'reduce' ? 0 : 1;
    for (const [kind, part] of [
      ['bead', '.out.rolls'],
      ['correct', '.out.leaves'],
    ] as const) {
      await figure.slider.fill(String(stepOf(kind) - 1));
      await figure.slider.press('ArrowRight');
      await expect(figure.root.locator('.say .nb-tag')).toHaveText(menaceMessages.tags[kind]);
      expect(await moves(part), kind).toBe(wanted);
      // Whoever jumps there sees what has come of it at once.
      await figure.slider.fill('0');
      await figure.slider.fill(String(stepOf(kind)));
      await expect(figure.root.locator(part)).toHaveCount(1);
      expect(await moves(part), kind).toBe(0);
    }
    // A bead that is out lies there, and one that rolled away is not seen.
    await expect(figure.root.locator('.out.leaves')).toHaveCSS('opacity', '0');
    await figure.slider.fill(String(stepOf('bead')));
    await expect(figure.root.locator('.out.rolls')).toHaveCSS('opacity', '1');
  });
}
