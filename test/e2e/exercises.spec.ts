import { expect, test, type Locator, type Page } from '@playwright/test';
import { boardAfter, moveAt } from '../../src/components/exercise/lines.ts';
import { boardOfSetup } from '../../src/components/view/boardView.ts';
import {
  DRAW,
  EMPTY,
  NINE_KINDS,
  LEVELS,
  LOSS,
  WIN,
  bestLine,
  bestMoves,
  markName,
  recordSearch,
  seededRng,
  tutorialRequest,
  type NineKindId,
  type Level,
  type Setup,
  type NineVerdict,
} from '../../src/engine/index.ts';
import { exercises as say } from '../../src/i18n/en/exercises.ts';
import { formatScore } from '../../src/i18n/en/grammar.ts';
import { readLesson } from '../lesson/mdx.ts';
import { LESSON, expectFocus, openPage } from './pages.ts';
import { FigurePage, textOf } from './support.ts';

/** The exercises of the lesson, as its author placed them. */
const PLACES = readLesson('src/content/docs/lessons/minimax.mdx')
  .tags.filter(({ name }) => name === 'Exercise')
  .map(({ attributes }) => ({
    kind: attributes['kind'] as NineKindId,
    level: Number(attributes['level']) as Level,
    seed: Number(attributes['seed']),
    title: String(attributes['title']),
  }));

/** One exercise, as the engine makes and grades it: both kinds answer with a number. */
interface Task {
  readonly kind: NineKindId;
  readonly setup: Setup;
  readonly params: never;
  readonly answers: readonly number[];
  readonly grade: (answer: number) => Verdict;
}

function taskOf(kind: NineKindId, level: Level, seed: number): Task {
  const rules = NINE_KINDS[kind];
  const params = rules.generate(seededRng(seed), level);
  const free = params.setup.cells.flatMap((content, at) => (content === EMPTY ? [at] : []));
  return {
    kind,
    setup: params.setup,
    params: params as never,
    answers: kind === 'best-move' ? free : [WIN, DRAW, LOSS],
    grade: (answer) => rules.grade(params as never, answer as never),
  };
}

const rightOf = (task: Task) => task.answers.filter((answer) => task.grade(answer).points === 1);
const wrongOf = (task: Task) => task.answers.filter((answer) => task.grade(answer).points < 1);

/** An exercise on the page. */
class Place {
  readonly page: Page;
  readonly root: Locator;
  readonly verdict: Locator;

  constructor(page: Page, title: string) {
    this.page = page;
    this.root = page.getByRole('region', { name: title, exact: true });
    this.verdict = this.root.locator('.verdict');
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  /** The marks that are on the board, whether it is walked cell by cell or row by row. */
  async expectBoard(board: ReturnType<typeof boardOfSetup>): Promise<void> {
    const grid = this.root.getByRole('grid');
    if ((await grid.count()) > 0) {
      const labels = board.cells.map(({ cell, mark }) => say.cellText(cell, mark, undefined));
      await expect
        .poll(() =>
          grid
            .getByRole('gridcell')
            .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))),
        )
        .toEqual(labels);
    } else {
      await expect(this.root.locator('.rows li')).toHaveText(say.rows(board));
    }
  }

  /** Chooses an answer with the keyboard alone. */
  async choose(task: Task, answer: number): Promise<void> {
    if (task.kind === 'best-move') {
      const cell = this.root.locator(`[data-cell="${answer}"]`);
      await this.root.getByRole('gridcell').and(this.root.locator('[tabindex="0"]')).focus();
      await this.page.keyboard.press('Control+Home');
      for (let row = 0; row < Math.floor(answer / 3); row++) {
        await this.page.keyboard.press('ArrowDown');
      }
      for (let column = 0; column < answer % 3; column++) {
        await this.page.keyboard.press('ArrowRight');
      }
      await expect(cell).toBeFocused();
      await this.page.keyboard.press('Enter');
    } else {
      const radio = this.root.getByRole('radio', { name: formatScore(answer), exact: true });
      await radio.focus();
      await this.page.keyboard.press('Space');
      await expect(radio).toBeChecked();
    }
  }

  async check(): Promise<void> {
    await this.button(say.check).focus();
    await this.page.keyboard.press('Enter');
  }
}

for (const { kind, level, seed, title } of PLACES) {
  test(`"${title}": nothing chosen, wrong answers, the right one`, async ({ page }) => {
    await openPage(page, LESSON);
    const place = new Place(page, title);
    const task = taskOf(kind, level, seed);
    await place.root.scrollIntoViewIfNeeded();
    await place.expectBoard(boardOfSetup(task.setup));
    await place.check();
    await expect(place.verdict).toHaveText(say.chooseFirst);

    for (const [tries, answer] of wrongOf(task).entries()) {
      await place.choose(task, answer);
      await place.check();
      const { reasons, refutation } = task.grade(answer);
      await expect(place.verdict).toContainText(say.wrong);
      for (const reason of reasons) {
        const sentence = say.reasons[reason.code](reason as never, namesOf(task));
        await expect(place.verdict).toContainText(textOf(sentence));
      }
      await expect(place.root.locator('.tally')).toHaveText(say.tries(tries + 1));
      if (refutation) await expectRefutation(place, refutation);
      await expectFocus(page, 'a refutation');
    }

    const [answer = 0] = rightOf(task);
    await place.choose(task, answer);
    await place.check();
    await expectRight(place, task);
    await expect(place.root.locator('.tally')).toContainText(say.solved(1));
    await expectFocus(page, 'the right answer');
    await expect(place.button(say.fresh)).toHaveClass(/primary/);
    await expect(place.button(say.check)).not.toHaveClass(/primary/);
    if (kind === 'best-move') {
      await place.expectBoard(boardAfter({ setup: task.setup, moves: [answer] }, 1));
    }
  });
}

function namesOf(task: Task) {
  return { mover: markName(task.setup.toMove), computer: computerOf(task) };
}

function computerOf({ kind, setup, params }: Task): 'X' | 'O' {
  if (kind === 'best-move') return markName(setup.toMove);
  return markName((params as { computer: 1 | 4 }).computer);
}

/** A right answer is told, and why it is right. */
async function expectRight(place: Place, task: Task): Promise<void> {
  await expect(place.verdict).toContainText(say.right);
  const { setup } = task;
  const best = bestMoves(setup);
  const sentence =
    task.kind === 'best-move'
      ? say.kinds['best-move'].key(best, markName(setup.toMove), bestLine(setup).score, true)
      : say.kinds['return-value'].key(
          bestLine(setup).moves[0],
          rightOf(task)[0] as never,
          namesOf(task),
        );
  await expect(place.verdict).toContainText(textOf(sentence));
}

/** A refutation plays itself to its end, can be stepped by hand, and be left for the question. */
async function expectRefutation(
  place: Place,
  refutation: NonNullable<NineVerdict['refutation']>,
): Promise<void> {
  const { line } = say;
  const last = refutation.moves.length;
  const steps = place.root.getByRole('group', { name: line.group });
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

test('with reduced motion a refutation is shown at its end', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openPage(page, LESSON);
  for (const { kind, level, seed, title } of PLACES) {
    const place = new Place(page, title);
    const task = taskOf(kind, level, seed);
    const [answer = 0] = wrongOf(task);
    await place.choose(task, answer);
    await place.check();
    const { refutation } = task.grade(answer);
    if (!refutation) throw new Error(`nothing refutes ${answer}`);
    await place.expectBoard(boardAfter(refutation, refutation.moves.length));
  }
});

test('a new answer on the board takes the refutation away', async ({ page }) => {
  await openPage(page, LESSON);
  for (const { kind, level, seed, title } of PLACES) {
    const place = new Place(page, title);
    const task = taskOf(kind, level, seed);
    const [first = 0, second = 0] = wrongOf(task);
    await place.choose(task, first);
    await place.check();
    await place.choose(task, second);
    await expect(place.root.getByRole('group', { name: say.line.group })).toHaveCount(0);
    await expect(place.verdict).toHaveText('');
  }
});

test('new exercises come from chance, are read out, and can be solved at any level', async ({
  page,
}) => {
  // What chance would give, known beforehand.
  await page.addInitScript(() => {
    let next = 1000;
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint32Array) array[0] = next++;
      return array;
    };
  });
  await openPage(page, LESSON);
  let seed = 1000;
  for (const { kind, level, title } of PLACES) {
    const place = new Place(page, title);
    await place.root.scrollIntoViewIfNeeded();
    let at = level;
    for (let count = 0; count < 6; count++) {
      if (count % 2 === 0) {
        await place.button(say.fresh).click();
      } else {
        at = LEVELS.find((other) => other !== at) ?? at;
        await place.root.getByLabel(say.level).selectOption(String(at));
        await expect(place.verdict).toContainText(say.levelSaid(say.levels[at]));
      }
      const task = taskOf(kind, at, seed++);
      await expect(place.verdict).toContainText(say.freshSaid);
      for (const row of say.rows(boardOfSetup(task.setup))) {
        await expect(place.verdict).toContainText(row);
      }
      await expect(place.verdict).toContainText(textOf(say.kinds[kind].question(namesOf(task))));
      await place.expectBoard(boardOfSetup(task.setup));
      const [right = 0] = rightOf(task);
      await place.choose(task, right);
      await place.check();
      await expectRight(place, task);
    }
  }
});

test('the answer of an exercise opens its search', async ({ page }) => {
  for (const { kind, level, seed, title } of PLACES) {
    await openPage(page, LESSON);
    const place = new Place(page, title);
    const task = taskOf(kind, level, seed);
    await place.root.getByText(say.answer, { exact: true }).click();
    await place.root.getByRole('link', { name: say.line.search }).click();
    await expect(page).toHaveURL(/\/tree\/#/);
    const computer = computerOf(task) === 'X' ? 1 : 4;
    const run = recordSearch({ ...tutorialRequest(task.setup), computer });
    await (await new FigurePage(page, 'tree').awake()).expectStep(run, 0);
  }
});
