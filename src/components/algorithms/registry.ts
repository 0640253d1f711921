import type { CodeSource } from '../stepper/linear/algorithm.ts';
import type { LargeAlgorithm } from '../stepper/linear/large/algorithm.ts';
import type { SmallAlgorithm } from '../stepper/linear/small/algorithm.ts';
import { cellWeightAlgorithm } from './cell-weight/algorithm.ts';
import { cellWeightCode } from './cell-weight/code.ts';
import { foursAlgorithm } from './fours/algorithm.ts';
import { foursCode } from './fours/code.ts';
import { heaviestCellAlgorithm } from './heaviest-cell/algorithm.ts';
import { heaviestCellCode } from './heaviest-cell/code.ts';
import { menaceAlgorithm, temporalDifferenceAlgorithm } from './learning/algorithm.ts';
import { menaceCode, temporalDifferenceCode } from './learning/code.ts';
import { lineAttacksAlgorithm, lineSumAlgorithm } from './line-attacks/algorithm.ts';
import { lineAttacksCode, lineSumCode } from './line-attacks/code.ts';
import { renjuAlgorithm } from './renju-check/algorithm.ts';
import { renjuCode } from './renju-check/code.ts';
import { ruleRatingsAlgorithm } from './rule-ratings/algorithm.ts';
import { ruleRatingsCode } from './rule-ratings/code.ts';
import { rulesOfThumbAlgorithm } from './rules-of-thumb/algorithm.ts';
import { rulesOfThumbCode } from './rules-of-thumb/code.ts';
import { tableLookupAlgorithm } from './table-lookup/algorithm.ts';
import { tableLookupCode } from './table-lookup/code.ts';
import { weightedChoiceAlgorithm } from './weighted-choice/algorithm.ts';
import { weightedChoiceCode } from './weighted-choice/code.ts';
import { winCheckAlgorithm } from './win-check/algorithm.ts';
import { winCheckCode } from './win-check/code.ts';
import { scanBoardAlgorithm, scanFromLastAlgorithm } from './win-scan/algorithm.ts';
import { scanBoardCode, scanFromLastCode } from './win-scan/code.ts';

type Registry<Algorithm> = Readonly<Record<string, Algorithm & { readonly code: CodeSource }>>;

/**
 * Every algorithm with a linear trace on nine cells, with the code that its figure shows: the tests hold
 * each of them to one contract. A figure imports its own and no other.
 */
export const SMALL_ALGORITHMS: Registry<SmallAlgorithm> = {
  fin: { ...winCheckAlgorithm, code: winCheckCode },
  ruleRatings: { ...ruleRatingsAlgorithm, code: ruleRatingsCode },
  weightedChoice: { ...weightedChoiceAlgorithm, code: weightedChoiceCode },
  rulesOfThumb: { ...rulesOfThumbAlgorithm, code: rulesOfThumbCode },
  tableLookup: { ...tableLookupAlgorithm, code: tableLookupCode },
  menace: { ...menaceAlgorithm, code: menaceCode },
  temporalDifference: { ...temporalDifferenceAlgorithm, code: temporalDifferenceCode },
};

/** The same on large boards. */
export const LARGE_ALGORITHMS: Registry<LargeAlgorithm> = {
  scanBoard: { ...scanBoardAlgorithm, code: scanBoardCode },
  scanFromLast: { ...scanFromLastAlgorithm, code: scanFromLastCode },
  line: { ...lineAttacksAlgorithm, code: lineAttacksCode },
  lineSum: { ...lineSumAlgorithm, code: lineSumCode },
  cell: { ...cellWeightAlgorithm, code: cellWeightCode },
  heaviest: { ...heaviestCellAlgorithm, code: heaviestCellCode },
  fours: { ...foursAlgorithm, code: foursCode },
  renju: { ...renjuAlgorithm, code: renjuCode },
};
