import {
  DIRECTIONS,
  RENJU_VERDICTS,
  SparseBoard,
  X,
  forbiddingDirections,
  refusedDirections,
  type BoardReader,
  type CellCheck,
  type Point,
  type RenjuEvent,
  type RenjuVerdict,
  renjuRun,
  cellName,
} from '../../../engine/index.ts';
import {
  alongLine,
  areaOf,
  bandThrough,
  boxAround,
  lineEnd,
  sharedBoard,
} from '../../ui/large-board/sheetBoard.ts';
import {
  type LargeAt,
  type LargeView,
  eventOf,
  type LinearQuestion,
} from '../../stepper/linear/view.ts';
import type { Band, BoardNote, BoardScene } from '../../ui/large-board/scene.ts';

/** Everything that a sentence about the check may mention. */
export interface RenjuFacts {
  readonly kind: RenjuEvent['kind'];
  /** The cell that is checked. */
  readonly cell: string;
  /** The cell inside whose check this one is; absent for the first. */
  readonly within: string | undefined;
  /** A place in `DIRECTIONS`. */
  readonly direction: number;
  /** Marks in a row in this direction. */
  readonly row: number;
  readonly fours: number;
  /** The cells that would make five. */
  readonly fives: readonly string[];
  /** The cells of this direction that would make an open four, and what was said of each. */
  readonly opens: readonly { readonly cell: string; readonly verdict: RenjuVerdict | undefined }[];
  readonly isThree: boolean;
  readonly verdict: RenjuVerdict;
  /** Directions that make the verdict what it is. */
  readonly because: readonly number[];
  /** Directions of threes that don't count, because their open fours are forbidden. */
  readonly refused: readonly number[];
  /** How many fours and threes were counted in all. */
  readonly allFours: number;
  readonly allThrees: number;
}

const isOnLine = (kind: RenjuEvent['kind']) => ['row', 'fours', 'open', 'three'].includes(kind);

/** What is known of one line through the checked cell. */
function lineFactsOf(
  { cell, rows, fours, opens = {}, threes }: CellCheck,
  direction: number,
  name: (at: Point) => string,
) {
  const named = (offset: number) => name(alongLine(cell, direction, offset));
  const { count = 0, fives = [] } = fours?.[direction] ?? {};
  return {
    direction,
    row: rows?.[direction] ?? 1,
    fours: count,
    fives: fives.map(named),
    opens: Object.values(opens)
      .filter((open) => open.direction === direction)
      .map(({ offset, verdict }) => ({ cell: named(offset), verdict })),
    isThree: threes?.[direction] ?? false,
  };
}

function factsAt(at: LargeAt<RenjuEvent>): RenjuFacts {
  const event = eventOf(at);
  const { kind, cell, outer, direction = 0, fours = {}, threes = {} } = event;
  const around = outer.at(-1);
  const name = ({ x, y }: Point) => cellName(at.input.sheet.size, x, y);
  return {
    kind,
    cell: name(cell),
    within: around && name(around.cell),
    ...lineFactsOf(event, isOnLine(kind) ? direction : 0, name),
    verdict: event.verdict ?? 'allowed',
    because: forbiddingDirections(event),
    refused: refusedDirections(event),
    allFours: Object.values(fours).reduce((sum, four) => sum + four.count, 0),
    allThrees: Object.values(threes).filter(Boolean).length,
  };
}

/** How far a line is looked at, each way. */
const REACH = 4;

/** The part of a line that is looked at, inside the borders. */
const lookedAt = (board: BoardReader, cell: Point, direction: number): Band => ({
  from: lineEnd(board, cell, direction, -1, REACH),
  to: lineEnd(board, cell, direction, 1, REACH),
  tone: 'now',
});

/** What a check has found so far, as lines; those that forbid the cell are broken once that is said, and nothing else is. */
function foundBands(board: BoardReader, check: CellCheck): readonly Band[] {
  const because = check.verdict === 'five' ? [] : forbiddingDirections(check);
  return [0, 1, 2, 3].flatMap((direction) => {
    const opens = Object.values(check.opens ?? {}).filter((open) => open.direction === direction);
    const isThree = check.threes?.[direction];
    const { count = 0, fives = [] } = check.fours?.[direction] ?? {};
    const needed = [...fives, ...opens.map(({ offset }) => offset)].map((offset) =>
      alongLine(check.cell, direction, offset),
    );
    const isLong = (check.rows?.[direction] ?? 1) > REACH;
    if (!isLong && count === 0 && !isThree) return [];
    const tone = because.includes(direction) ? 'bad' : 'x';
    const along = DIRECTIONS[direction] ?? DIRECTIONS[0];
    return [bandThrough(board, check.cell, along, needed, tone)];
  });
}

/** A check that is open, and how far it has come: what is known of one says nothing of another. */
type OpenCheck = CellCheck & Pick<RenjuEvent, 'kind'>;

/** The cells that the step is about: where five would be, where an open four would be. */
function notesOf({
  kind,
  cell,
  direction = 0,
  fours,
  opens = {},
}: OpenCheck): readonly BoardNote[] {
  const place = (offset: number) => alongLine(cell, direction, offset);
  if (kind === 'fours') {
    const { fives = [] } = fours?.[direction] ?? {};
    return fives.map((offset) => ({ ...place(offset), text: '5', tone: 'return' as const }));
  }
  if (kind !== 'open' && kind !== 'three') return [];
  return Object.values(opens)
    .filter((open) => open.direction === direction)
    .map(({ offset, verdict }) => {
      const isRefused = verdict !== undefined && verdict !== 'allowed';
      const tone = isRefused ? 'bad' : 'return';
      return { ...place(offset), text: isRefused ? '✕' : '4', tone };
    });
}

/** The checks that are open: each is asked within the one before it, because of an open four. */
const checksOf = ({ outer, ...event }: RenjuEvent): readonly OpenCheck[] => [
  ...outer.map((check) => ({ ...check, kind: 'open' as const })),
  event,
];

/** The board on which the last of these checks is asked. */
function sceneOf(
  { sheet }: LargeAt<RenjuEvent>['input'],
  checks: readonly OpenCheck[],
): BoardScene {
  const outer = checks.slice(0, -1);
  const check = checks.at(-1) as OpenCheck;
  const { kind, cell, direction = 0 } = check;
  const placed = outer.map((each) => ({ ...each.cell, mark: X }));
  const board =
    placed.length === 0
      ? sharedBoard(sheet)
      : new SparseBoard(sheet.size, [...sheet.stones, ...placed]);
  const notes = notesOf(check);
  const line = isOnLine(kind) ? [lookedAt(board, cell, direction)] : [];
  return {
    board,
    tried: { ...cell, mark: X },
    chosen: cell,
    bands: [
      ...outer.flatMap((each) => foundBands(board, each)),
      ...line,
      ...foundBands(board, check),
    ],
    lit: notes.map(({ x, y, tone }) => ({ cells: [{ x, y }], tone })),
    notes,
  };
}

/** The checks that are open as cut-outs of the board, the outermost first. */
export function checkCuts(at: LargeAt<RenjuEvent>) {
  const { size } = at.input.sheet;
  return checksOf(eventOf(at)).map(({ cell, verdict }, level, checks) => {
    const around = checks[level - 1]?.cell ?? cell;
    return {
      name: cellName(size, cell.x, cell.y),
      verdict,
      scene: sceneOf(at.input, checks.slice(0, level + 1)),
      box: boxAround([cell], REACH, {}),
      dx: cell.x - around.x,
      dy: cell.y - around.y,
    };
  });
}

/** What is said of the cell; and, where there is something to find out, whether a three counts. */
function questionAt(at: LargeAt<RenjuEvent>): LinearQuestion | undefined {
  const { kind, verdict = 'allowed' } = eventOf(at);
  const { step } = at;
  const options = [...RENJU_VERDICTS.keys()];
  if (kind === 'verdict') return { kind, step, options, answer: RENJU_VERDICTS.indexOf(verdict) };
  const { opens, isThree } = factsAt(at);
  if (kind !== 'three' || opens.length === 0) return undefined;
  return { kind, step, options: [1, 0], answer: isThree ? 1 : 0 };
}

/** The check of a cell, drawn with stones on the crossings, as renju is played. */
export const renjuView: LargeView<RenjuEvent, RenjuFacts> = {
  run: renjuRun,
  inks: { leaf: ['fours', 'three'], up: ['verdict'] },
  facts: factsAt,
  moment: (at) => ({
    scene: sceneOf(at.input, checksOf(eventOf(at))),
    area: areaOf(at.input),
    style: 'stones',
    account: [],
  }),
  question: questionAt,
};
