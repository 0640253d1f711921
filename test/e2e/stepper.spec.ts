import { expect, test, type Page } from '@playwright/test';
import { stepOut, stepOver } from '../../src/components/stepper/stepping.ts';
import { stepCount } from '../../src/engine/index.ts';
import { FigurePage, NINE, openFigure, pageErrors, say } from './support.ts';
import { deep } from '../deep.ts';

const LESSON = './lessons/minimax/';
const last = stepCount(NINE.trace) - 1;

/** Which part of a figure has the focus; nothing if it is elsewhere. */
function focused(page: Page, id: string): Promise<string | undefined> {
  return page.evaluate((figure) => {
    const at = document.activeElement;
    const root = document.getElementById(figure);
    if (!at || !root?.contains(at)) return undefined;
    const parts = ['.say', '[role="grid"]', '[role="tree"]', 'input[type="range"]'];
    return parts.find((part) => at.closest(part)) ?? 'control';
  }, id);
}

async function tabTo(figure: FigurePage, id: string): Promise<string[]> {
  const { page } = figure;
  const stops: string[] = [];
  for (let tabs = 0; tabs < 80; tabs++) {
    await page.keyboard.press('Tab');
    const part = await focused(page, id);
    if (part !== undefined) stops.push(part);
    if (part === 'input[type="range"]') return stops;
  }
  throw new Error('80 tabs did not lead to the slider');
}

test('the lesson is walked by keyboard, from the top of the page to the last step and back @engines', async ({
  page,
}) => {
  const errors = pageErrors(page);
  const figure = await openFigure(page, LESSON, 'nine');
  // The list of calls comes at an idle moment.
  await expect(figure.tree.locator('[tabindex="0"]')).toHaveCount(1);
  const stops = await tabTo(figure, 'nine');
  expect(stops.filter((part) => part === '[role="grid"]')).toHaveLength(1);
  expect(stops.filter((part) => part === '[role="tree"]')).toHaveLength(1);
  expect(stops.filter((part) => part === '.say')).toHaveLength(1);
  await figure.expectStep(NINE, 0);
  // Each kind of step is read in other-searches.spec.
  const few = deep(9, last);
  for (let step = 1; step <= few; step++) {
    await page.keyboard.press(step % 2 === 0 ? 'ArrowRight' : 'ArrowUp');
    await figure.expectStep(NINE, step);
  }
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await figure.expectStep(NINE, last);
  for (let step = last - 1; step >= last - few; step--) {
    await page.keyboard.press(step % 2 === 0 ? 'ArrowLeft' : 'ArrowDown');
    if (step % deep(4, 1) === 0) await figure.expectStep(NINE, step);
  }
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await figure.expectStep(NINE, 0);
  await expectOwnKeys(figure);
  expect(errors).toEqual([]);
});

test('keys act while slider, sentence or nothing has the focus, and on a Cyrillic keyboard', async ({
  page,
}) => {
  for (const part of deep(['sentence'] as const, ['slider', 'sentence'] as const)) {
    const figure = await openFigure(page, LESSON, 'nine');
    await figure[part].focus();
    await page.keyboard.press('End');
    await figure.expectStep(NINE, last);
    await page.keyboard.press('Home');
    await figure.expectStep(NINE, 0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await figure.expectStep(NINE, 1);
    const letters = [
      { press: () => page.keyboard.press('o'), leap: stepOver },
      { press: () => page.keyboard.press('u'), leap: stepOut },
      { press: () => typeCyrillic(figure[part], 'щ', 'KeyO'), leap: stepOver },
      { press: () => typeCyrillic(figure[part], 'г', 'KeyU'), leap: stepOut },
    ];
    for (const { press, leap } of letters) {
      for (let from = 0; from <= last; from += deep(30, 5)) {
        await goTo(figure, from);
        await figure[part].focus();
        await press();
        await figure.expectStep(NINE, leap(NINE, from));
      }
    }
    await goTo(figure, 0);
    await figure[part].focus();
    await page.keyboard.press('Space');
    await expect(figure.play).toHaveText(say.controls.pause);
    await page.keyboard.press('Space');
    await expect(figure.play).toHaveText(say.controls.play);
    // With Ctrl, Alt or Meta the keys are the browser's.
    await goTo(figure, 4);
    await figure[part].focus();
    for (const key of ['Control+o', 'Alt+u']) {
      await figure[part].evaluate((element, [modifier, letter]) => {
        const code = letter === 'o' ? 'KeyO' : 'KeyU';
        const held = modifier === 'Control' ? { ctrlKey: true } : { altKey: true };
        element.dispatchEvent(
          new KeyboardEvent('keydown', { key: letter ?? '', code, bubbles: true, ...held }),
        );
      }, key.split('+'));
      await figure.expectStep(NINE, 4);
    }
  }
  await expectFreeKeys(new FigurePage(page, 'nine'));
});

/** A key as another layout sends it: another letter from the same place. */
function typeCyrillic(at: FigurePage['slider'], key: string, code: string): Promise<void> {
  return at.evaluate(
    (element, init) => {
      element.dispatchEvent(
        new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
      );
    },
    { key, code },
  );
}

async function goTo(figure: FigurePage, step: number): Promise<void> {
  await figure.slider.fill(String(step));
}

/** Board, list and buttons keep their own keys. */
async function expectOwnKeys(figure: FigurePage): Promise<void> {
  const { page } = figure;
  await goTo(figure, 5);
  await figure.cell(0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(figure.cell(4)).toBeFocused();
  await page.keyboard.press('End');
  await expect(figure.cell(5)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(figure.cell(3)).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(figure.cell(8)).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(figure.cell(0)).toBeFocused();
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press('PageDown');
  await expect(figure.cell(6)).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(figure.cell(0)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.keyboard.press('o');
  await page.keyboard.press('u');
  await figure.expectStep(NINE, 5);

  const items = figure.tree.getByRole('treeitem');
  await items.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(items.first()).toBeFocused();
  await expect(figure.slider).toHaveJSProperty('valueAsNumber', 5);

  // A button has no use for arrows, Home and End: they step.
  await figure.button(say.controls.back).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await expect(figure.slider).toHaveJSProperty('valueAsNumber', 48);
  await page.keyboard.press('Space');
  await expect(figure.slider).toHaveJSProperty('valueAsNumber', 47);
  await page.keyboard.press('Enter');
  await expect(figure.slider).toHaveJSProperty('valueAsNumber', 46);
}

/** Keys that nothing has the focus for are for the one figure in sight, unless they are switched off. */
async function expectFreeKeys(figure: FigurePage): Promise<void> {
  const { page } = figure;
  await goTo(figure, 0);
  const code = figure.tool('code');
  await page.locator('main h1').click();
  await page.keyboard.press('ArrowRight');
  await figure.expectStep(NINE, 1);
  await page.keyboard.press('c');
  await expect(code).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('f');
  await expect(figure.root).toHaveAttribute('data-full', '');
  await page.keyboard.press('f');
  await expect(figure.root).not.toHaveAttribute('data-full');
  const blur = () => page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await figure.root.evaluate((root) => (root.style.display = 'none'));
  await blur();
  await page.keyboard.press('c');
  await figure.root.evaluate((root) => (root.style.display = ''));
  await expect(code).toHaveAttribute('aria-expanded', 'true');
  await page.evaluate(() => localStorage.setItem('noughtbook.keys', '{"v":1,"on":false}'));
  await page.keyboard.press('c');
  await expect(code).toHaveAttribute('aria-expanded', 'true');
}
