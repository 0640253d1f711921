import { expect, type Locator, type Page } from '@playwright/test';
import type { boardOfSetup } from '../../src/components/ui/board/setupView.ts';
import {
  EMPTY,
  KINDS,
  bestLine,
  bestMoves,
  markName,
  seededRng,
  type Level,
  type SmallRefutation,
  type Setup,
} from '../../src/engine/index.ts';
import { bestMoveMessages } from '#language/exercises/best-move/messages';
import { boardNames } from '#language/ui/board/boards';
import { readLesson } from '../components/lessons/mdx.ts';
import { textOf } from './support.ts';

/** The exercises of the lesson about a best move, as its author placed them. */
export const PLACES = readLesson('src/content/docs/lessons/minimax.mdx').tags.flatMap(
  ({ name, attributes }) => {
    if (name !== 'BestMove') return [];
    const { level, seed, title } = attributes;
    return [{ level: Number(level) as Level, seed: Number(seed), title: String(title) }];
  },
);

/** What the page says of a wrong answer, and what shows it. */
interface Graded {
  readonly points: number;
  readonly said: readonly string[];
  readonly refutation: SmallRefutation | undefined;
}

/** One exercise, as the engine makes and grades it. */
export interface Task {
  readonly setup: Setup;
  readonly answers: readonly number[];
  readonly question: string;
  readonly solution: string;
  readonly grade: (answer: number) => Graded;
}

export function taskOf(level: Level, seed: number): Task {
  const params = KINDS['best-move'].generate(seededRng(seed), level);
  const { setup } = params;
  const mover = markName(setup.toMove);
  return {
    setup,
    answers: setup.cells.flatMap((content, at) => (content === EMPTY ? [at] : [])),
    question: textOf(bestMoveMessages.question(mover)),
    solution: textOf(
      bestMoveMessages.solution(bestMoves(setup), mover, bestLine(setup).score, true),
    ),
    grade(answer) {
      const { points, reasons, refutation } = KINDS['best-move'].grade(params, answer);
      const said = reasons.map((reason) => textOf(bestMoveMessages.reason(reason, mover)));
      return { points, said, refutation: refutation as SmallRefutation | undefined };
    },
  };
}

export const rightOf = (task: Task) =>
  task.answers.filter((answer) => task.grade(answer).points === 1);
export const wrongOf = (task: Task) =>
  task.answers.filter((answer) => task.grade(answer).points < 1);

/** An exercise on the page. */
export class Place {
  readonly page: Page;
  readonly root: Locator;
  readonly verdict: Locator;
  readonly tally: Locator;
  readonly spoken: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator('section.exercise[data-kind="best-move"]');
    this.verdict = this.root.locator('.verdict');
    this.tally = this.root.locator('header .num');
    this.spoken = this.root.locator('> [role="status"]');
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  /** The marks that are on the board. */
  async expectBoard(board: ReturnType<typeof boardOfSetup>): Promise<void> {
    const labels = board.cells.map(({ cell, mark }) => boardNames.holds(`cell ${cell}`, mark));
    await expect
      .poll(() =>
        this.root
          .getByRole('gridcell')
          .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))),
      )
      .toEqual(labels);
  }

  /** Chooses a cell with the keyboard alone, which answers. */
  async choose(answer: number): Promise<void> {
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
  }
}
