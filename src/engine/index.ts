// The public face of the engine, grouped like a table of contents. Large boards and exercises have a
// file each.
export * from './large.ts';
export * from './exercises.ts';

// Core: marks, results, seeded chance
export { EMPTY, O, X, markName, markOf, other } from './core/types.ts';
export type { CellContent, Mark, MarkName, Score } from './core/types.ts';
export { RATED_DRAWN, RATED_LOST, RATED_UNKNOWN, RATED_WON } from './core/ratingScale.ts';
export { crc32 } from './core/crc32.ts';
export { fieldsOf, parseObject } from './core/json.ts';
export {
  list,
  number,
  object,
  oneOf,
  optional,
  readBy,
  record,
  text,
  whole,
} from './core/schema.ts';
export { fail, ok } from './core/result.ts';
export type { Result } from './core/result.ts';
export { MOST_SEED, seededRng, shuffled } from './core/rng.ts';
export type { Rng } from './core/rng.ts';

// The game: boards as data, positions
export { boxGeometry, gridGeometry } from './game/geometry.ts';
export { SMALL_VARIANT, VARIANTS, cubeVariant, mnkVariant } from './game/variants.ts';
export type { Variant, VariantName } from './game/variants.ts';
export {
  afterMove,
  checkSetup,
  emptyCells,
  emptySetup,
  moverAfter,
  turnByCounts,
} from './game/setup.ts';
export type { Setup, SetupProblem } from './game/setup.ts';
export { BOTH, DRAWN, FIN_EVENTS, NOT_OVER, fin } from './game/fin.ts';
export type { Fin, FinEvent, FinResult, LineState } from './game/fin.ts';
export { SYMMETRIES, canonical, mirror, permuted, rotate } from './game/symmetry.ts';
export type { Permutation } from './game/symmetry.ts';
export { makePosition, makeSetup, parseSigns } from './game/signs.ts';
export { LONGEST_POSITION, parsePosition, readSetup } from './game/notation.ts';
export type { NotationProblem } from './game/notation.ts';
export { countUpToSymmetry, perft, positionsFrom } from './game/perft.ts';
export { treeSize } from './game/treeSize.ts';
export {
  CODES,
  NO_POSITION,
  cellsOfCode,
  codeOfCells,
  oHasBegun,
  placeOf,
  positionIndex,
  setupOfClass,
  setupOfCode,
  swapMarks,
} from './game/positionIndex.ts';
export { BitPosition, NOBODY, NO_CELL } from './game/bitPosition.ts';

// Searches

export { callsInOrder, scoreInOrder } from './search/callsInOrder.ts';
export { DRAW, LOSS, WIN, minimax } from './search/minimax.ts';
export { SURE_WIN, evaluate, limitedMinimax } from './search/limitedMinimax.ts';
export { DEPTHS, MOVE_ORDERS, TIE_RULES, cellOrder, startSearch } from './search/rules.ts';
export type { MoveOrder, SearchFunction, SearchState, TieRule } from './search/rules.ts';

// The value of other boards
export { GAME_VALUES, mnkValue } from './search/mnkValue.ts';

// Exact results of nine cells
export {
  alphaBetaNodes,
  bestFirst,
  gameTree,
  inOrder,
  movesOfNode,
  nextNodes,
  nodeAfter,
  worstFirst,
} from './search/gameTree.ts';
export type { GameTree, NodeRank } from './search/gameTree.ts';
export { solve, solvedMoves } from './search/solved.ts';
export type { SolvedMove } from './search/solved.ts';

// The bot of a day, which one line beats
export { ONE_LINE_GAMES, luckIn, marksOnLine, oneLineBot, oneLineGame } from './arena/oneLine.ts';
export type { OneLineBot, OneLineEnd, OneLineGame } from './arena/oneLine.ts';

// Linear traces
export { recordSteps } from './trace/linearTrace.ts';
export type { StepEvent, LinearTrace } from './trace/linearTrace.ts';

// Search traces: the events, the recorder and the reader
export { EVENT_ENDS, PLAIN_EVENTS, SEARCH_EVENTS } from './trace/searchTracer.ts';
export type { PlainEvent, SearchEvent, SearchTracer } from './trace/searchTracer.ts';
export { SearchRecorder } from './trace/searchRecorder.ts';
export { snippetOf } from './trace/snippet.ts';
export type { Snippet } from './trace/snippet.ts';
export { NEVER, isCut, traceBuffers, traceBytes } from './trace/searchTrace.ts';
export type { SearchTrace } from './trace/searchTrace.ts';
export {
  bestChildBy,
  boundsAt,
  childAtStep,
  childrenOf,
  eventAt,
  heardFrom,
  isCutBy,
  isHorizon,
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
export type { Bounds } from './trace/searchReader.ts';

// Runs: searches as data
export { SEARCHES, SEARCH_TRAITS, tutorialRequest } from './runs/request.ts';
export type { Scale, SearchName, SearchRequest, SearchRun } from './runs/request.ts';
export { recordWith } from './runs/recordWith.ts';
export { canSuppose, sameStep, suppose } from './runs/supposed.ts';
export type { SupposedScores } from './runs/supposed.ts';
export { RUN } from './runs/searches.ts';
export { chooseCell, chosenCell, recordSearch, rootSearch, runSearch } from './runs/searchRun.ts';
export { searchRoot } from './search/rootSearch.ts';
export { bestLine, bestMoves } from './runs/bestLine.ts';

// Runs with linear traces, as data
export type { LinearRun } from './runs/linearRun.ts';
export { SMALL_FIELDS, smallInput } from './runs/small/smallRun.ts';
export type { SmallInput, SmallRun } from './runs/small/smallRun.ts';
export { SMALL_RUNS } from './runs/small/smallRuns.ts';
export * from './runs/small/all.ts';

// Bots
export { depthRatingsOf } from './bots/depthRatingsBot.ts';
export {
  BOTS,
  BOT_KINDS,
  PLAYERS,
  chooseMove,
  isBotSpec,
  levelsOf,
  makeBot,
  parseBot,
  policyOf,
} from './bots/kinds/index.ts';
export type { BotKindId, BotSpec } from './bots/kinds/index.ts';
export { CHOICE_EVENTS, drawCell } from './bots/weightedChoice.ts';
export type { ChoiceEvent } from './bots/weightedChoice.ts';
export { LINE_SUM, RATING, RATING_EVENTS, ruleRatings } from './bots/ruleRatings.ts';
export type { RatingEvent, RatingRule } from './bots/ruleRatings.ts';
export {
  RULES_OF_THUMB,
  THUMB_EVENTS,
  forksOf,
  linesCompleted,
  linesThreatened,
  rulesOfThumb,
  winsOf,
} from './bots/rulesOfThumb.ts';
export type { RuleOfThumb, ThumbEvent } from './bots/rulesOfThumb.ts';
export { cellsOf } from './bots/board.ts';
export { ROW, makeTable, rowOf, tablePolicy, valuesTable } from './bots/table.ts';
export type { Table, TableKind } from './bots/table.ts';
export {
  LONGEST_NAME,
  LONGEST_TABLE,
  MOST_WEIGHT,
  isTableWeight,
  makeTableFile,
  parseTableFile,
} from './bots/tableFile.ts';
export type { TableProblem } from './bots/tableFile.ts';
export { LOOKUP_EVENTS, chooseByTable, lookUp, ruleRatingsTable } from './bots/lookupTable.ts';
export type { LookupEvent } from './bots/lookupTable.ts';
export type { BotKind, Policy } from './bots/bot.ts';

// Tables that learn
export { boxLayout, boxNumber, boxesOf, marksOfBox, NO_BOX } from './bots/learning/boxes.ts';
export type { BoxSide } from './bots/learning/boxes.ts';
export { chancesOf } from './bots/learning/chancesOf.ts';
export { exactResults } from './bots/learning/exactResults.ts';
export type { Chances } from './bots/learning/exactResults.ts';
export {
  LEARNS,
  learnGame,
  learnerPolicy,
  learningMarks,
  newLearner,
  undoGame,
} from './bots/learning/learner.ts';
export type { Learner, Learns } from './bots/learning/learner.ts';
export { learnerTable } from './bots/learning/learnerTable.ts';
export { beadsIn, kindsIn, startOf } from './bots/learning/menace.ts';
export type { LearntGame, MenaceEvent, MenaceTracer } from './bots/learning/menace.ts';
export { policyAt, policyTable } from './bots/learning/policyTable.ts';
export type { PolicyTable } from './bots/learning/policyTable.ts';
export {
  MENACE,
  MOST_OF_A_KIND,
  ONE,
  TD,
  isScheme,
  praisingLosses,
} from './bots/learning/scheme.ts';
export type { MenaceScheme, Scheme, TdScheme } from './bots/learning/scheme.ts';

export type { TdEvent, TdTracer } from './bots/learning/temporalDifference.ts';
export { Trainer } from './bots/learning/trainer.ts';
export { TRAINING, trainedLearner } from './bots/learning/learningBots.ts';
export {
  learnerOfTable,
  makeLearnerFile,
  makeProvenance,
  parseLearnerFile,
  parseProvenance,
  tableOfLearner,
} from './bots/learning/learnerFile.ts';
export type { LearnerProblem } from './bots/learning/learnerFile.ts';

// The arena: every player against every other, exactly
export {
  addFractions,
  compareFractions,
  fraction,
  fractionNumber,
  makeFraction,
  parseFraction,
} from './arena/fraction.ts';
export type { Fraction } from './arena/fraction.ts';
export { CELLS, FIRST_WON, OPEN, SECOND_WON, gameGraph } from './arena/gameGraph.ts';
export { LONGEST_FRACTION, chanceNumber, makeArena, writeChance } from './arena/arenaData.ts';
export type { ArenaData, SeatRecord, WrittenChance } from './arena/arenaData.ts';
export { botTable } from './arena/botTables.ts';
export { tableOf } from './arena/player.ts';
export type { Player, PlayerTable } from './arena/player.ts';
export { SIDES, audit } from './arena/audit.ts';
export type { GameShares, Side } from './arena/audit.ts';
export { auditNumbers, probabilitiesOf } from './arena/auditNumbers.ts';
export { mostLosses, prove } from './arena/proof.ts';
export type { Ending } from './arena/proof.ts';

// Folk strategy: what people say about the game, checked
export { FOLK_IDS, folkClaim } from './folk/index.ts';
export { VERDICTS, verdictOf } from './folk/claim.ts';
export type {
  Claim as FolkClaim,
  Drill as FolkDrill,
  ClaimProof as FolkProof,
  ClaimVerdict as FolkVerdict,
} from './folk/claim.ts';
export { keeps, planned } from './folk/plan.ts';
export type { PlanGoal as FolkGoal, Plan as FolkPlan } from './folk/plan.ts';
export { mainLine, nextInProof, startOfProof } from './folk/lines.ts';
export { lineCountOf, randomWins, waysToGoWrong } from './folk/firstMove.ts';
export { cornerChoices } from './folk/cornerOpening.ts';
export { secondEdges } from './folk/second.ts';
export { lossesOfBlocker } from './folk/forks.ts';
export { bestCells, freeCellsIn, valueFor, winningCells } from './folk/tactics.ts';
