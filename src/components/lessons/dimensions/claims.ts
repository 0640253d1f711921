import {
  CUBE_SYMMETRIES,
  EMPTY,
  O,
  X,
  countReplies,
  movesToAnswer,
  type Permutation,
} from '../../../engine/index.ts';
import { dimensionsMessages as messages } from '#language/lessons/dimensions/messages';
import { lesson } from '#language/lessons/parts/messages';
import {
  CUBES,
  FAMILIES,
  cellInCube,
  completing,
  cubeAfter,
  cubeLinesThrough,
  directionsOf,
  placeInCube,
  spaceLines,
  wholeLine,
  type Family,
  type SheetCount,
} from '../../cube/space.ts';
import { once, type LessonClaims } from '../parts/ask.ts';
import { proofOnDisk } from './proofFacts.ts';
import { SHEETS_CENTRE, sheetSymmetries, proofNodes, replyOf } from './threeSheets.ts';

/** What lesson `dimensions` says, as questions to the engine. */

/** A cell of 4×4×4 by what it is called in the text; the figure begins with the one in the middle. */
const EXAMPLES = {
  corner: { sheet: 0, row: 0, column: 0 },
  middle: { sheet: 1, row: 1, column: 1 },
  between: { sheet: 0, row: 0, column: 1 },
} as const;
export const exampleCell = (name: keyof typeof EXAMPLES) => cellInCube(EXAMPLES[name], 4);

const cells = (side: SheetCount) => CUBES[side].geometry.cellCount;
const familyCount = (side: SheetCount, family: Family) =>
  spaceLines(side).filter((line) => line.family === family).length;
const directions = () => FAMILIES.reduce((all, family) => all + directionsOf(4, family), 0);
/** The lines of 4×4×4 that a family has in each of its directions. */
const linesEach = (family: Family) => familyCount(4, family) / directionsOf(4, family);
/** "48 + 24 + 4 = 76". */
const total = (side: SheetCount) =>
  `${FAMILIES.map((family) => familyCount(side, family)).join(' + ')} = ${spaceLines(side).length}`;
/** How many lines run through each cell. */
const degrees = (side: SheetCount) =>
  Array.from({ length: cells(side) }, (_, cell) => cubeLinesThrough(side, cell).length);
const lies = (name: keyof typeof EXAMPLES) => degrees(4)[exampleCell(name)] ?? 0;
/** On how many of its three axes a cell of 4×4×4 lies at an end. */
const ends = (cell: number) => {
  const { sheet, row, column } = placeInCube(cell, 4);
  return [sheet, row, column].filter((at) => at === 0 || at === 3).length;
};

/** How many kinds of cells there are, if those that a symmetry brings to each other are one. */
const cellKinds = (side: SheetCount, symmetries: readonly Permutation[]) =>
  new Set(degrees(side).map((_, cell) => Math.min(...symmetries.map((each) => each[cell] ?? cell))))
    .size;

/** Turns 4×4×4 inside out: the outer sheets come to lie inside, and so do rows and columns. */
function insideOut(cell: number): number {
  const { sheet, row, column } = placeInCube(cell, 4);
  const swap = (at: number) => [1, 0, 3, 2][at] ?? at;
  return cellInCube({ sheet: swap(sheet), row: swap(row), column: swap(column) }, 4);
}
const written = (line: readonly number[]) => line.toSorted((a, b) => a - b).join();

/** Whether 3×3×3 can be filled, by however many marks of each side, without a whole line. */
const canBeDrawn = once(() => {
  const through = Array.from({ length: cells(3) }, (_, cell) => cubeLinesThrough(3, cell));
  const board = cubeAfter(3, []);
  const fill = (cell: number): boolean =>
    cell === cells(3) ||
    [X, O].some((mark) => {
      board[cell] = mark;
      const isWhole = through[cell]?.some((line) =>
        line.cells.every((each) => board[each] === mark),
      );
      const found = !isWhole && fill(cell + 1);
      board[cell] = EMPTY;
      return found;
    });
  return fill(0);
});

/** All games in which X begins in the centre and answers as the proof does, whatever O does: X's marks in each. */
const gamesOfThree = once(() => {
  const marks: number[] = [];
  const play = (moves: readonly number[]): void => {
    const board = cubeAfter(3, moves);
    if (wholeLine(3, board)) {
      marks.push((moves.length + 1) / 2);
      return;
    }
    board.forEach((content, cell) => {
      if (content !== EMPTY) return;
      const after = [...moves, cell];
      if (wholeLine(3, cubeAfter(3, after))) throw new Error(`O wins: ${after.join(' ')}`);
      play([...after, replyOf(after)]);
    });
  };
  play([SHEETS_CENTRE]);
  return marks;
});

/** The answers in the proof of 4×4×4 that stop a line of O's, those that only threaten, and the others. */
export const answersByUse = once(() => {
  const proof = proofOnDisk();
  const found = { stop: 0, threat: 0, quiet: 0 };
  proof.cells.forEach((cell, answer) => {
    const moves = movesToAnswer(proof, answer);
    const isStop = completing(4, cubeAfter(4, moves), O).includes(cell);
    const isThreat = completing(4, cubeAfter(4, [...moves, cell]), X).length > 0;
    found[isStop ? 'stop' : isThreat ? 'threat' : 'quiet'] += 1;
  });
  return found;
});

export const dimensionsClaims = {
  cells3: () => cells(3),
  lines3: () => spaceLines(3).length,
  lines4: () => spaceLines(4).length,
  corner: () => lies('corner'),
  between: () => lies('between'),
  middleToo: () => lies('middle') === lies('corner') && lies('corner') > lies('between'),
  neighbours: () => cells(3) - 1,
  directions,
  halves: () => 2 * directions() === cells(3) - 1,
  straightWays: () => directionsOf(4, 'straight'),
  acrossWays: () => directionsOf(4, 'across'),
  throughWays: () => directionsOf(4, 'through'),
  straightEach: () => linesEach('straight'),
  straightEachIs: () => linesEach('straight') === 4 * 4,
  acrossEach: () => linesEach('across'),
  acrossEachIs: () => linesEach('across') === 4,
  total4: () => total(4),
  total3: () => total(3),
  /** A cell that looks one further along each line than the cube reaches: each line has two ends in the rim around it. */
  rim: () =>
    ([3, 4] as const).every(
      (side) => ((side + 2) ** 3 - side ** 3) / 2 === spaceLines(side).length,
    ),
  /** "(6 × 6 × 6 − 4 × 4 × 4) ÷ 2 = 76". */
  rim4: () => {
    const cube = (side: number) => [side, side, side].join(' × ');
    return `(${cube(6)} − ${cube(4)}) ÷ 2 = ${(6 ** 3 - 4 ** 3) / 2}`;
  },
  rich: () => degrees(4).filter((lines) => lines === lies('corner')).length,
  poor: () => degrees(4).filter((lines) => lines === lies('between')).length,
  richAre: () =>
    degrees(4).every((lines, cell) =>
      [0, 3].includes(ends(cell)) ? lines === lies('corner') : lines === lies('between'),
    ),
  insideOut: () => {
    const lines = new Set(spaceLines(4).map((line) => written(line.cells)));
    return spaceLines(4).every((line) => lines.has(written(line.cells.map(insideOut))));
  },
  insideCorner: () => insideOut(exampleCell('corner')) === exampleCell('middle'),
  centreOn: () => degrees(3)[SHEETS_CENTRE] ?? 0,
  centreMost: () =>
    degrees(3).every(
      (lines, cell) => cell === SHEETS_CENTRE || lines < (degrees(3)[SHEETS_CENTRE] ?? 0),
    ),
  answers: () => cells(3) - 1,
  /** Kinds of cells that O can answer with: all but the centre, which is one of its own. */
  kinds: () => cellKinds(3, sheetSymmetries()) - 1,
  symmetries3: () => sheetSymmetries().length,
  proofSize: () => proofNodes().length,
  marks3: () => Math.max(...gamesOfThree()),
  games3: () => gamesOfThree().length,
  soon: () => gamesOfThree().every((marks) => marks <= 4),
  /** X's second mark forces O, and its third threatens twice. */
  forced: () =>
    proofNodes().every(
      ({ marks, moves, stage }) =>
        stage === 'won' || completing(3, cubeAfter(3, moves), X).length === marks - 1,
    ),
  noDraw: () => !canBeDrawn(),
  cells4: () => cells(4),
  /** Strategic moves of the first proof (docs/algorithms.md, section 11). */
  patashnik: () => 2929,
  answers4: () => proofOnDisk().cells.length,
  /** More than half of its answers stop a line of O's, and some neither stop one nor threaten. */
  mostStop: () => {
    const { stop, quiet } = answersByUse();
    return 2 * stop > proofOnDisk().cells.length && quiet > 0;
  },
  replies4: () => countReplies(proofOnDisk()),
  firstMove: () => messages.kindOfCell[kindOfFirst()],
} as const satisfies LessonClaims;

const NUMBERS = [3, 4, 5, 7] as const;

/** With which mark X has won at the latest, from the centre of 3×3×3. */
export function marksOptions() {
  const marks = dimensionsClaims.marks3();
  return NUMBERS.map((number) => ({
    text: messages.marks(number),
    isRight: number === marks,
    why: number === marks ? '' : messages.whyMarks(number < marks),
  }));
}

/** What kind of cell the proof of 4×4×4 begins on: by how many axes at an end it has. */
const kindOfFirst = () =>
  (['inside', 'side', 'edge', 'corner'] as const)[ends(proofOnDisk().cells[0] ?? 0)] ?? 'side';

/** Where the proof begins; an inside cell is as good as a corner, so it isn't offered. */
export function firstOptions() {
  const right = kindOfFirst();
  return (['corner', 'edge', 'side'] as const).map((kind) => ({
    text: messages.kindOfCell[kind],
    isRight: kind === right,
    why: kind === right ? '' : messages.whyFirst(dimensionsClaims.between()),
  }));
}

/** In how many ways a cell of 4×4×4 can lie, once it may be turned inside out too. */
export function kindsOptions() {
  const right = cellKinds(4, CUBE_SYMMETRIES);
  return [2, 4, 8].map((kinds) => ({
    text: lesson.inDigits(kinds),
    isRight: kinds === right,
    why: kinds === right ? '' : messages.whyKinds(kinds),
  }));
}
