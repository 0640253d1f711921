import { expect, test } from '@playwright/test';
import { DEFAULT_SETTINGS, settingsStore } from '../../src/components/stepper/settings.ts';
import { kindsFor } from '../../src/components/stepper/search/prediction.ts';
import { NINE, openFigure, pageErrors, say, words, type FigurePage } from './support.ts';
import { deep } from '../deep.ts';

const LESSON = './lessons/minimax/';

async function expectWorks(figure: FigurePage, errors: readonly string[]): Promise<void> {
  await figure.slider.press('ArrowRight');
  await figure.expectStep(NINE, 1);
  await figure.slider.press('Home');
  await figure.expectStep(NINE, 0);
  expect(errors).toEqual([]);
}

const stored = { ...DEFAULT_SETTINGS, speed: 15, predict: ['kept'] as const };
const TEXTS = {
  corrupted: '{"v":1,"speed":',
  'of another shape': '[1,2,3]',
  newer: JSON.stringify({ ...stored, v: 99 }),
  older: JSON.stringify(stored),
  'of strange values': JSON.stringify({ v: 1, speed: 'fast', predict: ['all'], folded: 7 }),
  hostile: '{"v":1,"__proto__":{"speed":1},"speed":{"toString":null},"predict":[{}]}',
};

// On a push one of each outcome.
for (const [name, text] of Object.entries(TEXTS).filter(([name]) =>
  deep(['corrupted', 'newer', 'older', 'hostile'], Object.keys(TEXTS)).includes(name),
)) {
  test(`stored settings ${name} are told in a sentence, and the figure works @deep`, async ({
    page,
  }) => {
    const errors = pageErrors(page);
    await page.addInitScript(
      ([key, value]) => {
        if (sessionStorage.getItem('put')) return;
        sessionStorage.setItem('put', '1');
        localStorage.setItem(key ?? '', value ?? '');
      },
      [settingsStore.key, text],
    );
    const { value: settings, problem } = settingsStore.parse(text);
    const figure = await openFigure(page, LESSON, 'nine');
    if (problem) {
      await expect(figure.notices).toContainText(words.settingsProblem(problem));
      await figure.button(say.close).click();
    }
    await expect(figure.notices).toHaveText('');
    await figure.openMore();
    const speed = figure.root.getByRole('combobox', { name: say.speed });
    await expect(speed.locator('option:checked')).toHaveText(say.speeds[settings.speed as 2]);
    await expectWorks(figure, errors);
    const panel = await figure.open('predict');
    const offered = kindsFor('minimax');
    // Who opens the panel wants to guess: where nothing was chosen, the first two are.
    const isChosen = offered.some((kind) => settings.predict.includes(kind));
    for (const kind of offered) {
      await expect(panel.getByLabel(say.predict.kinds[kind])).toBeChecked({
        checked: isChosen ? settings.predict.includes(kind) : offered.indexOf(kind) < 2,
      });
    }
    // What could not be read was quarantined, and a new choice is stored in today's shape.
    const quarantined = await page.evaluate(
      (key) => localStorage.getItem(`${key}.kept`),
      settingsStore.key,
    );
    expect(quarantined).toBe(problem?.code === 'unreadable' ? text : null);
    await figure.setSpeed(4);
    // What is newer is left as it is.
    const isNewer = problem?.code === 'newer';
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), settingsStore.key))
      .toBe(isNewer ? text : settingsStore.make({ ...settings, speed: 4 }));
  });
}

test('where storing is forbidden the page says so, and everything else works @deep', async ({
  page,
}) => {
  const errors = pageErrors(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  const figure = await openFigure(page, LESSON, 'nine');
  await expectWorks(figure, errors);
  await figure.setSpeed(15);
  const panel = await figure.open('predict');
  // The panel chooses it by itself as it opens.
  const kept = panel.getByLabel(say.predict.kinds.kept);
  await expect(kept).toBeChecked();
  await kept.uncheck();
  await expect(figure.notices).toContainText(words.settingsProblem({ code: 'not-stored' }));
  expect(errors).toEqual([]);
});

test('a storage that is full says so when a choice cannot be kept @deep', async ({ page }) => {
  const errors = pageErrors(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const figure = await openFigure(page, LESSON, 'nine');
  await expectWorks(figure, errors);
  await figure.setSpeed(15);
  await expect(figure.notices).toContainText(words.settingsProblem({ code: 'not-stored' }));
  await expectWorks(figure, errors);
});
