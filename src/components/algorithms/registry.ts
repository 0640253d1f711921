import attackByFours from '../../engine/threat/teaching/attackByFours.ts?raw';
import breakpoint from '../../engine/attacks/breakpoint.ts?raw';
import cellWeight from '../../engine/attacks/cellWeight.ts?raw';
import cellWeightPython from '../../engine/attacks/cellWeight.py?raw';
import fin from '../../engine/game/fin.ts?raw';
import finPython from '../../engine/game/fin.py?raw';
import heaviest from '../../engine/attacks/heaviest.ts?raw';
import lineAttacks from '../../engine/attacks/lineAttacks.ts?raw';
import lookupTable from '../../engine/bots/lookupTable.ts?raw';
import menace from '../../engine/bots/learning/menace.ts?raw';
import renjuCheck from '../../engine/threat/teaching/renjuCheck.ts?raw';
import ruleRatings from '../../engine/bots/ruleRatings.ts?raw';
import ruleRatingsPython from '../../engine/bots/ruleRatings.py?raw';
import rulesOfThumb from '../../engine/bots/rulesOfThumb.ts?raw';
import search from '../../engine/bots/large/strongest/search.ts?raw';
import strongest from '../../engine/bots/large/strongest/strongest.ts?raw';
import temporalDifference from '../../engine/bots/learning/temporalDifference.ts?raw';
import weightedChoice from '../../engine/bots/weightedChoice.ts?raw';
import winScan from '../../engine/game/large/winScan.ts?raw';
import winScanPython from '../../engine/game/large/winScan.py?raw';
import { cellMessages } from '#language/algorithms/cell-weight/messages';
import { foursMessages } from '#language/algorithms/fours/messages';
import { heaviestMessages } from '#language/algorithms/heaviest-cell/messages';
import { menaceMessages, tdMessages } from '#language/algorithms/learning/messages';
import { lineMessages } from '#language/algorithms/line-attacks/messages';
import { renjuCheckMessages } from '#language/algorithms/renju-check/messages';
import { ruleRatingsMessages } from '#language/algorithms/rule-ratings/messages';
import { rulesOfThumbMessages } from '#language/algorithms/rules-of-thumb/messages';
import { tableLookupMessages } from '#language/algorithms/table-lookup/messages';
import { thoughtMessages } from '#language/algorithms/thoughts/messages';
import { weightedChoiceMessages } from '#language/algorithms/weighted-choice/messages';
import { finMessages } from '#language/algorithms/win-check/messages';
import { scanMessages } from '#language/algorithms/win-scan/messages';
import type { StepEvent } from '../../engine/index.ts';
import type { PythonSource } from '../stepper/listing.ts';
import type { LargeView, SmallView, LinearMessages } from '../stepper/linear/view.ts';
import { cellView } from './cell-weight/view.ts';
import { foursView } from './fours/view.ts';
import { heaviestView } from './heaviest-cell/view.ts';
import { menaceView } from './learning/menaceView.ts';
import { tdView } from './learning/tdView.ts';
import { lineSumView, lineView } from './line-attacks/view.ts';
import { renjuView } from './renju-check/view.ts';
import { ruleRatingsView } from './rule-ratings/view.ts';
import { rulesOfThumbView } from './rules-of-thumb/view.ts';
import { tableLookupView } from './table-lookup/view.ts';
import { thoughtView } from './thoughts/view.ts';
import { weightedChoiceView } from './weighted-choice/view.ts';
import { finView } from './win-check/view.ts';
import { scanView } from './win-scan/view.ts';

/** An algorithm with a linear trace: how it is recorded and drawn, what is said of it, and its code. */
export interface LinearAlgorithm<View> {
  readonly view: View;
  readonly messages: LinearMessages<StepEvent>;
  readonly code: CodeSource;
}
export type SmallAlgorithm = LinearAlgorithm<SmallView<StepEvent, StepEvent>>;
export type LargeAlgorithm = LinearAlgorithm<LargeView<StepEvent, StepEvent>>;

/** Where the code of an algorithm stands, its text, and which of its functions are shown. */
export interface CodeSource {
  /** From the root of the repository; more than one file is shown as one. */
  readonly file: string;
  readonly source: string;
  readonly functions: readonly string[];
  /** The same whole in Python, where it is there. */
  readonly python?: PythonSource;
}

const inPython = (file: string, source: string) => ({ python: { file: `${file}.py`, source } });

function codeOf(file: string, source: string, ...functions: readonly string[]): CodeSource {
  return { file: `src/engine/${file}.ts`, source, functions };
}

const LINE_FUNCTIONS = ['attacksOnLine', 'windowOf', 'runsOf', 'attackOf', 'endOf', 'emptyBetween'];
const BREAK_FUNCTIONS = [
  'lineAttacks',
  ...LINE_FUNCTIONS,
  'breakReason',
  'reasonOf',
  'joinedPower',
];

const small = {
  fin: {
    view: finView,
    messages: finMessages,
    code: { ...codeOf('game/fin', fin, 'fin'), ...inPython('fin', finPython) },
  },
  ruleRatings: {
    view: ruleRatingsView,
    messages: ruleRatingsMessages,
    code: {
      ...codeOf(
        'bots/ruleRatings',
        ruleRatings,
        ...['ruleRatings', 'visitLine', 'makeFork', 'stopFork', 'prepare', 'spoil', 'emptyBeside'],
      ),
      ...inPython('ruleRatings', ruleRatingsPython),
    },
  },
  weightedChoice: {
    view: weightedChoiceView,
    messages: weightedChoiceMessages,
    code: codeOf('bots/weightedChoice', weightedChoice, 'drawCell'),
  },
  rulesOfThumb: {
    view: rulesOfThumbView,
    messages: rulesOfThumbMessages,
    code: codeOf(
      'bots/rulesOfThumb',
      rulesOfThumb,
      ...['rulesOfThumb', 'completesLine', 'makesFork', 'stopsFork'],
    ),
  },
  tableLookup: {
    view: tableLookupView,
    messages: tableLookupMessages,
    code: codeOf(
      'bots/lookupTable',
      lookupTable,
      ...['chooseByTable', 'lookUp', 'broughtBack', 'greatestOf'],
    ),
  },
  menace: {
    view: menaceView,
    messages: menaceMessages,
    code: codeOf('bots/learning/menace', menace, 'menaceGame', 'drawBead', 'correctBoxes'),
  },
  temporalDifference: {
    view: tdView,
    messages: tdMessages,
    code: codeOf(
      'bots/learning/temporalDifference',
      temporalDifference,
      ...['tdGame', 'chooseByValue', 'correctValues'],
    ),
  },
} satisfies Readonly<Record<string, SmallAlgorithm>>;

const large = {
  scanFromLast: {
    view: scanView,
    messages: scanMessages,
    code: {
      ...codeOf('game/large/winScan', winScan, 'scanFromLast'),
      ...inPython('winScan', winScanPython),
    },
  },
  line: {
    view: lineView,
    messages: lineMessages,
    code: codeOf(
      'attacks/lineAttacks.ts, breakpoint',
      `${lineAttacks}\n${breakpoint}`,
      ...BREAK_FUNCTIONS,
    ),
  },
  lineSum: {
    view: lineSumView,
    messages: lineMessages,
    code: codeOf('attacks/lineAttacks', lineAttacks, ...LINE_FUNCTIONS),
  },
  cell: {
    view: cellView,
    messages: cellMessages,
    code: {
      ...codeOf(
        'attacks/cellWeight.ts, lineAttacks.ts, breakpoint',
        `${cellWeight}\n${lineAttacks}\n${breakpoint}`,
        ...['cellWeight', 'markWeight', ...BREAK_FUNCTIONS],
      ),
      ...inPython('cellWeight', cellWeightPython),
    },
  },
  heaviest: {
    view: heaviestView,
    messages: heaviestMessages,
    code: codeOf('attacks/heaviest', heaviest, 'heaviestCells', 'isHeavier'),
  },
  fours: {
    view: foursView,
    messages: foursMessages,
    code: codeOf(
      'threat/teaching/attackByFours',
      attackByFours,
      ...['attackByFours', 'foursToTry', 'fiveCells', 'fourCells'],
    ),
  },
  renju: {
    view: renjuView,
    messages: renjuCheckMessages,
    code: codeOf(
      'threat/teaching/renjuCheck',
      renjuCheck,
      ...['checkRenju', 'judge', 'hasThree', 'makesOpenFour', 'fivesAlong'],
    ),
  },
  thought: {
    view: thoughtView,
    messages: thoughtMessages,
    code: codeOf(
      'bots/large/strongest/strongest.ts, search',
      `${strongest}\n${search}`,
      ...['run', 'deepen', 'tryAll', 'search', 'end', 'unforced', 'pruned', 'tryMoves', 'tryMove'],
    ),
  },
} satisfies Readonly<Record<string, LargeAlgorithm>>;

export type SmallName = keyof typeof small;
export type LargeName = keyof typeof large;

/**
 * Every algorithm with a linear trace on nine cells, by its name in `LinearFigure`. The pages that are built
 * and the tests read this table; an island imports its own view and messages, and loads no other's.
 */
export const SMALL_ALGORITHMS: Readonly<Record<SmallName, SmallAlgorithm>> = small;
/** The same on large boards. */
export const LARGE_ALGORITHMS: Readonly<Record<LargeName, LargeAlgorithm>> = large;
