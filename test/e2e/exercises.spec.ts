import { expect, test } from '@playwright/test';
import { boardAfter, moveAt } from '../../src/components/exercises/frame/lines.ts';
import { boardOfSetup } from '../../src/components/ui/board/setupView.ts';
import {
  doubleThreat,
  seededRng,
  type Point,
  type SmallRefutation,
} from '../../src/engine/index.ts';
import { sheetName } from '../../src/components/exercises/frame/largeNames.ts';
import { exercises as say } from '#language/exercises/frame/messages';
import { aloud } from '#language/ui/language/grammar';
import { smallExercises } from '#language/exercises/frame/small';
import { largeExercises } from '#language/exercises/frame/large';
import { PLACES, Place, rightOf, taskOf, wrongOf, type Task } from './exercisePlace.ts';
import { deep } from '../deep.ts';
import { LESSON, expectFocus, openPage, openPart, wakePart } from './pages.ts';

for (const { level, seed, title } of PLACES.slice(0, deep(1, Infinity))) {
  test(`"${title}": wrong answers, the right one, each by one press`, async ({ page }) => {
    await page.clock.install();
    const place = new Place(page);
    const task = taskOf(level, seed);
    await openPart(page, LESSON, place.root);
    await place.expectBoard(boardOfSetup(task.setup));

    // Each of them plays a game, and takes its time.
    for (const [tries, answer] of wrongOf(task).slice(0, deep(1, 2)).entries()) {
      await place.choose(answer);
      const { said, refutation } = task.grade(answer);
      await expect(place.verdict).toContainText(say.wrong);
      for (const sentence of said) await expect(place.verdict).toContainText(sentence);
      await expect(place.tally).toHaveText(say.tries(tries + 1));
      if (refutation) await expectRefutation(place, refutation);
      await expectFocus(page, 'a refutation');
    }

    const [answer = 0] = rightOf(task);
    await place.choose(answer);
    await expectRight(place, task);
    await expect(place.tally).toContainText(say.solved);
    await expectFocus(page, 'the right answer');
    await expect(place.button(say.fresh)).toHaveClass(/primary/);
    await place.expectBoard(boardAfter({ setup: task.setup, moves: [answer] }, 1));
    // Another one comes from chance, is told, and can be solved as well.
    await page.evaluate(() => {
      crypto.getRandomValues = (array) => {
        if (array instanceof Uint32Array) array[0] = 1000;
        return array;
      };
    });
    await place.button(say.fresh).click();
    await expect(place.tally).toHaveText('');
    const other = taskOf(level, 1000);
    await expect(place.verdict).toContainText(say.freshSaid);
    await expect(place.spoken).toContainText(aloud(other.question));
    for (const row of smallExercises.rows(boardOfSetup(other.setup)))
      await expect(place.spoken).toContainText(row);
    // After a reload it lies open as before, with the same board, and says of that one whether it was solved.
    for (const solved of ['', say.solved]) {
      if (solved) await place.choose(rightOf(other)[0]!);
      if (solved) await expectRight(place, other);
      await page.reload();
      await expect(page.locator('.exercises')).toHaveAttribute('open');
      await wakePart(place.root);
      await place.expectBoard(boardOfSetup(other.setup));
      await expect(place.tally).toHaveText(solved);
      await expect(place.verdict).toHaveText(solved && say.solvedBefore);
    }
  });
}

/** A right answer is told, and why it is right. */
async function expectRight(place: Place, task: Task): Promise<void> {
  await expect(place.verdict).toContainText(say.right);
  await expect(place.verdict).toContainText(task.solution);
}

/** A refutation plays itself to its end, can be stepped by hand, and be left for the question. */
async function expectRefutation(place: Place, refutation: SmallRefutation): Promise<void> {
  const { line } = say;
  const last = refutation.moves.length;
  const steps = place.root.getByRole('group', { name: line.group });
  await expect(steps).toBeVisible();
  await place.page.clock.runFor(10_000);
  await expect(steps).toContainText(line.where(last, last));
  for (let at = last; at >= 0; at--) {
    await place.expectBoard(boardAfter(refutation, at));
    const told = moveAt(refutation, at);
    await expect(steps).toContainText(told ? line.at(told) : line.start);
    if (at > 0) await place.button(line.back).click();
  }
  await place.button(line.forward).click();
  await expect(steps).toContainText(line.where(1, last));
  await place.button(line.hide).click();
  await expect(steps).toHaveCount(0);
}

test('whoever is stuck gets hints, then the answer, and neither is printed', async ({ page }) => {
  const [first] = PLACES;
  if (!first) throw new Error('no exercise about a move');
  const place = new Place(page);
  const task = taskOf(first.level, first.seed);
  await openPart(page, LESSON, place.root);
  const hints = place.root.getByRole('list', { name: say.hints });
  await place.button(say.stuck[0]).press('Enter');
  await expect(hints.getByRole('listitem')).not.toHaveCount(0);
  // All that have come are heard, not only the last.
  const hasText = await hints.getByRole('listitem').first().innerText();
  await expect(place.root.getByRole('status').filter({ hasText })).toHaveCount(1);
  await expect(place.root.locator('.actions').getByText(task.solution)).toHaveCount(0);
  await place.button(say.stuck[1]).press('Enter');
  await expect(place.root.locator('.actions').getByText(task.solution)).toBeVisible();
  await expect(place.button(say.stuck[2])).toBeFocused();
  // What arrow keys have chosen waits for Space or Enter, and says so.
  const asked = page.locator('[data-kind=return-value]');
  await wakePart(asked);
  await asked.getByRole('radio').first().press('ArrowRight');
  await expect(asked.locator('.verdict')).toHaveText(say.howToGive);
  await page.keyboard.press('Space');
  await expect(asked.locator('.verdict')).toContainText(/That’s right|Not quite/);
  await page.emulateMedia({ media: 'print' });
  await expect(hints).toBeHidden();
  await expect(place.root.locator('.actions').getByText(task.solution)).toBeHidden();
});

test('a set of cells: the whole key is taken, and what is missing is said', async ({ page }) => {
  const params = doubleThreat.generate(seededRng(9), 3);
  const [first, ...rest] = doubleThreat.key(params);
  await openPage(page, './lessons/breakpoints/');
  // Find them all; the next one has another name.
  const exercise = page.locator('section.exercise').nth(2);
  const nameOf = (cell: Point) => sheetName(params.sheet, cell);
  const choose = async (cell: Point) =>
    exercise
      .getByRole('gridcell', { name: new RegExp(`^${nameOf(cell)},`) })
      .evaluate((element: HTMLElement) => element.click());
  for (const cell of rest) await choose(cell);
  await exercise.getByRole('button', { name: say.check }).click();
  await expect(exercise.locator('.verdict')).toContainText('One such cell is missing');
  if (first === undefined) throw new Error('no double threat');
  await choose(first);
  await expect(exercise.locator('.chosen')).toContainText(
    largeExercises.cells.chosen(doubleThreat.key(params).map(nameOf)),
  );
  const heard = largeExercises.cells.changed(nameOf(first), true, rest.length + 1);
  await expect(exercise.getByText(heard)).toHaveCount(1);
  const clear = exercise.getByRole('button', { name: largeExercises.cells.clear });
  await clear.press('Enter');
  await expect(exercise.getByText(largeExercises.cells.chosen([]))).toBeVisible();
  await expect(clear).toBeFocused();
  for (const cell of [first, ...rest]) await choose(cell);
  await exercise.getByRole('button', { name: say.check }).click();
  await expect(exercise.locator('.verdict')).toContainText(say.right);
  const fresh = exercise.getByRole('button', { name: say.fresh });
  await fresh.press('Enter');
  await expect(exercise.getByText(largeExercises.cells.chosen([]))).toBeVisible();
  await expect(fresh).toBeFocused();
  await expect(exercise.locator('> [role=status]')).toContainText(say.freshSaid);
  await expect(exercise.locator('> [role=status]')).toContainText('Choose every cell');
});
