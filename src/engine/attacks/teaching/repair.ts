import { X, other } from '../../core/types.ts';
import type { Point } from '../../game/large/board.ts';
import { boardOfSheet } from '../../game/large/sheet.ts';
import { candidates } from '../candidates.ts';
import { isRightAboutWin, judgeWin, type BugQuestion } from './judge.ts';
import { compareLines } from './lines.ts';
import { positionsOfGame, rightBot } from './positions.ts';
import { Steps } from './parts/steps.ts';
import type { CopyChoice, SuspectId } from './suspects.ts';
import { Comparison, SOURCES, findWitness, type Source } from './witness.ts';

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
