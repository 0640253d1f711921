import { EMPTY, O, X, countReplies, type CellContent } from '../../../engine/index.ts';
import { dimensionsMessages as messages } from '#language/lessons/dimensions/messages';
import { lesson } from '#language/lessons/parts/messages';
import {
  CUBES,
  FAMILIES,
  cellInCube,
  directionsOf,
  spaceLines,
  cubeLinesThrough,
  placeInCube,
  type Family,
  type SheetCount,
} from '../../cube/space.ts';
import { once, type LessonClaims } from '../parts/ask.ts';
import { proofOnDisk } from './proofFacts.ts';
import {
  SHEETS_CENTRE,
  sheetSymmetries,
  sheetsAfter,
  completing,
  wholeLine,
  proofNodes,
  replyOf,
} from './threeSheets.ts';

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
const directions = () => FAMILIES.map((family) => directionsOf(4, family));
/** How many lines run through each cell. */
const degrees = (side: SheetCount) =>
  Array.from({ length: cells(side) }, (_, cell) => cubeLinesThrough(side, cell).length);
const lies = (name: keyof typeof EXAMPLES) => degrees(4)[exampleCell(name)] ?? 0;
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const isEnd = (at: number) => at === 0 || at === 3;
/** On how many of its three axes a cell of 4×4×4 lies at an end. */
const ends = (cell: number) => {
  const { sheet, row, column } = placeInCube(cell, 4);
  return [sheet, row, column].filter(isEnd).length;
};

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
  const board: CellContent[] = sheetsAfter([]);
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
    const board = sheetsAfter(moves);
    if (wholeLine(board, X)) {
      marks.push((moves.length + 1) / 2);
      return;
    }
    board.forEach((content, cell) => {
      if (content !== EMPTY) return;
      const after = [...moves, cell];
      if (wholeLine(sheetsAfter(after), O)) throw new Error(`O wins: ${after.join(' ')}`);
      play([...after, replyOf(after)]);
    });
  };
  play([SHEETS_CENTRE]);
  return marks;
});

export const dimensionsClaims = {
  cells3: () => cells(3),
  lines3: () => spaceLines(3).length,
  lines4: () => spaceLines(4).length,
  corner: () => lies('corner'),
  between: () => lies('between'),
  middleToo: () => lies('middle') === lies('corner') && lies('corner') > lies('between'),
  neighbours: () => cells(3) - 1,
  directions: () => sum(directions()),
  halves: () => 2 * sum(directions()) === cells(3) - 1,
  straightWays: () => directionsOf(4, 'straight'),
  acrossWays: () => directionsOf(4, 'across'),
  throughWays: () => directionsOf(4, 'through'),
  straightEach: () => familyCount(4, 'straight') / directionsOf(4, 'straight'),
  straightEachIs: () => familyCount(4, 'straight') / directionsOf(4, 'straight') === 4 * 4,
  acrossEach: () => familyCount(4, 'across') / directionsOf(4, 'across'),
  acrossEachIs: () => familyCount(4, 'across') / directionsOf(4, 'across') === 4,
  total4: () =>
    `${FAMILIES.map((family) => familyCount(4, family)).join(' + ')} = ${spaceLines(4).length}`,
  total3: () =>
    `${FAMILIES.map((family) => familyCount(3, family)).join(' + ')} = ${spaceLines(3).length}`,
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
  kinds: () =>
    new Set(
      degrees(3).flatMap((_, cell) =>
        cell === SHEETS_CENTRE
          ? []
          : [Math.min(...sheetSymmetries().map((each) => each[cell] ?? cell))],
      ),
    ).size,
  symmetries3: () => sheetSymmetries().length,
  proofSize: () => proofNodes().length,
  marks3: () => Math.max(...gamesOfThree()),
  games3: () => gamesOfThree().length,
  soon: () => gamesOfThree().every((marks) => marks <= 4),
  /** X's second mark forces O, and its third threatens twice. */
  forced: () =>
    proofNodes().every(
      ({ marks, moves, stage }) =>
        stage === 'won' || completing(sheetsAfter(moves), X).length === marks - 1,
    ),
  noDraw: () => !canBeDrawn(),
  cells4: () => cells(4),
  /** Strategic moves of the first proof, by the title of its article's summary: "2,929". */
  patashnik: () => 2929,
  answers4: () => proofOnDisk().cells.length,
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
  const classes = (maps: readonly ((cell: number) => number)[]) => {
    const same = (a: number) => Math.min(...closure(a, maps));
    return new Set(Array.from({ length: cells(4) }, (_, cell) => same(cell))).size;
  };
  const right = classes(TURNS_AND_INSIDE_OUT);
  return [2, 4, 8].map((kinds) => ({
    text: lesson.inDigits(kinds),
    isRight: kinds === right,
    why: kinds === right ? '' : messages.whyKinds(kinds),
  }));
}

type CellMap = (cell: number) => number;
const TURNS: readonly CellMap[] = [
  (cell) => {
    const { sheet, row, column } = placeInCube(cell, 4);
    return cellInCube({ sheet: row, row: column, column: sheet }, 4);
  },
  (cell) => {
    const { sheet, row, column } = placeInCube(cell, 4);
    return cellInCube({ sheet, row: column, column: 3 - row }, 4);
  },
];
const TURNS_AND_INSIDE_OUT = [...TURNS, insideOut];

/** All cells that a cell can come to. */
function closure(cell: number, maps: readonly CellMap[]): Set<number> {
  const found = new Set([cell]);
  for (const each of found) for (const map of maps) found.add(map(each));
  return found;
}
