// The public face of the engine, grouped like a table of contents.

// Core: marks, results, seeded chance
export { EMPTY, O, X, markName, markOf, other } from './core/types.ts';
export type { CellContent, Mark, MarkName, Score } from './core/types.ts';
export { fail, ok } from './core/result.ts';
export type { Result } from './core/result.ts';
export { MOST_SEED, seededRng, shuffled } from './core/rng.ts';
export type { Rng } from './core/rng.ts';

// The game: boards as data, positions
export { gridGeometry } from './game/geometry.ts';
export type { Geometry } from './game/geometry.ts';
export { NINE_CELLS, mnkVariant } from './game/variants.ts';
export type { Variant } from './game/variants.ts';
export { afterMove, checkSetup, emptySetup, turnByCounts } from './game/setup.ts';
export type { Setup, SetupProblem } from './game/setup.ts';
export { DRAWN, NOT_OVER, fin } from './game/fin.ts';
export type { Fin, FinResult } from './game/fin.ts';
export {
  SYMMETRIES,
  canonical,
  mirror,
  permuted,
  rotate,
  squareSymmetries,
} from './game/symmetry.ts';
export type { Permutation } from './game/symmetry.ts';
export {
  LONGEST_POSITION,
  makePosition,
  makeSetup,
  parsePosition,
  readSetup,
} from './game/notation.ts';
export type { NotationProblem, WrittenPosition } from './game/notation.ts';
export { countUpToSymmetry, perft, positionsFrom } from './game/perft.ts';
export type { Perft } from './game/perft.ts';
export { BitPosition, NOBODY, NO_CELL } from './game/bitPosition.ts';

// Searches
export { DRAW, LOSS, WIN, minimax } from './search/minimax.ts';
export { MOVE_ORDERS, TIE_RULES, cellOrder } from './search/rules.ts';
export type { MoveOrder, SearchFunction, SearchRules, TieRule } from './search/rules.ts';

// Traces: what a search tells, the recording, and reading it
export { EVENT_ENDS, SEARCH_EVENTS } from './trace/searchTracer.ts';
export type { SearchEvent, SearchTracer } from './trace/searchTracer.ts';
export { SearchRecorder } from './trace/searchRecorder.ts';
export type { RecorderOptions } from './trace/searchRecorder.ts';
export { snippetOf } from './trace/snippet.ts';
export type { Snippet } from './trace/snippet.ts';
export { NEVER, isCut, traceBuffers, traceBytes } from './trace/searchTrace.ts';
export type { SearchTrace } from './trace/searchTrace.ts';
export {
  bestChildBy,
  childAtStep,
  childrenOf,
  eventAt,
  isLeaf,
  lastBegun,
  movesTo,
  nodeAt,
  nodeByMoves,
  nodeCount,
  pathTo,
  pliesOf,
  plyOf,
  returnStep,
  scoreBy,
  stackAt,
  stepCount,
  subtreeEnd,
} from './trace/searchReader.ts';

// Runs: searches as data
export { SEARCHES } from './runs/searches.ts';
export type { SearchName } from './runs/searches.ts';
export {
  chooseCell,
  chosenCell,
  recordSearch,
  rootSearch,
  runSearch,
  tutorialRequest,
} from './runs/searchRun.ts';
export type { SearchRequest, SearchRun } from './runs/searchRun.ts';
export type { RootMove, RootSearch } from './search/rootSearch.ts';
export { bestLine, bestMoves } from './runs/bestLine.ts';
export type { BestLine } from './runs/bestLine.ts';

// Bots
export { BOTS, botOf } from './bots/index.ts';
export type { BotId } from './bots/index.ts';
export type { Bot } from './bots/bot.ts';

// Exercises
export { KINDS } from './exercise/index.ts';
export type { AnswerOf, KindId, ParamsOf } from './exercise/index.ts';
export { LEVELS } from './exercise/contract.ts';
export type { ExerciseKind, Level, Reason, Refutation, Verdict } from './exercise/contract.ts';
export type { Codec, CodecProblem } from './exercise/codec.ts';
