import { expect, test } from '@playwright/test';
import { linearSettingsMessages as say } from '#language/stepper/linear/small/settings';
import { fragment, openFigure } from './support.ts';

test('seed and level of a linear trace are set, checked, and stand in the link @deep', async ({
  page,
}) => {
  const figure = await openFigure(page, './lessons/arena/', 'choice');
  let panel = await figure.open('settings');
  const seed = panel.getByLabel(say.seed);
  await seed.fill('not a seed');
  await panel.getByRole('button', { name: say.use }).click();
  await expect(panel.getByRole('status')).toHaveText(say.problem);
  await seed.fill('17');
  await panel.getByLabel(say.level(1)).fill('7');
  await panel.getByRole('button', { name: say.use }).click();
  await expect(panel.getByRole('status')).toHaveText(say.problem);
  await panel.getByLabel(say.level(1)).fill('0');
  await panel.getByRole('button', { name: say.use }).click();

  // The settings are gone, it begins at the first step, and the link says it.
  await expect(figure.panel).toHaveCount(0);
  await expect(figure.slider).toHaveJSProperty('valueAsNumber', 0);
  await expect.poll(() => fragment(page)).toMatch(/^#fig=choice&step=1&seed=17\b/);

  // Whoever opens the link finds the same choice.
  const link = page.url();
  await figure.sentence.press('End');
  const before = await figure.shown();
  await page.goto('about:blank');
  await page.goto(link);
  const again = await openFigure(page, link, 'choice');
  await again.sentence.press('End');
  expect((await again.shown()).sentence).toBe(before.sentence);
  panel = await again.open('settings');
  await expect(panel.getByLabel(say.seed)).toHaveValue('17');
  await panel.getByRole('button', { name: say.another }).click();
  await expect(panel.getByLabel(say.seed)).not.toHaveValue('17');
});
