// The public face of the engine, grouped like a table of contents. Large boards and exercises have a
// file each.
export * from './large.ts';
export * from './exercises.ts';

// Core: marks, results, seeded chance
export * from './core/types.ts';
export * from './core/ratingScale.ts';
export * from './core/bytes.ts';
export * from './core/crc32.ts';
export * from './core/json.ts';
export * from './core/schema.ts';
export * from './core/stepEvent.ts';
export * from './core/result.ts';
export * from './core/rng.ts';

// The game: boards as data, positions
export * from './game/geometry.ts';
export * from './game/variants.ts';
export * from './game/setup.ts';
export * from './game/fin.ts';
export * from './game/symmetry.ts';
export * from './game/signs.ts';
export * from './game/notation.ts';
export * from './game/perft.ts';
export * from './game/positionIndex.ts';
export * from './game/bitPosition.ts';

// Searches
export * from './search/callsInOrder.ts';
export * from './search/minimax.ts';
export * from './search/limitedMinimax.ts';
export * from './search/rules.ts';

// The value of other boards
export { SOLVER_CELLS } from './search/lineBoard.ts';
export type { SearchSavings } from './search/winSearch.ts';
export * from './search/boardSolver.ts';
export * from './search/moveScores.ts';
export * from './search/pairing.ts';
export * from './search/perftTo.ts';

// 4×4×4: a proof that the first player wins, its search, its check, and who plays by it
export * from './cube/cube.ts';
export * from './cube/proofFile.ts';
export * from './cube/proofSearch.ts';
export * from './cube/proofCheck.ts';
export * from './cube/proofPlayer.ts';
export * from './cube/cubeBot.ts';

// Exact results of nine cells
export * from './search/gameTree.ts';
export * from './search/solved.ts';

// The bot of a day, which one line beats
export * from './arena/oneLine.ts';

// Linear traces
export * from './trace/linearTrace.ts';

// Search traces: the events, the recorder and the reader
export * from './trace/searchTracer.ts';
export * from './trace/searchRecorder.ts';
export * from './trace/snippet.ts';
export * from './trace/searchTrace.ts';
export * from './trace/searchReader.ts';

// Runs: searches as data
export * from './runs/request.ts';
export * from './runs/recordWith.ts';
export * from './runs/searches.ts';
export * from './search/rootSearch.ts';
export * from './runs/bestLine.ts';

// Runs with linear traces, as data
export * from './runs/linearRun.ts';
export * from './runs/smallRuns.ts';
export * from './runs/learning.ts';

// Bots
export * from './bots/ratingBots.ts';
export * from './bots/kinds/index.ts';
export * from './bots/weightedChoice.ts';
export * from './bots/ruleRatings.ts';
export * from './bots/rulesOfThumb.ts';
export * from './bots/board.ts';
export * from './bots/policyText.ts';
export * from './bots/table.ts';
export * from './bots/lookupTable.ts';
export * from './bots/bot.ts';
export * from './bots/boardBots.ts';

// Tables that learn
export * from './bots/learning/boxes.ts';
export * from './bots/learning/chancesOf.ts';
export * from './bots/learning/exactResults.ts';
export * from './bots/learning/learner.ts';
export * from './bots/learning/learnerTable.ts';
export * from './bots/learning/menace.ts';
export * from './bots/learning/policyTable.ts';
export * from './bots/learning/scheme.ts';
export * from './bots/learning/temporalDifference.ts';
export * from './bots/learning/trainer.ts';
export * from './bots/learning/learningBots.ts';
export * from './bots/learning/provenance.ts';

// The arena: every player against every other, exactly
export * from './arena/fraction.ts';
export * from './arena/gameGraph.ts';
export * from './arena/arenaData.ts';
export * from './arena/botTables.ts';
export * from './arena/audit.ts';
export * from './arena/proof.ts';
export * from './arena/positions.ts';
export * from './arena/judge.ts';

// Machines built of rule cards
export * from './cards/cards.ts';
export * from './cards/machineText.ts';
export * from './cards/duel.ts';
export * from './cards/orders.ts';
export * from './cards/rays.ts';
export * from './cards/source.ts';
export * from './cards/verdict.ts';

// Folk strategy: what people say about the game, checked
export * from './folk/index.ts';
export * from './folk/claim.ts';
export * from './folk/plan.ts';
export * from './folk/lines.ts';
export * from './folk/firstMove.ts';
export * from './folk/cornerOpening.ts';
export * from './folk/second.ts';
export * from './folk/forks.ts';
export * from './folk/tactics.ts';
