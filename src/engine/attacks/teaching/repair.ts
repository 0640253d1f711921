import { EMPTY, X, other } from '../../core/types.ts';
import { BLOCKED, CENTRE, FREE, OWN, type LineCell } from '../line.ts';
import { lineAttacks } from '../lineAttacks.ts';
import { ARTICLE_RULES } from '../rules.ts';
import { readTaughtLine, rememberedLines } from './copyBot.ts';
import { Steps, attempt } from './parts/steps.ts';
import type { CopyChoice, SuspectId } from './suspects.ts';
import type { Contents } from './parts/walk.ts';
import type { Point } from '../../game/large/board.ts';
import { boardOfSheet } from '../../game/large/sheet.ts';
import { candidates } from '../heaviest.ts';
import { isRightAboutWin, judgeWin, type BugQuestion } from './judge.ts';
import { positionsOfGame, rightBot } from './positions.ts';
import { Comparison, SOURCES, findWitness, type Source } from './witness.ts';

/** How the copy's reading of lines compares with the engine's, over all possible lines. */
export interface LineComparison {
  readonly lines: number;
  /** How many of them the copy reads otherwise: weight, fives or breakpoint. */
  readonly wrong: number;
}

/** A line as the engine reads it, which does not distinguish an opposing mark from the edge. */
export function asEngineLine(contents: Contents): readonly LineCell[] {
  return contents.map((content, at) => {
    if (at === CENTRE || content === X) return OWN;
    return content === EMPTY ? FREE : BLOCKED;
  });
}

/** Reads every possible line with both, where X is tried. Mirror images count as lines of their own. */
export function compareLines(choice: CopyChoice): LineComparison {
  let [lines, wrong] = [0, 0];
  for (const contents of rememberedLines()) {
    if (!isReadAlike(contents, lines, choice)) wrong += 1;
    lines += 1;
  }
  return { lines, wrong };
}

/** Whether the copy reads every line as the engine does. Stops at the first difference. */
export function readsAllLines(choice: CopyChoice): boolean {
  let at = 0;
  for (const contents of rememberedLines()) {
    if (!isReadAlike(contents, at, choice)) return false;
    at += 1;
  }
  return true;
}

const TRIED = { x: 0, y: 0, mark: X } as const;

function isReadAlike(contents: Contents, at: number, choice: CopyChoice): boolean {
  const right = engineReadings();
  const copy = attempt((steps) => readTaughtLine(contents, TRIED, choice, steps));
  if (copy.kind !== 'value') return false;
  const { weight, fives, breaks } = copy.value;
  return weight === right.weights[at] && signOf(fives, breaks) === right.signs[at];
}

const signOf = (fives: number, breaks: boolean) => 2 * fives + (breaks ? 1 : 0);

/** The engine's readings of all lines, in the order of `rememberedLines`. */
interface Readings {
  readonly weights: Float64Array;
  readonly signs: Uint8Array;
}

let readings: Readings | undefined;

/** Cached, because it is most of the cost of a comparison. */
function engineReadings(): Readings {
  if (readings) return readings;
  const read = [...rememberedLines()].map((line) => lineAttacks(asEngineLine(line), ARTICLE_RULES));
  readings = {
    weights: Float64Array.from(read, ({ weight }) => weight),
    signs: Uint8Array.from(read, ({ fives, breaks }) => signOf(fives, breaks !== undefined)),
  };
  return readings;
}

/** The result of running a repair against the engine. */
export interface Trial {
  /** How many lines both read (all possible ones); 0 if the part does not read lines. */
  readonly lines: number;
  readonly wrongLines: number;
  /** How many positions both were compared in. */
  readonly positions: number;
  /** The smallest position found in which the repair is still wrong. */
  readonly refutation: BugQuestion | undefined;
  /** The cell that the win check was run on there. */
  readonly cell: Point | undefined;
}

/** How many seeds of each source a repair is tried on. */
const SEEDS: Readonly<Record<Source, number>> = { games: 2, edges: 4, tangles: 40 };

/**
 * Runs one part in a variant against the engine: first on all possible lines, then in seeded positions. A
 * repair is right if it never differs; there is no list of right ones. For parts that read lines, the
 * first comparison is a proof.
 */
export function tryRepair(id: SuspectId, choice: CopyChoice): Trial {
  if (id === 'empty') return tryWinCheck(choice);
  const { lines, wrong } = compareLines(choice);
  const comparison = new Comparison(choice);
  const refutation = refute(comparison);
  const positions = comparison.judged;
  return { lines, wrongLines: wrong, positions, refutation, cell: undefined };
}

function refute(comparison: Comparison): BugQuestion | undefined {
  for (const source of SOURCES) {
    for (let seed = 1; seed <= SEEDS[source]; seed++) {
      const refutation = findWitness(comparison, 'weight', source, seed);
      if (refutation) return refutation;
    }
  }
  return undefined;
}

/** Runs the win check on marks and empty cells of some games; endless loops are stopped early. */
const WIN_STEPS = 20_000;
const WIN_GAMES = 4;

function tryWinCheck(choice: CopyChoice): Trial {
  const none = { lines: 0, wrongLines: 0 };
  let positions = 0;
  for (const { question, cell } of winQuestions()) {
    positions += 1;
    if (isRightAboutWin(judgeWin(boardOfSheet(question), cell, choice, WIN_STEPS))) continue;
    return { ...none, positions, refutation: question, cell };
  }
  return { ...none, positions, refutation: undefined, cell: undefined };
}

interface WinQuestion {
  readonly question: BugQuestion;
  readonly cell: Point;
}

/** Cells to test: one of an empty board; in some games, empty cells and the bot's next mark, maybe a win. */
function* winQuestions(): Iterable<WinQuestion> {
  yield { question: { stones: [], toMove: X }, cell: { x: 0, y: 0 } };
  for (let seed = 1; seed <= WIN_GAMES; seed++) {
    for (const question of positionsOfGame(seed)) {
      const { stones, toMove } = question;
      const board = boardOfSheet(question);
      for (const cell of candidates(board).slice(0, 3)) yield { question, cell };
      const [next] = rightBot().view(board, toMove, new Steps()).best;
      if (!next) continue;
      const after = { stones: [...stones, { ...next, mark: toMove }], toMove: other(toMove) };
      yield { question: after, cell: next };
    }
  }
}
