// The public face of the engine, part two: five in a row on large boards. Import it through index.ts.

// Large boards: cells, marks, who has won
export * from './game/large/board.ts';
export * from './game/large/sparseBoard.ts';
export * from './game/large/directions.ts';
export * from './game/large/cellText.ts';
export * from './game/large/sheet.ts';
export * from './game/large/diagram.ts';
export * from './game/large/sheetText.ts';
export * from './game/large/winScan.ts';

// Threats: forced wins by fours and by threats, and the cells that renju forbids
export * from './threat/forcedWin.ts';
export * from './threat/teaching/attackByFours.ts';
export * from './threat/forbidden.ts';
export * from './threat/teaching/renjuCheck.ts';

// The strongest player: a search over threats
export * from './bots/large/strongest/strongest.ts';
export * from './bots/large/strongest/thoughts.ts';
export * from './bots/large/strongest/tuning.ts';

// Games with branches: the record, and how it is written
export * from './game/large/gameRecord.ts';
export * from './game/large/gameRecordProblem.ts';
export * from './game/large/recordCode.ts';
export * from './game/large/foreignGames.ts';
export { makeSgf, type LeftOut } from './game/large/sgf.ts';
export { countSgfValues } from './game/large/sgfTree.ts';

// Attacks: the weights of a line, a cell and a large board
export * from './attacks/rules.ts';
export * from './attacks/line.ts';
export * from './attacks/lineAttacks.ts';
export * from './attacks/attack.ts';
export * from './attacks/breakpoint.ts';
export * from './attacks/cellWeight.ts';
export * from './attacks/heaviest.ts';
export * from './attacks/weightBoard.ts';
export * from './attacks/attackTracer.ts';
export * from './attacks/lineRuns.ts';

// Threats: wins within two marks, and the answers to a mark
export * from './threat/answers.ts';

// Runs with linear traces on large boards, as data
export * from './runs/linearRun.ts';
export * from './runs/largeRuns.ts';
export * from './runs/renju.ts';

// Bots of large boards
export * from './bots/large/index.ts';
export * from './bots/large/weightMoves.ts';

// Matches between sets of weights, and the search for a better set
export * from './tuning/matchGame.ts';
export * from './core/statistics.ts';
export * from './tuning/match.ts';
export * from './tuning/tune.ts';

// The machines that lead to the strongest player, and the matches between them
export * from './bots/large/strongest/machines.ts';

// Exercises about lines and large boards
export * from './exercise/sheets.ts';

// The teaching copy: the weighing bot once more, with the mistakes of the published code
export * from './attacks/teaching/parts/steps.ts';
export * from './attacks/teaching/suspects.ts';
export * from './attacks/teaching/judge.ts';
export * from './attacks/teaching/witness.ts';
export * from './attacks/teaching/repair.ts';
export * from './attacks/teaching/measure.ts';
