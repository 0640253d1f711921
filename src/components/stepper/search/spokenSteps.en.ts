import type { MarkName, Score } from '../../../engine/index.ts';
import type { BoardView, CommonFacts, FactsByKind, StackRow } from '../../ui/types.ts';
import { boardRows } from '#language/ui/board/boards';
import { aloud, count, inWords, listed, spoken, took } from '#language/ui/language/grammar';

function wants(mover: MarkName, maximising: boolean): string {
  return `${mover} wants the ${maximising ? 'highest' : 'lowest'} score`;
}

function left(cells: readonly number[]): string {
  if (cells.length === 0) return 'No cell is empty.';
  if (cells.length === 1) return `Only cell ${cells[0]} is empty.`;
  if (cells.length < 5) return `Cells ${listed(cells)} are empty.`;
  return `${count(cells.length)} cells are empty.`;
}

/**
 * What is heard of a search by someone who sees neither the board nor the tree. The sentences on the page
 * leave to the drawing what a listener has to be told.
 */
export const spokenSteps = {
  /** The first call, with the board that everything is about. */
  start: ({ mover, computer, maximising }: CommonFacts, board: BoardView, at: string) => {
    const side = mover === computer ? 'is the computer' : 'plays against the computer';
    return [
      'Call 1, the start.',
      ...boardRows(board),
      `${mover} to move. ${mover} ${side}: ${wants(mover, maximising)}.`,
      `This is ${at}.`,
    ].join(' ');
  },
  call: (facts: FactsByKind['call'], asker: number) => {
    const { call, path, mover, maximising, emptyCells, wins } = facts;
    const depth = path.length === 1 ? 'one move deep' : `${inWords(path.length)} moves deep`;
    const next = `If the game goes on, it is ${mover}’s turn, and ${wants(mover, maximising)}.`;
    return [
      `Call ${count(call)}, ${depth}, asked by call ${count(asker)}.`,
      `${spoken(took(path))}.`,
      left(emptyCells),
      ...(emptyCells.length > 0 && !wins ? [next] : []),
    ].join(' ');
  },
  /** Said in full once; this is for every time after that. */
  isOver: ({ call }: CommonFacts) => `Call ${count(call)}: is it over?`,
  /** Whose wish has decided, where the sentence leaves that to the drawing. */
  wish: ({ mover, maximising }: CommonFacts) => `${wants(mover, maximising)}.`,
  /** After what a call keeps. */
  untried: (cells: readonly number[]) => {
    if (cells.length === 0) return 'No cell is left to try.';
    return `Still to try: ${cells.length === 1 ? 'cell' : 'cells'} ${listed(cells)}.`;
  },
  /** "Call 2 waits: X took cell 1, O wants the lowest score, and it has minus 10 from cell 4." */
  waiting: (
    { call, move, mover, maximising, best, returns, isNow }: StackRow,
    text: (score: Score) => string,
  ) => {
    const came = move ? `${move.mark} took cell ${move.cell}` : 'the start';
    const holds = best ? `it has ${text(best.score)} from cell ${best.cell}` : 'it has nothing yet';
    const state = returns === undefined ? holds : `it returns ${text(returns)}`;
    const end = `${came}, ${wants(mover, maximising)}, and ${state}.`;
    return aloud(
      `${isNow ? 'You are in call' : 'Call'} ${count(call)}${isNow ? '' : ' waits'}: ${end}`,
    );
  },
  board: (board: BoardView) => `The board: ${boardRows(board).join(' ')}`,
} as const;
