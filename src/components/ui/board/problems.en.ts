import { markName, other, type NotationProblem, type SetupProblem } from '../../../engine/index.ts';
import { LONGEST_SMALL_SIDE, type BoardProblem } from '../../platform/linkFields.ts';
import { count, countThings, inWords, numbers } from '#language/ui/language/grammar';

/** Everything that can be wrong with a position that somebody wrote or drew. */
type PositionProblem = NotationProblem | SetupProblem;

type Code = PositionProblem['code'];
type Sentences = { [Each in Code]: (problem: Extract<PositionProblem, { code: Each }>) => string };

const place = (problem: { line: number; column: number }): string =>
  `line ${numbers.format(problem.line)}, character ${numbers.format(problem.column)}`;

const SENTENCES: Sentences = {
  'no-text': () => 'There is nothing here yet: write the cells row by row, with X, O and dots.',
  'long-text': ({ length, limit }) =>
    `This text has ${numbers.format(length)} characters, and up to ${numbers.format(limit)} are read.`,
  'unknown-sign': (problem) =>
    `“${shown(problem.sign)}” (${place(problem)}) is not a sign for a cell: use X, O, and a dot for an empty cell.`,
  'wrong-number': (problem) =>
    `The ${problem.sign} (${place(problem)}) is in cell ${problem.cell}, but a number can only mark its own empty cell.`,
  'row-length': ({ row, found, expected }) =>
    `Row ${row} has ${countThings(found, 'cell')}, but it needs ${numbers.format(expected)}.`,
  'sign-count': ({ found, expected }) =>
    `I find ${countThings(found, 'cell')} here, but this board has ${numbers.format(expected)}.`,
  'cell-count': ({ found, expected }) =>
    `This board has ${countThings(found, 'cell')}, but it needs ${numbers.format(expected)}.`,
  'mark-counts': ({ x, o }) =>
    `There are ${x} X and ${o} O, but players take turns, so neither can be more than one mark ahead.`,
  'wrong-turn': ({ x, o, toMove }) =>
    `There are ${x} X and ${o} O, so ${markName(other(toMove))} moves next, not ${markName(toMove)}.`,
  'two-winners': () => 'Both X and O have a line, but a game ends with the first one.',
  'lines-apart': ({ mark }) =>
    `${markName(mark)} has lines that no single move could complete, but a game ends with the first one.`,
  floating: () =>
    'A mark hangs in the air, but here marks fall to the lowest free cell of their column.',
  'winner-to-move': (problem) => {
    const winner = markName(problem.winner);
    return `${winner} has a line already, so ${winner} moved last and can’t be next.`;
  },
};

/** What is wrong, in one sentence. */
export function explainProblem(problem: PositionProblem): string {
  // Each entry takes the problems of its own code; the type system cannot follow the look-up.
  const sentence = SENTENCES[problem.code] as (problem: PositionProblem) => string;
  return sentence(problem);
}

/** Characters that cannot be seen are shown by their number. */
function shown(sign: string): string {
  if (!/[\p{C}\p{Z}]/u.test(sign)) return sign;
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Why a board can’t be played on. */
export function noBoard(why: BoardProblem): string {
  switch (why.code) {
    case 'no-size':
      return `There is no board “${why.text}”: it takes columns, rows and how many in a row, like 6,5,4.`;
    case 'unknown-word':
      return `I don’t know the rule “${why.word}”: there are “misere” (a line loses) and “gravity” (marks fall).`;
    case 'side':
      return `A board has ${why.least} to ${why.most} columns and rows, not ${count(why.found)}.`;
    case 'layers':
      return `A board has ${why.least} to ${why.most} layers, not ${count(why.found)}.`;
    case 'line-length':
      return `A line has ${why.least} to ${why.most} marks, not ${count(why.found)}.`;
    case 'no-line':
      return `No line of ${why.winLength} fits here: the longest side has ${countThings(why.longest, 'cell')}.`;
    case 'too-large':
      return why.cells > why.most
        ? `A board of ${count(why.cells)} cells is too large here: up to ${why.most} will do.`
        : `This board is too long: here a side has at most ${inWords(LONGEST_SMALL_SIDE)} cells.`;
    case 'in-space':
      return `The board “${why.text}” can’t be chosen here: in space there are 3 × 3 × 3 and 4 × 4 × 4 on the page Play, where a line wins and marks don’t fall.`;
  }
}
