import {
  boardOfSheet,
  other,
  DIRECTIONS,
  EMPTY,
  FIVE,
  isSameCell,
  markName,
  scanFromLast,
  type BoardReader,
  type FoursEvent,
  type MarkName,
  type Point,
  type Stone,
  foursRun,
  cellName,
} from '../../../engine/index.ts';
import { tidyTree } from '../../stepper/tree/tidyTree.ts';
import { areaOf } from '../../ui/large-board/sheetBoard.ts';
import {
  type LargeAt,
  type LargeView,
  eventOf,
  type LinearQuestion,
} from '../../stepper/linear/view.ts';
import type { Band, BoardScene, Lit } from '../../ui/large-board/scene.ts';
import {
  foursOnBoard,
  stonesOf,
  triedFours,
  type AttackLine,
  type AttackNode,
  type AttackTreeMoment,
  type FoursMoment,
  type TriedFour,
} from './attackTree.ts';

/** Everything that a sentence about a search for a win by fours may mention. */
export interface FoursFacts {
  readonly kind: FoursEvent['kind'];
  readonly mark: MarkName;
  readonly enemy: MarkName;
  /** The cell of the five, or of the four. */
  readonly cell: string;
  /** Where the four threatens five. */
  readonly stops: readonly string[];
  /** Where the defender threatens five. */
  readonly threats: readonly string[];
  /** The fours to try in this call. */
  readonly fours: readonly string[];
  /** How many fours lie on the board, each with its reply. */
  readonly depth: number;
  /** Whether the four of the step wins; nobody knows where the search stopped before all behind it was tried. */
  readonly hasWon: boolean | undefined;
  /** The search has stopped early at a step before, or at this one. */
  readonly isCut: boolean;
  /** Fours tried so far. */
  readonly tried: number;
  /** The moves of the win, both sides', at the last step. */
  readonly line: readonly string[];
}

type At = LargeAt<FoursEvent>;

/** The moves of the win that the trace found: both sides', or none. */
function winningMoves({ trace, input }: At, all: readonly TriedFour[]): readonly Stone[] {
  const won = all.filter(({ hasWon }) => hasWon);
  const { mark } = input;
  const moves = won.flatMap(({ four, stops }) => [
    { ...four, mark },
    ...stops.map((stop, at) => ({ ...stop, mark: at === 0 ? other(mark) : mark })),
  ]);
  const five = trace.events.find(({ kind }) => kind === 'five')?.cell;
  return five ? [...moves, { ...five, mark }] : moves;
}

/** What a step is about: the marks on the board, the four in question, and the win once it is found. */
function nowAt(at: At) {
  const all = triedFours(at.trace);
  const event = eventOf(at);
  const on = foursOnBoard(all, at.step);
  const isLast = at.step === at.trace.events.length - 1;
  const line = isLast ? winningMoves(at, all) : [];
  // A four is answered a step after it is played.
  const played = on.map((each) => (each.from < at.step ? each : { ...each, stops: [] }));
  const placed = line.length > 0 ? line : stonesOf(played, at.input.mark);
  const board = boardOfSheet({
    ...at.input.sheet,
    stones: [...at.input.sheet.stones, ...placed],
  });
  return { all, event, on, placed, line, board, about: aboutOf(all, event, on, at.step) };
}

/** The four that a step is about: the last on the board, or the one whose win is passed on. */
function aboutOf(
  all: readonly TriedFour[],
  { kind, cell }: FoursEvent,
  on: readonly TriedFour[],
  step: number,
): TriedFour | undefined {
  if (kind !== 'keep' || !cell) return on.at(-1);
  return all.findLast(({ four, from }) => from < step && isSameCell(four, cell));
}

function factsAt(at: At): FoursFacts {
  const { input, step } = at;
  const { all, event, on, line, about } = nowAt(at);
  const name = ({ x, y }: Point) => cellName(input.sheet.size, x, y);
  const { kind, cell, threats = [], fours = [] } = event;
  const asks = kind === 'list';
  const isCell = kind === 'five' || kind === 'four' || kind === 'keep';
  const four = isCell ? cell : about?.four;
  return {
    kind,
    mark: markName(input.mark),
    enemy: markName(other(input.mark)),
    cell: four ? name(four) : '',
    stops: about?.stops.map(name) ?? [],
    threats: asks ? threats.map(name) : [],
    fours: asks ? fours.map(name) : [],
    depth: on.length,
    hasWon: about?.hasWon,
    isCut: event.isCut ?? false,
    tried: all.filter(({ from }) => from <= step).length,
    line: line.map(name),
  };
}

/** The free five in which `empty` is the cell that is missing: a stroke over it, so that one sees why. */
function bandOf(board: BoardReader, empty: Point, { mark }: Stone): Band | undefined {
  for (const { dx, dy } of DIRECTIONS) {
    for (let back = 0; back < FIVE; back++) {
      const cells = Array.from({ length: FIVE }, (_, at) => ({
        x: empty.x + (at - back) * dx,
        y: empty.y + (at - back) * dy,
      }));
      const isFive = cells.every(
        (cell) => isSameCell(cell, empty) || board.at(cell.x, cell.y) === mark,
      );
      const [from, to] = [cells[0], cells.at(-1)];
      if (isFive && from && to && board.has(from.x, from.y) && board.has(to.x, to.y)) {
        return { from, to, tone: markName(mark) === 'X' ? 'x' : 'o' };
      }
    }
  }
  return undefined;
}

/** What the step points at: threatened cells, fours to try, the five. */
function litAt(at: At, { event, board, about }: ReturnType<typeof nowAt>): readonly Lit[] {
  const { mark } = at.input;
  const { kind, cell, threats = [], fours = [] } = event;
  const free = (cells: readonly Point[]) => cells.filter(({ x, y }) => board.at(x, y) === EMPTY);
  const tone = markName(mark) === 'X' ? 'x' : 'o';
  switch (kind) {
    case 'list':
      return [
        { cells: fours, tone },
        { cells: threats, tone: 'bad' },
      ];
    case 'five':
      return cell ? [{ cells: [cell], tone: 'good' }] : [];
    case 'four':
    case 'double':
      return [{ cells: free(about?.stops ?? []), tone: kind === 'four' ? 'bad' : 'good' }];
    case 'back':
      return about ? [{ cells: [about.four, ...about.stops], tone: 'soft' }] : [];
    case 'look':
    case 'reply':
    case 'none':
    case 'stop':
    case 'keep':
      return [];
  }
}

function sceneAt(at: At): BoardScene {
  const now = nowAt(at);
  const { board, placed, event, about, line } = now;
  const { mark } = at.input;
  const numbers = new Map(placed.map(({ x, y }, index) => [`${x} ${y}`, index + 1]));
  const open = event.kind === 'four' || event.kind === 'double' ? (about?.stops ?? []) : [];
  const aims = event.kind === 'five' && event.cell ? [event.cell] : open;
  const last = line.at(-1);
  return {
    board,
    last: placed.at(-1),
    numberAt: (x, y) => numbers.get(`${x} ${y}`),
    lit: last ? [] : litAt(at, now),
    bands: last ? [] : aims.flatMap((aim) => bandOf(board, aim, { ...aim, mark }) ?? []),
    won: last && scanFromLast(board, last.x, last.y)?.cells,
  };
}

/** Nodes of different fours lie no nearer than those of the same. */
const COUSINS = 1;

function treeAt(at: At): AttackTreeMoment {
  const { all, on, about, event } = nowAt(at);
  const { input, step } = at;
  const triedBy = (id: number) => all.filter(({ parent }) => parent === id);
  // The search lists the fours on the board as it was given in the order of trying.
  const untried = (at.trace.events[1]?.fours ?? []).slice(triedBy(0).length);
  const children = (id: number) => [
    ...triedBy(id).map((each) => each.id),
    ...(id === 0 ? untried.map((_, index) => -1 - index) : []),
  ];
  const tidy = tidyTree(0, children, COUSINS);
  const name = ({ x, y }: Point) => cellName(input.sheet.size, x, y);
  const path = new Set(on.map(({ id }) => id));
  const before = ({ parent }: TriedFour): AttackLine => {
    const last = all[parent - 1];
    return last ? [...before(last), { four: last.four, stops: last.stops }] : [];
  };
  const nodes = all
    .filter(({ from }) => from <= step)
    .map((node): AttackNode => {
      const stops = node.from < step || node.stops.length > 1 ? node.stops : [];
      return {
        id: node.id,
        parent: node.parent,
        ...placeOf(tidy, node.id),
        four: name(node.four),
        line: [...before(node), { four: node.four, stops }],
        stops: stops.map(name),
        state: stateOf(node, step),
        isNow: node.id === about?.id,
        isOnPath: path.has(node.id),
        step: node.from,
      };
    });
  return {
    input,
    mark: markName(input.mark),
    nodes,
    waiting: [
      ...triedBy(0).filter(({ from }) => from > step),
      ...untried.map((four, index) => ({ id: -1 - index, four })),
    ].map(({ id, four }) => ({
      ...placeOf(tidy, id),
      four: name(four),
      line: [{ four, stops: [] }],
    })),
    root: { ...placeOf(tidy, 0), isNow: on.length === 0 && event.kind !== 'keep' },
  };
}

function stateOf({ ended, hasWon }: TriedFour, step: number): AttackNode['state'] {
  if (ended === undefined || step < ended) return 'open';
  if (hasWon === undefined) return 'unknown';
  return hasWon ? 'won' : 'dead';
}

function placeOf({ places }: ReturnType<typeof tidyTree>, id: number) {
  return places.get(id) ?? { x: 0, depth: 0 };
}

/** The largest number of fours that is asked for: more are tiresome to count. */
const MOST_ASKED = 6;

/** How many fours a call can try; and whether the next four wins. */
function questionAt(at: At): LinearQuestion | undefined {
  const { step } = at;
  const { kind, threats = [], fours = [] } = eventOf(at);
  if (kind === 'list' && threats.length === 0 && fours.length <= MOST_ASKED) {
    const options = Array.from({ length: Math.max(4, fours.length) + 1 }, (_, index) => index);
    return { kind, step, options, answer: fours.length };
  }
  if (kind !== 'four') return undefined;
  const tried = triedFours(at.trace).find(({ from }) => from === step);
  if (tried?.hasWon === undefined) return undefined;
  return { kind, step, options: [1, 0], answer: tried.hasWon ? 1 : 0 };
}

/** The search for a win by fours as it is drawn: the board, and the tree of fours and replies beside it. */
export const foursView: LargeView<FoursEvent, FoursFacts, FoursMoment> = {
  run: foursRun,
  inks: { leaf: ['five', 'stop', 'double', 'none'], up: ['back', 'keep'] },
  facts: factsAt,
  moment: (at) => ({
    scene: sceneAt(at),
    area: areaOf(at.input),
    account: [],
    attack: treeAt(at),
  }),
  question: questionAt,
};
