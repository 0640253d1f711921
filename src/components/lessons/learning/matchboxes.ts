import {
  MENACE,
  NO_BOX,
  X,
  afterMove,
  boxLayout,
  boxesOf,
  codeOfCells,
  exactResults,
  kindsIn,
  learnerTable,
  makePosition,
  marksOfBox,
  newLearner,
  placeOf,
  setupOfClass,
  solve,
  startOf,
  learnGame,
  policyOf,
  type MarkName,
  type Setup,
} from '../../../engine/index.ts';
import { writtenSetup } from '../../ui/board/setupView.ts';
import { player } from './runs.ts';

/** A label to cut out. */
export interface Label {
  /** Within its set, from 1. */
  readonly number: number;
  /** Which of the player's moves it is for: the first, second, … */
  readonly move: number;
  /** By cell: a mark, or the letter of its bead; empty where another cell stands for the same move. */
  readonly cells: readonly { readonly mark?: MarkName; readonly letter?: string }[];
  /** Beads of each kind at the beginning. */
  readonly each: number;
}

/** A label on paper, in mm: it fits the usual matchbox. Twenty-one of them fit a page of either size. */
export const LABEL_MM = { width: 53, height: 35 } as const;
export const LABELS_A_PAGE = 21;

/** The labels page by page, as they are printed. */
export function pagesOf(labels: readonly Label[]): (readonly Label[])[] {
  const pages = Math.ceil(labels.length / LABELS_A_PAGE);
  return Array.from({ length: pages }, (_, at) =>
    labels.slice(at * LABELS_A_PAGE, (at + 1) * LABELS_A_PAGE),
  );
}

/** The kinds of bead have a letter a cell: A to I, row by row. */
export const LETTERS = 'ABCDEFGHI';

function labelOf(number: number, setup: Setup, letters: readonly number[], box: number): Label {
  return {
    number,
    move: Math.floor(marksOfBox(box) / 2) + 1,
    cells: setup.cells.map((content, cell) => {
      if (content !== 0) return { mark: content === X ? 'X' : 'O' };
      return letters.includes(cell) ? { letter: LETTERS.charAt(cell) } : {};
    }),
    each: startOf(box, MENACE),
  };
}

/** The whole shelf: every box of the player who moves first. */
export function fullSet(): Label[] {
  const { classOf, cellOf } = boxLayout();
  return boxesOf('first').map((box, at) => {
    const letters = kindsIn(box).map((kind) => cellOf[kind] as number);
    return labelOf(at + 1, setupOfClass(classOf[box] as number), letters, box);
  });
}

/**
 * Where the games of the small set begin: X is to move, and may win, draw or lose. No board of it is
 * another one turned, so that nothing has to be turned in class.
 */
export const smallStart = () => writtenSetup('..XO...XO');

/** Every position of the small set in which X has a choice, in the order of marks. */
export function smallSetups(): Setup[] {
  const found = new Map<string, Setup>();
  const walk = (setup: Setup): void => {
    if (solve(setup).distance === 0) return;
    if (setup.toMove === X && boxOf(setup) !== NO_BOX) found.set(makePosition(setup.cells), setup);
    setup.cells.forEach((content, cell) => {
      if (content === 0) walk(afterMove(setup, cell));
    });
  };
  walk(smallStart());
  const marks = ({ cells }: Setup) => cells.filter((content) => content !== 0).length;
  return [...found.values()].sort((a, b) => marks(a) - marks(b));
}

function boxOf(setup: Setup): number {
  const place = placeOf(setup);
  return place ? (boxLayout().boxOf[place.at] as number) : NO_BOX;
}

export function smallSet(): Label[] {
  return smallSetups().map((setup, at) => {
    const free = [...setup.cells.keys()].filter((cell) => setup.cells[cell] === 0);
    return labelOf(at + 1, setup, free, boxOf(setup));
  });
}

/** Whether each board of the small set is a box of its own, with every move a kind of its own. */
export function smallSetNeedsNoTurning(): boolean {
  const setups = smallSetups();
  const boxes = setups.map(boxOf);
  const isPlain = setups.every((setup, at) => {
    const free = setup.cells.filter((content) => content === 0).length;
    return kindsIn(boxes[at] as number).length === free;
  });
  return new Set(boxes).size === boxes.length && isPlain;
}

/** How a class's boxes fare in the small game against a die, before and after some games, and what beads they add. */
export function smallLesson(games: number, seed: number) {
  const start = smallStart();
  const learner = newLearner(MENACE, 'first', seed);
  const chances = () =>
    exactResults(learnerTable(learner), player('random'), codeOfCells(start.cells));
  const beads = () => learner.entries.reduce((sum, each) => sum + each, 0);
  const [before, had] = [chances(), beads()];
  for (let game = 0; game < games; game++)
    learnGame(learner, (setup) => policyOf({ kind: 'random' }, setup), [X], start);
  return { before, after: chances(), added: beads() - had };
}

/** Everything in the boxes, for the shopping list. */
export function beadsOf(labels: readonly Label[]): number {
  return labels.reduce(
    (sum, { cells, each }) => sum + cells.filter(({ letter }) => letter).length * each,
    0,
  );
}
