// The public face of the engine, part two: five in a row on large boards. Import it through index.ts.

// Large boards: cells, marks, who has won
export {
  FARTHEST,
  LONGEST_SIDE,
  boxOf,
  byRows,
  emptyOn,
  hasCell,
  isSameCell,
  isSize,
} from './game/large/board.ts';
export type { BoardReader, Box, Point, Size, Stone } from './game/large/board.ts';
export { SparseBoard, withMarkOn } from './game/large/sparseBoard.ts';
export { DIRECTIONS } from './game/large/directions.ts';
export type { Direction } from './game/large/directions.ts';
export { boardOfSheet, turnAfter } from './game/large/sheet.ts';
export type { Sheet } from './game/large/sheet.ts';
export { makeDiagram, parseDiagram } from './game/large/diagram.ts';
export {
  makePoint,
  makeSize,
  makeStones,
  parsePoint,
  parseSize,
  parseStones,
} from './game/large/sheetText.ts';
export {
  FIVE,
  SCAN_EVENTS,
  WIN_RULES,
  isWinningLength,
  scanBoard,
  scanFromLast,
  scanReach,
  wholeRun,
  wouldWin,
} from './game/large/winScan.ts';
export type { ScanEvent, WinRule, WinningRun } from './game/large/winScan.ts';

// Threats: forced wins by fours and by threats, and the cells that renju forbids
export { FORCED_NODES, FORCED_SEARCHES, findForcedWin } from './threat/forcedWin.ts';
export type { ForcedMove, ForcedWin } from './threat/forcedWin.ts';
export {
  attackByFours,
  fiveCells,
  fourCells,
  foursToTry,
} from './threat/teaching/attackByFours.ts';
export type { FoursEvent } from './threat/teaching/attackByFours.ts';
export type { ForbiddenReason } from './threat/forbidden.ts';
export { RENJU_VERDICTS, checkRenju } from './threat/teaching/renjuCheck.ts';
export type { RenjuEvent, RenjuVerdict } from './threat/teaching/renjuCheck.ts';
export { explainForbidden, forbiddenCells, forbiddenMoves } from './threat/forbiddenCells.ts';
export type { ForbiddenAccount, ForbiddenCell } from './threat/forbiddenCells.ts';

// The strongest player: a search over threats
export { SEARCH_LEVELS, StrongestPlayer } from './bots/large/strongest/strongest.ts';
export type { SearchProgress, SearchedMove } from './bots/large/strongest/strongest.ts';
export { SURE as SURE_LINE_SCORE, WIN_SCORE } from './bots/large/strongest/tuning.ts';

// Games with branches: the record, and how it is written
export {
  endAfter,
  goToMove,
  lineTo,
  newRecord,
  playMove,
  stonesAt,
} from './game/large/gameRecord.ts';
export type { GameRecord } from './game/large/gameRecord.ts';
export type { RecordProblem } from './game/large/gameRecordProblem.ts';
export { makeRecordCode, parseRecordCode } from './game/large/recordCode.ts';
export { LONGEST_FILE, makeGameFile, parseGameFile } from './game/large/gameRecordFile.ts';
export type { SavedGame } from './game/large/gameRecordFile.ts';
export { makeSgf, parseSgf } from './game/large/sgf.ts';
export { makePsq, parsePsq } from './game/large/psq.ts';

// Attacks: the weights of a line, a cell and a large board
export { ARTICLE_RULES, MOST_POWER, POTENTIALS, farWeight, tableWeight } from './attacks/rules.ts';
export type { AttackRules, Potential, PotentialWeights } from './attacks/rules.ts';
export { BLOCKED, CENTRE, FREE, OWN, PEEK, REACH, lineThrough } from './attacks/line.ts';
export type { Line, LineCell } from './attacks/line.ts';
export { lineAttacks } from './attacks/lineAttacks.ts';
export type { LineReading } from './attacks/lineAttacks.ts';
export type { Attack } from './attacks/attack.ts';
export { BREAK_REASONS } from './attacks/breakpoint.ts';
export type { BreakReason } from './attacks/breakpoint.ts';
export { cellWeight, markWeight } from './attacks/cellWeight.ts';
export type { CellAccount, MarkAccount } from './attacks/cellWeight.ts';
export { candidates, firstCell } from './attacks/candidates.ts';
export { TOLERANCE, heaviestCells, isHeavier, weighBoard } from './attacks/heaviest.ts';
export type { WeighEvent, WeighedCell } from './attacks/heaviest.ts';
export { SLIPS, middleAttack } from './attacks/teaching/lineProgram.ts';
export type { MiddleAttack, Slip } from './attacks/teaching/lineProgram.ts';
export { COUNTED_BOARDS, linesOfGame } from './attacks/teaching/linesInGames.ts';
export type { CountedBoard } from './attacks/teaching/linesInGames.ts';
export { WeightBoard } from './attacks/weightBoard.ts';
export { CELL_EVENTS, LINE_EVENTS } from './attacks/attackTracer.ts';
export type { CellEvent, LineEvent } from './attacks/attackTracer.ts';

export { lineRuns } from './attacks/lineRuns.ts';
export type { LinePlace, LineRun } from './attacks/lineRuns.ts';

// Threats: wins within two marks, and the answers to a mark
export { checkAnswers } from './threat/answers.ts';
export type { Answer, QuickWin } from './threat/answers.ts';

// Runs with linear traces on large boards, as data
export { checkLargeInput } from './runs/large/checkLargeInput.ts';
export type { LargeInputProblem } from './runs/large/checkLargeInput.ts';
export { LARGE_FIELDS, largeInput } from './runs/large/largeRun.ts';
export type { LargeInput, LargeRun } from './runs/large/largeRun.ts';
export { scanBoardRun, scanFromLastRun } from './runs/large/scans.ts';
export { lineRun, lineSumRun } from './runs/large/line.ts';
export { cellRun, heaviestRun } from './runs/large/weights.ts';
export { MOST_FOURS, foursRun } from './runs/large/fours.ts';
export { renjuRun } from './runs/large/renju.ts';
export { LARGE_RUNS } from './runs/large/largeRuns.ts';

// Bots of large boards
export { LARGE_BOTS, LARGE_BOT_IDS, chooseCellLarge } from './bots/large/index.ts';
export { allowedCells } from './bots/large/weightMoves.ts';
export type { LargeBotId } from './bots/large/index.ts';

// Matches between sets of weights, and the search for a better set
export { MATCH_BOARD, playMatchGame } from './tuning/matchGame.ts';
export type { WeightPlayer } from './tuning/matchGame.ts';
export {
  MIRROR_GAMES,
  OPENING_MARKS,
  balancedOpening,
  drawOpening,
  isBalanced,
  openingKey,
  poolOf,
} from './tuning/opening.ts';
export {
  MATCH_VERDICTS,
  SPRT_PLAN,
  matchVerdict,
  meanInterval,
  sprtAfter,
  wilsonInterval,
} from './core/statistics.ts';
export type { MatchVerdict, ShareInterval, SprtReading } from './core/statistics.ts';
export { matchGames, matchPoints } from './tuning/match.ts';
export type { MatchPlan } from './tuning/match.ts';
export { TUNED_FIELDS, rulesOf, vectorOf } from './tuning/tunedFields.ts';
export type { WeightVector } from './tuning/tunedFields.ts';
export {
  FIRST_STATE,
  TUNING_PLAN,
  bestCandidates,
  playGeneration,
  pointsIn,
  setsOfGeneration,
} from './tuning/tune.ts';
export type { GenerationReport, TuningPlan, TuningState } from './tuning/tune.ts';

// Exercises about lines and large boards
export type { LargeEnding } from './exercise/largeDuel.ts';
export { lineByFours } from './exercise/fours.ts';
export type { NoMoveReason, SheetParams } from './exercise/sheets.ts';
export { SQUARE_SIDE, squareBoard, squareCell, squarePoint } from './exercise/square.ts';
export type { CellSet, SquareCells } from './exercise/square.ts';

// The teaching copy: the weighing bot once more, with the mistakes of the published code
export { STEP_LIMIT } from './attacks/teaching/parts/steps.ts';
export { SUSPECT_IDS, suspectChoice, variantsOf } from './attacks/teaching/suspects.ts';
export type { CopyChoice, SuspectId } from './attacks/teaching/suspects.ts';
export { judgeWeighing, judgeWin } from './attacks/teaching/judge.ts';
export type {
  Judgement,
  WeighedQuestion as BugQuestion,
  WinJudgement,
} from './attacks/teaching/judge.ts';
export { Comparison, findWitness, hasEffect } from './attacks/teaching/witness.ts';
export type { Effect, Source } from './attacks/teaching/witness.ts';
export { compareLines, readsAllLines } from './attacks/teaching/lines.ts';
export { tryRepair } from './attacks/teaching/repair.ts';
export type { Trial } from './attacks/teaching/repair.ts';
export {
  ALL,
  MEASURED,
  NONE,
  NO_TALLY,
  PUBLISHED_SLIPS,
  addTally,
  measureBugs,
} from './attacks/teaching/measure.ts';
export type { Measurable, MeasureTally } from './attacks/teaching/measure.ts';
