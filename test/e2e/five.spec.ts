import { expect, test, type Locator, type Page } from '@playwright/test';
import { LANES, laneFacts, makeRace } from '../../src/components/lessons/five/race.ts';
import { raceSteps, scanGame } from '../../src/components/lessons/five/game.ts';
import { O, type Stone } from '../../src/engine/index.ts';
import { exercises } from '#language/exercises/frame/messages';
import { largeExercises } from '#language/exercises/frame/large';
import { fiveGameMessages as gameWords } from '#language/lessons/five/fiveGame';
import { scanRaceMessages as words } from '#language/lessons/five/race';
import { stepper } from '#language/stepper/stepper';
import { scanVisits, seededRng } from '../../src/engine/index.ts';
import { squareName } from '../../src/components/exercises/frame/squareNames.ts';
import { axeFindings } from './checks/axe.ts';
import { PHONE, complaintsOf, openPage } from './pages.ts';

const PAGE = './lessons/five/';
const RACE = makeRace(scanGame(), scanGame().stones.at(-1) as Stone, 'freestyle');

const race = (page: Page): Locator => page.locator('#race');
const counters = (page: Page) => race(page).locator('.count');
const counted = (of: typeof RACE, step: number) =>
  LANES.map((lane) => {
    const { looks, all } = laneFacts(of, lane, step);
    return new RegExp(`^\\s*${words.counter(looks, all)}\\b`);
  });

test('both scans go on in step, and phrases set them @deep', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL);
  await openPage(page, PAGE);
  await expect(counters(page)).toHaveText(counted(RACE, 0));
  const forward = race(page).getByRole('button', { name: stepper.controls.forward });
  await forward.click();
  await forward.click();
  await expect(counters(page)).toHaveText(counted(RACE, 2));
  await page.locator(`a.see[data-fig=race][data-step="${raceSteps().lastDone}"]`).click();
  await expect(counters(page)).toHaveText(counted(RACE, raceSteps().lastDone));
  await race(page).getByRole('slider').press('End');
  await expect(counters(page)).toHaveText(counted(RACE, RACE.steps));
  await expect(race(page).locator('.say')).toContainText('The same answer twice');
  expect(complaints).toEqual([]);
});

test('two boards that are moved have one row of buttons @deep', async ({ page }) => {
  await openPage(page, PAGE);
  const lanes = page.locator('#six .lanes');
  await expect(lanes.locator('.foot')).toHaveCount(1);
  await page.setViewportSize(PHONE);
  const surfaces = await lanes.locator('.surface').evaluateAll((boards) =>
    boards.map((board) => {
      const { top, width, height } = board.getBoundingClientRect();
      return { top, slant: Math.round(width - height) };
    }),
  );
  const top = surfaces[0]?.top;
  expect(surfaces).toEqual([
    { top, slant: 0 },
    { top, slant: 0 },
  ]);
  await lanes.locator('.foot .hold').click();
  const arrow = lanes.locator('.arrows button').last();
  // Not covered by the other board.
  await arrow.click({ trial: true });
});

test('a mark of the reader is scanned from, by keyboard alone @deep', async ({ page }) => {
  await openPage(page, PAGE);
  const grid = race(page).getByRole('grid', { name: words.boards.last });
  const cell = grid.getByRole('gridcell', { name: words.cell('a1', undefined, false) });
  await cell.focus();
  await page.keyboard.press('Enter');
  const stone = { x: 0, y: 0, mark: O };
  const sheet = { ...scanGame(), stones: [...scanGame().stones, stone] };
  const after = makeRace(sheet, stone, 'freestyle');
  await expect(counters(page)).toHaveText(counted(after, 0));
  // Settings are folded away until they are wanted.
  await expect(race(page).getByRole('button', { name: words.undo })).toBeHidden();
  await race(page).getByText(words.change).click();
  await race(page).getByRole('button', { name: words.undo }).click();
  await race(page).getByRole('combobox', { name: words.size }).selectOption('19');
  await expect(counters(page).first()).toContainText(words.unit);
  await race(page).getByRole('button', { name: words.again }).click();
  await expect(counters(page)).toHaveText(counted(RACE, 0));
});

test('the game is played by keyboard, and the machine answers', async ({ page }) => {
  await openPage(page, PAGE);
  const game = page.locator('#game');
  const marks = (mark: string) => game.getByRole('gridcell', { name: new RegExp(`, ${mark}`) });
  await game.getByRole('gridcell', { name: gameWords.cell('h8', undefined, false) }).focus();
  await page.keyboard.press('Enter');
  await expect(marks('O')).toHaveCount(1);
  await expect(marks('X')).toHaveCount(1);
  await expect(game.locator('.cost')).toContainText('Was that five?');
  await game.getByRole('button', { name: gameWords.undo }).click();
  await expect(marks('O')).toHaveCount(0);
  await expect(game.locator('.nb-board-says')).toHaveText(gameWords.says('begin', 0));
  expect(await axeFindings(page, '#game')).toEqual([]);
});

test('an exercise takes its whole key, and says what is missing @deep', async ({ page }) => {
  await openPage(page, PAGE);
  const params = scanVisits.generate(seededRng(4), 1);
  const [first, ...rest] = scanVisits.key(params);
  const exercise = page.locator('section.exercise').first();
  const choose = async (cell: number) =>
    exercise
      .getByRole('gridcell', { name: new RegExp(`^${squareName(cell)},`) })
      .evaluate((element: HTMLElement) => element.click());
  for (const cell of rest) await choose(cell);
  await exercise.getByRole('button', { name: exercises.check }).click();
  await expect(exercise.locator('.verdict')).toContainText('One cell is missing');
  if (first === undefined) throw new Error('nothing is looked at');
  await choose(first);
  await expect(exercise.locator('.chosen')).toContainText(
    largeExercises.cells.chosen(scanVisits.key(params).map(squareName)),
  );
  const heard = largeExercises.cells.changed(squareName(first), true, rest.length + 1);
  await expect(exercise.getByText(heard)).toHaveCount(1);
  const clear = exercise.getByRole('button', { name: largeExercises.cells.clear });
  await clear.focus();
  await page.keyboard.press('Enter');
  await expect(exercise.getByText(largeExercises.cells.chosen([]))).toBeVisible();
  await expect(clear).toBeFocused();
  for (const cell of [first, ...rest]) await choose(cell);
  await exercise.getByRole('button', { name: exercises.check }).click();
  await expect(exercise.locator('.verdict')).toContainText(exercises.right);
  const fresh = exercise.getByRole('button', { name: exercises.fresh });
  await fresh.focus();
  await page.keyboard.press('Enter');
  await expect(exercise.getByText(largeExercises.cells.chosen([]))).toBeVisible();
  await expect(fresh).toBeFocused();
  await expect(exercise.locator('> [role=status]')).toContainText(exercises.freshSaid);
  await expect(exercise.locator('> [role=status]')).toContainText('Choose every cell');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('there is a board to press in the first screen, with cells for a finger @deep', async ({
    page,
  }) => {
    await openPage(page, PAGE);
    const cell = page
      .locator('#game')
      .getByRole('gridcell', { name: gameWords.cell('h8', undefined, false) });
    const box = await cell.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(PHONE.height);
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });

  test('nothing is wider than the page @deep', async ({ page }) => {
    await openPage(page, PAGE);
    const { wide, all } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      all: document.documentElement.clientWidth,
    }));
    expect(wide).toBe(all);
  });
});
