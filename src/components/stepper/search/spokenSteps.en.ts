import type { MarkName, Score } from '../../../engine/index.ts';
import type { BoardView, CommonFacts, FactsByKind, StackRow } from '../../ui/types.ts';
import { boardRows } from '#language/ui/language/boards';
import {
  aloud,
  count,
  inWords,
  listed,
  otherMark,
  spoken,
  took,
  worth,
} from '#language/ui/language/grammar';

function value({ computer, scale }: CommonFacts, score: Score): string {
  return worth(score, computer, scale).text;
}

function wants(mover: MarkName, maximising: boolean): string {
  return `${mover} wants the ${maximising ? 'highest' : 'lowest'} score`;
}

function left(cells: readonly number[]): string {
  if (cells.length === 0) return 'No cell is empty.';
  if (cells.length === 1) return `Only cell ${cells[0]} is empty.`;
  if (cells.length < 5) return `Cells ${listed(cells)} are empty.`;
  return `${count(cells.length)} cells are empty.`;
}

/** What the whole search was for. */
function outcome({ computer, score }: FactsByKind['return']): string {
  if (score === 0) return 'With best play it is a draw.';
  return `With best play ${score > 0 ? computer : otherMark(computer)} wins.`;
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
  call: (facts: CommonFacts, asker: number) => {
    const { call, path, mover, maximising, emptyCells } = facts;
    const depth = path.length === 1 ? 'one move deep' : `${inWords(path.length)} moves deep`;
    const next = `If the game goes on, it is ${mover}’s turn, and ${wants(mover, maximising)}.`;
    return [
      `Call ${count(call)}, ${depth}, asked by call ${count(asker)}.`,
      `${spoken(took(path))}.`,
      left(emptyCells),
      ...(emptyCells.length > 0 ? [next] : []),
    ].join(' ');
  },
  /** Said in full once; this is for every time after that. */
  isOver: ({ call }: CommonFacts) => `Call ${count(call)}: is it over?`,
  won: (facts: FactsByKind['won']) => {
    const { call, wonLine, winner } = facts;
    const score = value(facts, facts.score);
    return aloud(
      `Call ${count(call)}: yes, cells ${listed(wonLine)} are ${winner}’s. The game is over, with a score of ${score}.`,
    );
  },
  full: (facts: FactsByKind['full']) =>
    `Call ${count(facts.call)}: yes, no cell is empty and nobody has a line. A draw has a score of ${value(facts, 0)}.`,
  /** A call that has heard from all its cells. */
  returns: (facts: FactsByKind['return']) => {
    const { call, parentCall, maximising, score, equals, ties, answers, mover, keptCell } = facts;
    const now = value(facts, score);
    const best = `The ${maximising ? 'highest' : 'lowest'} score is ${now}`;
    const times = equals === 2 ? 'twice' : `${inWords(equals)} times`;
    const chosen = equals === 1 ? best : `${best}, ${times}, and of equals the ${ties} is kept`;
    const had = answers.length === 1 ? 'had one cell to try' : 'has tried every cell';
    const result =
      parentCall === undefined
        ? `${mover} should play ${keptCell}${answers.length === 1 ? `, for a score of ${now}` : ''}. ${outcome(facts)}`
        : `it returns ${now} to call ${count(parentCall)}.`;
    const end = answers.length === 1 ? sentenceCase(result) : `${chosen}, so ${result}`;
    return aloud(`Call ${count(call)} ${had}. ${end}`);
  },
  back: (facts: FactsByKind['back']) => {
    const { call, childCall, mover, maximising, score, bestBefore, improves } = facts;
    const now = value(facts, score);
    const head = `Call ${count(childCall)} returns ${now} to call ${count(call)}.`;
    if (!bestBefore) return aloud(`${head} It is the first score that call ${count(call)} gets.`);
    const than = `${maximising ? 'higher' : 'lower'} than the ${value(facts, bestBefore.score)} by cell ${bestBefore.cell}`;
    const isEqual = score === bestBefore.score;
    const end = improves
      ? isEqual
        ? `${now} is not ${than}, but of equals the last is kept here`
        : `${now} is ${than}`
      : isEqual
        ? `${now} is not ${than}, and of equals the first is kept`
        : `${now} is not ${than}, which is kept`;
    return aloud(`${head} ${wants(mover, maximising)}: ${end}.`);
  },
  /** After what a call keeps. */
  untried: (cells: readonly number[]) => {
    if (cells.length === 0) return 'No cell is left to try.';
    return `Still to try: ${cells.length === 1 ? 'cell' : 'cells'} ${listed(cells)}.`;
  },
  /** "Call 2, now: X took 1, O wants the lowest score, and it has minus 10 by cell 4." */
  waiting: (
    { call, move, mover, maximising, best, returns, isNow }: StackRow,
    text: (score: Score) => string,
  ) => {
    const came = move ? `${move.mark} took ${move.cell}` : 'the start';
    const holds = best ? `it has ${text(best.score)} by cell ${best.cell}` : 'it has nothing yet';
    const state = returns === undefined ? holds : `it returns ${text(returns)}`;
    const end = `${came}, ${wants(mover, maximising)}, and ${state}.`;
    return aloud(
      `${isNow ? 'You are in call' : 'Call'} ${count(call)}${isNow ? '' : ' waits'}: ${end}`,
    );
  },
  board: (board: BoardView) => `The board: ${boardRows(board).join(' ')}`,
  score: (score: Score, computer: MarkName, scale: CommonFacts['scale']) =>
    worth(score, computer, scale).text,
} as const;
