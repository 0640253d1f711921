import { expect, type Locator, type Page } from '@playwright/test';
import type { boardOfSetup } from '../../src/components/ui/board/setupView.ts';
import {
  DRAW,
  EMPTY,
  KINDS,
  LOSS,
  WIN,
  bestLine,
  bestMoves,
  markName,
  seededRng,
  type Level,
  type SmallRefutation,
  type ParamsOf,
  type Setup,
} from '../../src/engine/index.ts';
import { bestMoveMessages } from '#language/exercises/best-move/messages';
import { smallExercises } from '#language/exercises/frame/small';
import { returnValueMessages } from '#language/exercises/return-value/messages';
import { aloud, formatScore } from '#language/ui/language/grammar';
import { readLesson } from '../components/lessons/mdx.ts';
import { textOf } from './support.ts';

type Kind = 'best-move' | 'return-value';
const KIND_OF: Readonly<Record<string, Kind>> = {
  BestMove: 'best-move',
  ReturnValue: 'return-value',
};

/** The exercises of the lesson, as its author placed them: one of a kind. */
export const PLACES = readLesson('src/content/docs/lessons/minimax.mdx').tags.flatMap(
  ({ name, attributes }) => {
    const kind = KIND_OF[name];
    if (!kind) return [];
    const { level, seed, title } = attributes;
    return [{ kind, level: Number(level) as Level, seed: Number(seed), title: String(title) }];
  },
);

/** What the page says of a wrong answer, and what shows it. */
interface Graded {
  readonly points: number;
  readonly said: readonly string[];
  readonly refutation: SmallRefutation | undefined;
}

/** One exercise, as the engine makes and grades it: both kinds answer with a number. */
export interface Task {
  readonly kind: Kind;
  /** Of the kind. */
  readonly name: string;
  readonly setup: Setup;
  readonly computer: 'X' | 'O';
  readonly answers: readonly number[];
  readonly question: string;
  readonly solution: string;
  readonly grade: (answer: number) => Graded;
}

export const taskOf = (kind: Kind, level: Level, seed: number): Task =>
  kind === 'best-move'
    ? moveTask(KINDS[kind].generate(seededRng(seed), level))
    : callTask(KINDS[kind].generate(seededRng(seed), level));

function moveTask(params: ParamsOf<'best-move'>): Task {
  const { setup } = params;
  const mover = markName(setup.toMove);
  return {
    kind: 'best-move',
    name: bestMoveMessages.name,
    setup,
    computer: mover,
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

function callTask(params: ParamsOf<'return-value'>): Task {
  const { setup } = params;
  const kind = KINDS['return-value'];
  const sides = { mover: markName(setup.toMove), computer: markName(params.computer) };
  return {
    kind: 'return-value',
    name: returnValueMessages.name,
    setup,
    computer: sides.computer,
    answers: [WIN, DRAW, LOSS],
    question: textOf(returnValueMessages.question(sides)),
    solution: textOf(
      returnValueMessages.solution(bestLine(setup).moves[0], kind.key(params), sides),
    ),
    grade(answer) {
      const { points, reasons, refutation } = kind.grade(params, answer);
      const said = reasons.map((reason) => textOf(returnValueMessages.reason(reason, sides)));
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

  constructor(page: Page, title: string) {
    this.page = page;
    // Not by its name, which is that of its first question only.
    const kind = PLACES.find((each) => each.title === title)?.kind;
    this.root = page.locator(`section.exercise[data-kind="${kind}"]`);
    this.verdict = this.root.locator('.verdict');
    this.tally = this.root.locator('header .num');
    this.spoken = this.root.locator('> [role="status"]');
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  /** The marks that are on the board, whether it is walked cell by cell or row by row. */
  async expectBoard(board: ReturnType<typeof boardOfSetup>): Promise<void> {
    const grid = this.root.getByRole('grid');
    if ((await grid.count()) > 0) {
      const labels = board.cells.map(({ cell, mark }) =>
        smallExercises.choice.cell(`cell ${cell}`, mark, undefined),
      );
      await expect
        .poll(() =>
          grid
            .getByRole('gridcell')
            .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))),
        )
        .toEqual(labels);
    } else {
      await expect(this.root.locator('ul.sr-only > li')).toHaveText(smallExercises.rows(board));
    }
  }

  /** Chooses an answer with the keyboard alone, which answers. */
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
      const radio = this.root.getByRole('radio', { name: aloud(formatScore(answer)), exact: true });
      await radio.focus();
      await this.page.keyboard.press('Space');
      await expect(radio).toBeChecked();
    }
  }
}
