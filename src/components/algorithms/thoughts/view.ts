import {
  SURE_LINE_SCORE,
  SparseBoard,
  markName,
  other,
  thoughtRun,
  type LargeInput,
  type MarkName,
  type Point,
  type ThoughtEvent,
  cellName,
} from '../../../engine/index.ts';
import {
  eventOf,
  type LargeAt,
  type LargeMoment,
  type LargeView,
} from '../../stepper/linear/view.ts';
import type { BoardScene } from '../../ui/large-board/scene.ts';
import { areaOf } from '../../ui/large-board/sheetBoard.ts';

/** A number for a board, how good it is for the side that looks for a move; or who has won there. */
export interface ThoughtScore {
  readonly score: number;
  readonly wins: MarkName | undefined;
}

/** Everything that a sentence about the search may mention. */
export interface ThoughtFacts extends Pick<
  ThoughtEvent,
  'kind' | 'round' | 'nodes' | 'isBetter' | 'isAgain'
> {
  /** The side that looks for a move. */
  readonly mark: MarkName;
  /** The side to move on the board that is looked at. */
  readonly mover: MarkName;
  /** The moves to that board, or at the end those that are expected; an empty name is a pass. */
  readonly line: readonly string[];
  readonly found: ThoughtScore;
  /** The best moves so far where the last one was made, and their score. */
  readonly best: readonly string[];
  readonly bestFound: ThoughtScore;
  readonly most: number;
  readonly isPruned: boolean;
}

/** A board of the tree: after the first of these moves. */
export interface CutOut extends Pick<BoardScene, 'board' | 'last'> {
  readonly line: readonly string[];
  readonly mark: MarkName;
  readonly found: ThoughtScore | undefined;
  /** The one that is looked at, not the best beside it. */
  readonly isNow: boolean;
  /** It is no better than that, and comes off the board. */
  readonly isOff: boolean;
}
/** A ply of the tree, and how many moves have been tried there. */
export interface ThoughtLevel {
  readonly cuts: readonly CutOut[];
  readonly tried: number;
  readonly most: number;
}
export interface ThoughtMoment extends LargeMoment {
  readonly levels: readonly ThoughtLevel[];
}

type At = LargeAt<ThoughtEvent>;
type Move = Point | null;

const sideAt = ({ mark }: LargeInput, ply: number) => (ply % 2 === 0 ? mark : other(mark));
const namesOn = ({ sheet }: LargeInput, moves: readonly Move[]) =>
  moves.map((cell) => (cell ? cellName(sheet.size, cell.x, cell.y) : ''));

function scoreOf({ mark }: LargeInput, score: number): ThoughtScore {
  const isSure = Math.abs(score) > SURE_LINE_SCORE;
  return { score, wins: isSure ? markName(score > 0 ? mark : other(mark)) : undefined };
}

/** The moves to the board that a step looks at. */
const movesAt = (at: At): readonly Move[] =>
  eventOf(at)
    .calls.slice(1)
    .map(({ cell }) => cell);

function factsAt(at: At): ThoughtFacts {
  const { input } = at;
  const event = eventOf(at);
  const [top, above = top] = event.calls.slice(-2).reverse();
  return {
    ...event,
    mark: markName(input.mark),
    mover: markName(sideAt(input, event.calls.length - 1)),
    line: namesOn(input, movesAt(at)),
    found: scoreOf(input, event.score ?? 0),
    best: namesOn(input, above?.line ?? []),
    bestFound: scoreOf(input, above?.score ?? 0),
    most: event.cells?.length ?? top?.most ?? 0,
    isPruned: above?.isPruned ?? false,
  };
}

function boardAfter(input: LargeInput, moves: readonly Move[]): SparseBoard {
  const placed = moves.flatMap((cell, ply) =>
    cell ? [{ ...cell, mark: sideAt(input, ply) }] : [],
  );
  return new SparseBoard(input.sheet.size, [...input.sheet.stones, ...placed]);
}

function sceneAt(at: At): BoardScene {
  const { cells = [] } = eventOf(at);
  const moves = movesAt(at);
  const numbers = new Map(moves.map((cell, ply) => [`${cell?.x} ${cell?.y}`, ply + 1]));
  return {
    board: boardAfter(at.input, moves),
    last: moves.at(-1) ?? undefined,
    numberAt: (x, y) => numbers.get(`${x} ${y}`),
    notes: cells.map((cell, at) => ({ ...cell, text: String(at + 1), tone: 'soft' })),
  };
}

function levelsAt(at: At): readonly ThoughtLevel[] {
  const { input } = at;
  const { kind, calls, score, isBetter } = eventOf(at);
  const moves = kind === 'pass' ? [...movesAt(at), null] : movesAt(at);
  const isTop = (ply: number) => ply === moves.length - 1;
  const cutOut = (ply: number, line: readonly Move[], found?: number): CutOut => ({
    board: boardAfter(input, [...moves.slice(0, ply), ...line.slice(0, 1)]),
    last: line[0] ?? undefined,
    line: namesOn(input, line),
    mark: markName(sideAt(input, ply)),
    found: found === undefined ? undefined : scoreOf(input, found),
    isNow: line !== calls[ply]?.line,
    isOff: isBetter === false && isTop(ply) && line !== calls[ply]?.line,
  });
  return calls.map(({ line, tried, most, score: best }, ply) => {
    const move = moves.slice(ply, ply + 1);
    const found = isTop(ply) && kind !== 'list' && kind !== 'pass' ? score : undefined;
    const now = move.map(() => cutOut(ply, move, found));
    return { cuts: line.length > 0 ? [...now, cutOut(ply, line, best)] : now, tried, most };
  });
}

/** The search as it is drawn: the board that it looks at, and the top of its tree in cut-out boards. */
export const thoughtView: LargeView<ThoughtEvent, ThoughtFacts, ThoughtMoment> = {
  run: thoughtRun,
  inks: { leaf: ['guess', 'known', 'ahead', 'end', 'over'], up: ['back', 'result', 'play'] },
  passing: ['guess', 'ahead'],
  facts: factsAt,
  moment: (at) => ({
    scene: sceneAt(at),
    area: areaOf(at.input),
    account: [],
    levels: levelsAt(at),
  }),
};
