import { seededRng, shuffled } from '../../core/rng.ts';
import { EMPTY, O, X, type CellContent, type Mark, type Score } from '../../core/types.ts';
import { BitPosition } from '../../game/bitPosition.ts';
import { checkSetup, type Setup } from '../../game/setup.ts';
import { makePosition } from '../../game/signs.ts';
import { SYMMETRIES, permuted } from '../../game/symmetry.ts';
import { treeSize } from '../../game/treeSize.ts';
import { callTree, drawTree, gameThrough, tooManyCalls, type CallNode } from '../callTree.ts';
import { numberCodec, type CodecProblem } from '../codec.ts';
import { FULL_MARKS, type ExerciseKind, type Level, type Verdict } from '../contract.ts';
import { countField, markField, openSetupField, paramsCodec, type Fields } from '../fields.ts';
import type { CallParams } from '../smallParams.ts';
import { pickMark, type Span } from '../pick.ts';

export interface WhichPositionParams extends CallParams {
  /** Seed for the three other boards and for the order of all four. */
  readonly others: number;
}

type Difference =
  /** The game is over at this call on the chosen board but not in the tree, or the other way round. */
  | { readonly code: 'ends'; readonly call: number; readonly isOver: boolean }
  /** The game of this call ends with `score` on the chosen board, but with `shown` in the tree. */
  | {
      readonly code: 'other-end';
      readonly call: number;
      readonly score: Score;
      readonly shown: Score;
    }
  /** This call is for a mark on `cell` on the chosen board, but for one on `shown` in the tree. */
  | {
      readonly code: 'other-cell';
      readonly call: number;
      readonly cell: number;
      readonly shown: number;
    };

/** Why the chosen board is not the one: `chosen` counts from 0. */
export type WhichPositionReason = Difference & { readonly chosen: number };

/** How many boards there are to choose from. */
export const CANDIDATES = 4;

const fields: Fields<WhichPositionParams> = {
  setup: openSetupField,
  computer: markField,
  others: countField(1, 20),
};

/** The path whose cells are labelled in the tree: the first of the longest games. */
export function shownWay(calls: readonly CallNode[]): readonly CallNode[] {
  const [first] = calls;
  const end = calls.reduce((a, b) => (b.moves.length > a.moves.length ? b : a), first as CallNode);
  const way: CallNode[] = [];
  for (let at: CallNode | undefined = end; at?.parent; at = calls[at.parent - 1]) way.unshift(at);
  return way;
}

/**
 * The first call at which a candidate's tree differs visibly. Both are compared call by call; as long as the
 * same games are over, both have the same shape.
 */
function difference(
  shown: readonly CallNode[],
  found: readonly CallNode[],
): Difference | undefined {
  for (const [at, { call, isOver, score }] of shown.entries()) {
    const mine = found[at];
    if (mine?.isOver !== isOver) return { code: 'ends', call, isOver: mine?.isOver ?? false };
    if (isOver && mine.score !== score) {
      return { code: 'other-end', call, score: mine.score, shown: score };
    }
  }
  for (const { call, moves } of shownWay(shown)) {
    const [cell, mine] = [moves.at(-1), found[call - 1]?.moves.at(-1)];
    if (cell !== mine) return { code: 'other-cell', call, cell: mine ?? 0, shown: cell ?? 0 };
  }
  return undefined;
}

/** Every board with as many of each mark on the same cells. */
function dealtAgain({ cells }: Setup): CellContent[][] {
  const countIn = (board: readonly CellContent[], mark: Mark) =>
    board.filter((content) => content === mark).length;
  return cells.reduce<CellContent[][]>(
    (begun, content) =>
      begun.flatMap((board) => {
        const left = [X, O].filter((mark) => countIn(board, mark) < countIn(cells, mark));
        const next: readonly CellContent[] = content === EMPTY ? [EMPTY] : left;
        return next.map((each) => [...board, each]);
      }),
    [[]],
  );
}

/** Open boards among these, each once, and none of them `setup` itself. */
function openBoards(boards: readonly CellContent[][], { setup }: CallParams): Setup[] {
  const texts = new Set([makePosition(setup.cells)]);
  return boards.flatMap((cells) => {
    const text = makePosition(cells);
    const found = texts.has(text) ? undefined : checkSetup(cells, setup.toMove);
    texts.add(text);
    return found?.ok && !new BitPosition(found.value).isOver ? [found.value] : [];
  });
}

/** The first `most` of these boards whose trees differ visibly. */
function unlike(boards: readonly Setup[], params: CallParams, most: number): Setup[] {
  const shown = callTree(params);
  const found: Setup[] = [];
  for (const setup of boards) {
    if (found.length === most) break;
    if (difference(shown, callTree({ setup, computer: params.computer }))) found.push(setup);
  }
  return found;
}

/** A cache, because the page, the key and every grade need the same boards again. */
let latest: { readonly key: string; readonly boards: readonly Setup[] } | undefined;

/** The four boards: the right one, those with the most similar trees, and a turned one if there is one. */
export function candidatesOf(params: WhichPositionParams): readonly Setup[] {
  const key = JSON.stringify(params);
  if (latest?.key !== key) latest = { key, boards: foundBoards(params) };
  return latest.boards;
}

function foundBoards(params: WhichPositionParams): readonly Setup[] {
  const { setup, others } = params;
  const rng = seededRng(others);
  const far = (board: Setup) => Math.abs(treeSize(board) - treeSize(setup));
  const dealt = shuffled(openBoards(dealtAgain(setup), params), rng);
  // Of equally similar trees, the one drawn first.
  const near = unlike(
    dealt.toSorted((a, b) => far(a) - far(b)),
    params,
    CANDIDATES - 1,
  );
  const turned = unlike(shuffled(turnedBoards(params, near), rng), params, 1);
  // The turned board replaces the least similar one.
  const beside = [...near.slice(0, CANDIDATES - 2), ...turned, ...near.slice(CANDIDATES - 2)];
  return shuffled([setup, ...beside.slice(0, CANDIDATES - 1)], rng);
}

/** The board's turns and mirror images, without boards that are already in the list. */
function turnedBoards(params: WhichPositionParams, there: readonly Setup[]): Setup[] {
  const known = new Set(there.map(({ cells }) => makePosition(cells)));
  const turned = SYMMETRIES.map((symmetry) => permuted(params.setup.cells, symmetry));
  return openBoards(turned, params).filter(({ cells }) => !known.has(makePosition(cells)));
}

function refuse(params: WhichPositionParams): CodecProblem | undefined {
  const tooMany = tooManyCalls(params.setup);
  if (tooMany) return tooMany;
  return candidatesOf(params).length < CANDIDATES ? { code: 'nothing-to-find' } : undefined;
}

interface LevelRule {
  readonly emptyCells: Span;
  readonly calls: Span;
}

const RULES: Record<Level, LevelRule> = {
  1: { emptyCells: [3, 3], calls: [4, 9] },
  2: { emptyCells: [3, 3], calls: [10, 16] },
  3: { emptyCells: [4, 4], calls: [14, 30] },
};

/** Which of four boards is the one that a tree without its boards belongs to? */
export const whichPosition: ExerciseKind<
  WhichPositionParams,
  number,
  WhichPositionReason,
  'which-position'
> = {
  id: 'which-position',
  version: 1,
  fields,
  params: paramsCodec(fields, refuse),
  answer: numberCodec(CANDIDATES),

  generate(rng, level) {
    const { emptyCells, calls } = RULES[level];
    const computer = pickMark(rng);
    const others = 1 + rng.int(20);
    const setup = drawTree(
      rng,
      emptyCells,
      calls,
      (drawn) => refuse({ setup: drawn, computer, others }) === undefined,
    );
    return { setup, computer, others };
  },

  key(params) {
    const { computer } = params;
    const shown = callTree(params);
    return candidatesOf(params).findIndex(
      (setup) => !difference(shown, callTree({ setup, computer })),
    );
  },

  grade(params, answer): Verdict<WhichPositionReason> {
    const setup = candidatesOf(params)[answer];
    if (!setup) return { points: 0, reasons: [] };
    const found = callTree({ setup, computer: params.computer });
    const unlikeness = difference(callTree(params), found);
    if (!unlikeness) return FULL_MARKS;
    const call = found[unlikeness.call - 1];
    return {
      points: 0,
      reasons: [{ ...unlikeness, chosen: answer }],
      ...(call && { refutation: gameThrough(setup, call) }),
    };
  },
};
