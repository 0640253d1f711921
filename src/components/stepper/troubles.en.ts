import type { AddressProblem, FigureField, FollowProblem } from '../platform/problems.ts';
import type { StoredProblem } from '../platform/stored.ts';
import type { WorkerProblemCode } from '../platform/workerProblem.ts';
import { storedSentence } from '#language/platform/stored';
import { count } from '#language/ui/language/grammar';
import { linkSentences } from '#language/ui/language/links';
import { explainProblem } from '#language/ui/board/problems';
import { LARGE_INPUT_PROBLEM } from '#language/ui/large-board/problems';

function nth(index: number): string {
  const words = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
  return words[index] ?? `${count(index + 1)}th`;
}

/** Why moves cannot be followed. */
export function followProblem(problem: FollowProblem): string {
  switch (problem.code) {
    case 'too-long':
      return 'That is too long to be a game on nine cells.';
    case 'unreadable':
      return `“${problem.text}” is not a move. Write moves like X4 O0.`;
    case 'not-a-cell':
      return `The ${nth(problem.index)} move: there is no cell ${problem.text}, because cells are numbered 0 to 8.`;
    case 'wrong-mark':
      return `The ${nth(problem.index)} move: it is ${problem.mover}’s turn there.`;
    case 'taken':
      return `The ${nth(problem.index)} move was never tried: ${problem.mark} is on cell ${problem.cell} already.`;
    case 'over':
      return `The ${nth(problem.index)} move was never tried: the game is over before it, in call ${count(problem.call)}.`;
    case 'cut':
      return `The ${nth(problem.index)} move, to cell ${problem.cell}, was tried after the recording had ended.`;
    case 'untried':
      return `The ${nth(problem.index)} move was never tried: call ${count(problem.call)} was pruned before it came to cell ${problem.cell}.`;
    case 'horizon':
      return `The ${nth(problem.index)} move was never tried: call ${count(problem.call)} is at the limit of plies.`;
  }
}

const FIELD: Record<FigureField, string> = {
  fig: 'the name of the figure',
  step: 'the step',
  search: 'which search it shows',
  board: 'the board',
  move: 'whose move it is',
  computer: 'which side is the computer',
  order: 'the order of the cells',
  seed: 'the seed',
  ties: 'what happens to equal scores',
  depth: 'the limit of plies',
  level: 'the level',
  moves: 'the moves of the game',
  stones: 'the marks on the board',
  size: 'the borders',
  cell: 'the cell in question',
  mark: 'the mark that is tried',
  line: 'the direction of the line',
};

/** What in a link was ignored, each thing in one sentence. */
export function addressProblems(problems: readonly AddressProblem[]): string {
  const nameOf = (problem: AddressProblem) => ('field' in problem ? FIELD[problem.field] : '');
  return linkSentences(problems, nameOf, (problem) =>
    'field' in problem || 'names' in problem ? '' : addressProblem(problem),
  );
}

function addressProblem(
  problem: Exclude<AddressProblem, { field: unknown } | { names: unknown }>,
): string {
  switch (problem.code) {
    case 'too-long':
      return 'This link is too long to be one of ours, so the figure begins at its own start.';
    case 'impossible-board':
      return `The board in this link can’t come up in a game. ${explainProblem(problem.why)}`;
    case 'impossible-sheet':
      return `The board in this link can’t be shown. ${LARGE_INPUT_PROBLEM[problem.why]}`;
    case 'step-beyond-end':
      return `This figure ends at step ${count(problem.last + 1)}, so there is no step ${count(problem.step + 1)}. This is the last one.`;
  }
}

/** What happened to the stored settings. */
export const settingsProblem = (problem: StoredProblem): string =>
  storedSentence(problem, 'your settings');

/** What reads and writes links did not arrive. */
export const addressLost =
  'The part that reads links didn’t load, so no link is followed, and the address doesn’t say which step this is. Check the connection: the next step tries again.';

/** Why no recording came. */
export const workerProblem: Record<WorkerProblemCode, string> = {
  died: 'The part of the browser that records searches has stopped. The figure still shows the search from before; you can try again.',
  'not-started':
    'The part of the browser that records searches didn’t load. Check the connection, and try again.',
  unsupported: 'This browser cannot record a search this long in the background.',
  cancelled: 'The recording was stopped.',
};
