import {
  BitPosition,
  DRAW,
  LOSS,
  WIN,
  X,
  boardValue,
  chosenCell,
  emptySetup,
  markName,
  minimax,
  mnkVariant,
  recordSearch,
  rootSearch,
  startSearch,
  type MarkName,
  type SearchRun,
} from '../../../engine/index.ts';
import { fillings } from '../parts/fillings.ts';
import {
  answersToCall,
  askedBy,
  callBy,
  callCount,
  cellInto,
  emptyAt,
  isOverAt,
  keptBy,
  moverOfCall,
  parentOf,
  scoreOf,
  winnerAt,
} from '../parts/reading.ts';
import { FIGURES, lessonRun, lessonRequest, type RunName } from '../parts/runs.ts';
import type { LessonClaims } from '../parts/ask.ts';

/**
 * What lesson `minimax` says, as questions to the engine. The text holds no number and no "only" of its own:
 * it names an entry of these tables, and the page cannot be built if the answer is not there or is
 * "no". `test/lesson` asks all of them again.
 */

const nine = () => lessonRun('nine');
const second = () => lessonRun('second');

function callsOf(name: RunName): number[] {
  return Array.from({ length: callCount(lessonRun(name)) }, (_, i) => i + 1);
}

/** The calls that write their best cell on the note, in the order in which they return. */
const noteWriters = () =>
  callsOf('nine')
    .filter((call) => !isOverAt(nine(), call))
    .sort((a, b) => leaveAt(nine(), a) - leaveAt(nine(), b));
const leaveAt = ({ trace }: SearchRun, call: number) => trace.leaveAt[call - 1] as number;

/** Columns, rows, and how many marks in a row win: boards of up to eight cells, on which every game can be played out. */
const SMALLER_BOARDS = [
  [2, 2, 2],
  [3, 2, 2],
  [3, 2, 3],
  [4, 2, 2],
  [4, 2, 3],
  [4, 2, 4],
  [7, 1, 3],
] as const;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Whether the game is over at this call, won by `winner`, and the value says so. */
function wonBy(run: SearchRun, call: number, winner: MarkName): boolean {
  const value = winner === markName(run.request.computer) ? WIN : LOSS;
  return isOverAt(run, call) && winnerAt(run, call) === winner && scoreOf(run, call) === value;
}

/** Whether this call's value is a win for `winner`, at once or later. */
function winsFor(run: SearchRun, call: number, winner: MarkName): boolean {
  return scoreOf(run, call) === (winner === markName(run.request.computer) ? WIN : LOSS);
}

/** The run of the worked example with the other rule for ties. */
function keepingTheLast() {
  return recordSearch({ ...lessonRequest('nine'), ties: 'last' });
}

/** Whether every call that asks returns the most or the least of its answers, as its mover wants. */
function isMinimax(name: RunName, wants: Record<'X' | 'O', 'most' | 'least'>): boolean {
  const run = lessonRun(name);
  return callsOf(name).every((call) => {
    const answers = answersToCall(run, call);
    if (answers.length === 0) return true;
    const pick = wants[moverOfCall(run, call)] === 'most' ? Math.max : Math.min;
    return scoreOf(run, call) === pick(...answers);
  });
}

export const minimaxClaims = {
  /** Counts, by name. */
  nineEmpty: () => emptyAt(nine(), 1).length,
  nineCalls: () => callCount(nine()),
  ownCalls: () => callCount(lessonRun('own')),
  fillingsOf3: () => fillings(3),
  fillingsOf2: () => fillings(2),
  fillingsOf1: () => fillings(1),
  fillingsOf0: () => fillings(0),
  /** Each call that has tried cells leaves one of them behind. */
  noteWrites: () => noteWriters().length,
  /** Calls after the one that found the win. */
  goesOnCalls: () => callCount(nine()) - 5,
  /** Scores that belong to no call. */
  win: () => WIN,
  loss: () => LOSS,
  draw: () => DRAW,
  /** Sentences, by name: what must be true for them to be said. */
  winAtOnce: () =>
    moverOfCall(nine(), 1) === 'X' && askedBy(nine(), 1).some((call) => wonBy(nine(), call, 'X')),
  nineFindsIt: () => chosenCell(nine()) === cellInto(nine(), 5),
  call2AskedBy1: () => parentOf(nine(), 2) === 1 && moverOfCall(nine(), 1) === 'X',
  call2OMoves: () => moverOfCall(nine(), 2) === 'O' && parentOf(nine(), 3) === 2,
  call3OHasWon: () => wonBy(nine(), 3, 'O'),
  call4Again: () => parentOf(nine(), 4) === 2 && wonBy(nine(), 4, 'O'),
  call2TriedAll: () => emptyAt(nine(), 2).length === 2 && same(askedBy(nine(), 2), [3, 4]),
  call5XHasWon: () => parentOf(nine(), 5) === 1 && wonBy(nine(), 5, 'X'),
  call6Asks7And9: () => same(askedBy(nine(), 6), [7, 9]) && parentOf(nine(), 6) === 1,
  call7OneCell: () => same(emptyAt(nine(), 7), [cellInto(nine(), 8)]),
  call8XHasWon: () =>
    parentOf(nine(), 8) === 7 && moverOfCall(nine(), 7) === 'X' && wonBy(nine(), 8, 'X'),
  call9OHasWon: () => wonBy(nine(), 9, 'O'),
  call6ChangesItsMind: () =>
    same(answersToCall(nine(), 6), [WIN, LOSS]) &&
    keptBy(nine(), 6) === cellInto(nine(), 9) &&
    scoreOf(nine(), 6) === LOSS,
  call1TakesTheMost: () =>
    moverOfCall(nine(), 1) === 'X' && scoreOf(nine(), 1) === Math.max(...answersToCall(nine(), 1)),
  call1OnlyCell: () => askedBy(nine(), 1).filter((call) => winsFor(nine(), call, 'X')).length === 1,
  call1EndsTheGame: () => wonBy(nine(), callBy(nine(), 1, keptBy(nine(), 1)), 'X'),
  xMostOLeast: () =>
    ['nine' as const, 'own' as const].every((name) => isMinimax(name, { X: 'most', O: 'least' })),
  call2KeepsTheFirst: () =>
    new Set(answersToCall(nine(), 2)).size === 1 && keptBy(nine(), 2) === cellInto(nine(), 3),
  tiesLastKeepsTheOther: () => keptBy(keepingTheLast(), 2) === cellInto(nine(), 4),
  tiesValuesStay: () => same([...keepingTheLast().trace.score], [...nine().trace.score]),
  // The last of the calls, and not a win of the computer, as that text has it.
  erratumOWon: () =>
    callCount(nine()) === 9 && wonBy(nine(), 9, 'O') && markName(nine().request.computer) === 'X',
  oMostXLeast: () =>
    ['swapped' as const, 'second' as const].every((name) =>
      isMinimax(name, { X: 'least', O: 'most' }),
    ),
  swappedSigns: () =>
    callsOf('nine').every((call) => scoreOf(lessonRun('swapped'), call) === -scoreOf(nine(), call)),
  swappedSameCells: () =>
    same([...lessonRun('swapped').trace.cell], [...nine().trace.cell]) &&
    chosenCell(lessonRun('swapped')) === chosenCell(nine()),
  swappedXWins: () =>
    winsFor(nine(), 1, 'X') &&
    winsFor(lessonRun('swapped'), 1, 'X') &&
    scoreOf(nine(), 1) === WIN &&
    scoreOf(lessonRun('swapped'), 1) === LOSS,
  secondOMoves: () =>
    moverOfCall(second(), 1) === 'O' && markName(second().request.computer) === 'O',
  // X has made one mark more, so X began.
  secondXBegan: () => {
    const count = (mark: string) => FIGURES.second.board.split(mark).length - 1;
    return count('X') === count('O') + 1;
  },
  secondDrawFirst: () =>
    isOverAt(second(), 3) &&
    emptyAt(second(), 3).length === 0 &&
    winnerAt(second(), 3) === undefined &&
    scoreOf(second(), 3) === DRAW,
  secondNoChoice: () => same(askedBy(second(), 2), [3]) && moverOfCall(second(), 2) === 'X',
  secondWinAfter: () =>
    parentOf(second(), 4) === 1 && wonBy(second(), 4, 'O') && scoreOf(second(), 4) > DRAW,
  ownOnlyCell: () => {
    const run = lessonRun('own');
    const [draws, losses] = [
      askedBy(run, 1).filter((call) => scoreOf(run, call) === DRAW),
      askedBy(run, 1).filter((call) => winsFor(run, call, 'O')),
    ];
    return (
      moverOfCall(run, 1) === 'X' &&
      draws.length === 1 &&
      losses.length === emptyAt(run, 1).length - 1
    );
  },
  ownWhy: () => {
    const run = lessonRun('own');
    const cell = keptBy(run, 1);
    const others = askedBy(run, 1).filter((call) => call !== callBy(run, 1, cell));
    return others.every((call) => wonBy(run, callBy(run, call, cell), 'O'));
  },
  noteWriters: () => noteWriters().at(-1) === 1 && askedBy(nine(), 1).length > 0,
  // What the search leaves behind, without its recording.
  noteLast: () => rootSearch(nine().request).cell === keptBy(nine(), 1),
  // Whatever the calls after the win had returned, the first of the best would have been kept.
  goesOnForNothing: () =>
    scoreOf(nine(), 5) === WIN &&
    scoreOf(nine(), 1) === WIN &&
    keptBy(nine(), 1) === cellInto(nine(), 5) &&
    callsOf('nine').every((call) => scoreOf(nine(), call) <= WIN),
  otherGames: () =>
    SMALLER_BOARDS.every(([columns, rows, winLength]) => {
      const variant = mnkVariant(columns, rows, winLength);
      const position = new BitPosition(emptySetup(X, variant), variant);
      const score = minimax(position, X, startSearch({ computer: X, ties: 'first' }));
      const solved = boardValue(variant);
      return solved.settled && score === (solved.value === 'first' ? WIN : DRAW);
    }),
} as const satisfies LessonClaims;
