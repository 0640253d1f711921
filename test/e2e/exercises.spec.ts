import { expect, test, type Locator, type Page } from '@playwright/test';
import { boardAfter, moveAt, nextSeed } from '../../src/components/exercise/lines.ts';
import { boardOfSetup } from '../../src/components/view/boardView.ts';
import {
  DRAW,
  EMPTY,
  KINDS,
  LEVELS,
  LOSS,
  WIN,
  markName,
  recordSearch,
  seededRng,
  tutorialRequest,
  type KindId,
  type Level,
  type Setup,
  type Verdict,
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
    kind: attributes['kind'] as KindId,
    level: Number(attributes['level']) as Level,
    seed: Number(attributes['seed']),
    title: String(attributes['title']),
  }));

/** One exercise, as the engine makes and grades it: both kinds answer with a number. */
interface Task {
  readonly kind: KindId;
  readonly setup: Setup;
  readonly params: never;
  readonly answers: readonly number[];
  readonly grade: (answer: number) => Verdict;
}

function taskOf(kind: KindId, level: Level, seed: number): Task {
  const rules = KINDS[kind];
  const params = rules.generate(seededRng(seed), level);
  const free = params.setup.cells.flatMap((content, at) => (content === EMPTY ? [at] : []));
  return {
    kind,
    setup: params.setup,
    params: params as never,
    answers: kind === 'best-move' ? free : [WIN, DRAW, LOSS],
    grade: (answer) => rules.grade(params as never, answer),
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

  /** The marks that are on the board, wherever the board is a picture or a grid. */
  async expectBoard(board: ReturnType<typeof boardOfSetup>): Promise<void> {
    const grid = this.root.getByRole('grid');
    const labels = board.cells.map(({ cell, mark }) => say.cellText(cell, mark, undefined));
    if ((await grid.count()) > 0) {
      const cells = grid.getByRole('gridcell');
      const shown = await cells.evaluateAll((all) =>
        all.map((each) => each.getAttribute('aria-label')),
      );
      expect(shown).toEqual(labels);
    } else {
      await expect(this.root.getByRole('img')).toHaveAttribute(
        'aria-label',
        say.boardText(board.cells),
      );
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
      const names = { mover: markName(task.setup.toMove), computer: computerOf(task) };
      for (const reason of reasons) {
        const sentence = say.reasons[reason.code](reason as never, names);
        await expect(place.verdict).toContainText(textOf(sentence));
      }
      await expect(place.root.locator('.tally')).toHaveText(say.tries(tries + 1));
      if (refutation) await expectRefutation(place, refutation);
      await expectFocus(page, 'a refutation');
    }

    for (const answer of rightOf(task).slice(0, 1)) {
      await place.choose(task, answer);
      await place.check();
      await expect(place.verdict).toContainText(
        textOf(say.reasons.right({ code: 'right' }, names)),
      );
      await expect(place.root.locator('.tally')).toContainText(say.solved(1));
      await expectFocus(page, 'the right answer');
    }
  });
}

const names = { mover: 'X', computer: 'X' } as const;

function computerOf({ kind, setup, params }: Task): 'X' | 'O' {
  if (kind === 'best-move') return markName(setup.toMove);
  return markName((params as { computer: 1 | 4 }).computer);
}

/** Steps through a refutation to its end and back to the question. */
async function expectRefutation(
  place: Place,
  refutation: NonNullable<Verdict['refutation']>,
): Promise<void> {
  const { line } = say;
  const last = refutation.moves.length;
  await place.button(line.show).click();
  const steps = place.root.getByRole('group', { name: line.group });
  for (let at = Math.min(1, last); at <= last; at++) {
    await place.expectBoard(boardAfter(refutation, at));
    const told = moveAt(refutation, at);
    await expect(steps.getByRole('status')).toContainText(
      told ? line.at(told.move, told.over) : line.start,
    );
    if (at < last) await place.button(line.forward).click();
  }
  await place.button(line.hide).click();
  await expect(steps).toHaveCount(0);
}

test('new exercises are those of the next seeds, at any level', async ({ page }) => {
  await openPage(page, LESSON);
  for (const { kind, level, seed, title } of PLACES) {
    const place = new Place(page, title);
    await place.root.scrollIntoViewIfNeeded();
    let [at, now] = [level, seed];
    for (let count = 0; count < 6; count++) {
      if (count % 2 === 0) {
        await place.button(say.fresh).click();
      } else {
        at = LEVELS.find((other) => other !== at) ?? at;
        await place.root.getByLabel(say.level).selectOption(String(at));
      }
      now = nextSeed(now);
      await expect(place.verdict).toHaveText(say.freshSaid);
      const task = taskOf(kind, at, now);
      await place.expectBoard(boardOfSetup(task.setup));
      const [right = 0] = rightOf(task);
      await place.choose(task, right);
      await place.check();
      await expect(place.verdict).toContainText(
        textOf(say.reasons.right({ code: 'right' }, names)),
      );
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
