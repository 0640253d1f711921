import data from '../../../data/ladder.json' with { type: 'json' };
import {
  LADDER_NODES,
  LEADING_MACHINES,
  MachinePlayer,
  O,
  RUNGS,
  SURE_LINE_SCORE,
  WeightBoard,
  X,
  numberOfBoard,
  cellName,
  cellsNearMarks,
  findForcedWin,
  pairedInterval,
  parseDiagram,
  pointsOfResults,
  recordRun,
  seededRng,
  thoughtRun,
  twoMovesAhead,
  type LeadingMachine,
  type Mark,
  type MatchResults,
  type Point,
  type Rung,
  type ShareInterval,
  type Sheet,
  type ThoughtEvent,
} from '../../../engine/index.ts';
import { largeInputOf } from '../../stepper/linear/start.ts';
import { once } from '../parts/ask.ts';
import { ATTACK_BOARD } from '../parts/attackBoard.ts';

/** What lesson `strongest` shows of the machines, from themselves and from the log of `npm run -s ladder -- --write`. */

/** A machine's match against the one before it. */
export interface LadderStep extends ShareInterval {
  readonly machine: Rung;
  readonly games: number;
}

export const LADDER_COMMAND: string = data.command;
export const SHIPPED_NODES: number = data.nodes;

export const resultsOfRung = (machine: Rung): MatchResults => data.rungs[machine];

export function stepOfRung(machine: Rung): LadderStep {
  const points = pointsOfResults(resultsOfRung(machine));
  return { machine, games: points.length, ...pairedInterval(points) };
}

/** The steps of the stairs; what the last machine of all does more is told beside them. */
export const shownSteps = (): readonly LadderStep[] =>
  RUNGS.filter((machine) => machine !== 'everywhere').map(stepOfRung);

/** X is to move on each. */
export const POSITIONS = {
  quiet: `
    +-----------+
    |...........|
    |...........|
    |...........|
    |........O..|
    |....X......|
    |...O....X..|
    |...X.......|
    |...........|
    |..O...X.O..|
    |...........|
    |...........|
    +-----------+`,
  fours: ATTACK_BOARD,
} as const;
export type ShownPosition = keyof typeof POSITIONS;
export const POSITION_NAMES = Object.keys(POSITIONS) as readonly ShownPosition[];

export const sheetOf = (position: ShownPosition): Sheet => parseDiagram(POSITIONS[position]).sheet;

/** A board through the eyes of a machine. */
export interface Eye {
  readonly move: Point;
  readonly cell: string;
  /** Positions that it has looked at, and how many cells it has to choose from. */
  readonly looked: number;
  readonly cells: number;
  readonly depth: number;
  /** The moves that it expects, its own first. */
  readonly line: readonly Point[];
  /** It has seen a win. */
  readonly wins: boolean;
  /** After its move the other side wins by fours. */
  readonly loses: boolean;
  /** How much it likes each cell, 0 … 1, where it gives each a number. */
  readonly shades: readonly (Point & { readonly strength: number })[];
}

/** Of equal cells each machine draws with these numbers: the same at every build. */
const DRAW = 3;

function eyeOf(position: ShownPosition, machine: LeadingMachine): Eye {
  const { size, stones } = sheetOf(position);
  const board = new WeightBoard(size, stones);
  const found = new MachinePlayer(machine, LADDER_NODES).choose(board, X, seededRng(DRAW));
  if (!found) throw new Error(`no move on the board "${position}"`);
  const { move, nodes, depth, score } = found;
  const shades = shadesOf(board, machine);
  return {
    move,
    cell: cellName(size, move.x, move.y),
    looked: nodes,
    cells: shades.length,
    depth,
    line: found.line.filter((cell) => cell !== null),
    wins: score > SURE_LINE_SCORE,
    loses: losesAfter(board, move),
    shades,
  };
}

function losesAfter(board: WeightBoard, move: Point): boolean {
  const after = new WeightBoard(board.size, board.stones());
  after.place(move.x, move.y, X);
  return findForcedWin(after, O, { rule: 'freestyle', search: 'vcf' }).win;
}

function shadesOf(board: WeightBoard, machine: LeadingMachine): Eye['shades'] {
  if (machine === 'near') return cellsNearMarks(board).map((cell) => ({ ...cell, strength: 0.2 }));
  if (machine === 'weights') {
    return spread([...board.weighed(X)].map(({ x, y, weight }) => ({ x, y, value: weight })));
  }
  if (machine !== 'board') return [];
  return spread(
    twoMovesAhead(board, X).judged.map(({ cell, score }) => ({ ...cell, value: score })),
  );
}

/** Values from the least to the greatest as strengths; what loses outright is the least. */
function spread(cells: readonly (Point & { readonly value: number })[]): Eye['shades'] {
  const values = cells.map(({ value }) => value).filter((value) => value > -SURE_LINE_SCORE);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return cells.map(({ x, y, value }) => {
    const share = most === least ? 0 : (value - least) / (most - least);
    return { x, y, strength: Math.max(0, share) ** 2 };
  });
}

/** Every shown machine on a position. */
export const eyesOn = once(() =>
  Object.fromEntries(
    POSITION_NAMES.map((position) => [
      position,
      Object.fromEntries(LEADING_MACHINES.map((machine) => [machine, eyeOf(position, machine)])),
    ]),
  ),
) as () => Readonly<Record<ShownPosition, Readonly<Record<LeadingMachine, Eye>>>>;

/** A small board whose number is added up in front of the reader; X is to move. */
export const SUM_BOARD = `
    +-------+
    |.......|
    |.......|
    |..XXO..|
    |..O....|
    |...X...|
    |.......|
    |.......|
    +-------+`;

/** The number of that board, cell by cell. */
export const boardSum = once(() => {
  const { size, stones } = parseDiagram(SUM_BOARD).sheet;
  const board = new WeightBoard(size, stones);
  return { board, ...numberOfBoard(board, X) };
});

/** The sixth machine's search there, a few moves deep, to step through. */
export const THINKING = { id: 'thinking', board: SUM_BOARD, move: 'X' } as const;
export const thinking = once(
  (): readonly ThoughtEvent[] => recordRun(thoughtRun, largeInputOf(THINKING)).events,
);
/** The steps at which the best of the first round has its number, and at which it has another, once O has answered. */
export const thinkingSteps = () => ({
  first: thinking().findLastIndex(({ kind, round }) => kind === 'result' && round === 1),
  answered: thinking().findIndex(({ kind, round }) => kind === 'result' && round === 2),
});

export const sumCell = ({ x, y }: Point): string => cellName(boardSum().board.size, x, y);

/** What a mark on a cell is worth. */
export const summedWorth = (mark: Mark, { x, y }: Point): number =>
  boardSum().cells.find((cell) => cell.x === x && cell.y === y && cell.mark === mark)?.worth ?? 0;

/** What the figure of the stairs is given. */
export const stairsProps = () => ({
  machines: LEADING_MACHINES,
  sheets: { quiet: sheetOf('quiet'), fours: sheetOf('fours') },
  eyes: eyesOn(),
  steps: shownSteps(),
  nodes: LADDER_NODES,
});
