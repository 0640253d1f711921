import { fail, ok, type Result } from '../../core/result.ts';
import type { Rng } from '../../core/rng.ts';
import { EMPTY, O, X, type CellContent } from '../../core/types.ts';
import type { Stone } from '../../game/large/board.ts';
import { SparseBoard } from '../../game/large/sparseBoard.ts';
import { SCAN_EVENTS, scanFromLast, type WinRule } from '../../game/large/winScan.ts';
import { recordSteps } from '../../trace/stepTrace.ts';
import { choiceCodec, recordCodec, type Codec, type CodecProblem } from '../codec.ts';
import type { Level } from '../contract.ts';
import type { LargeKind } from '../largeContract.ts';

/** A square board of `SCAN_SIDE` cells a side, and the mark that was placed last. */
export interface ScanParams {
  readonly rule: Extract<WinRule, 'freestyle' | 'standard'>;
  /** The contents of all cells, row by row. */
  readonly cells: readonly CellContent[];
  /** The cell of the last mark: its place in `cells`. */
  readonly last: number;
}

/** Cells by their place in the list of all cells, in ascending order. */
export type CellSet = readonly number[];

export interface ScanReason {
  /** A cell that the scan looks at is missing, or one that it does not look at is there. */
  readonly code: 'missing' | 'extra';
  /** All such cells, in ascending order. */
  readonly cells: CellSet;
}

/** Cells along a side. */
export const SCAN_SIDE = 11;
const CELLS = SCAN_SIDE ** 2;
const SIGNS = '.XO';
const CONTENTS: readonly CellContent[] = [EMPTY, X, O];

export function scanBoardOf({ cells }: ScanParams): SparseBoard {
  const stones = cells.flatMap((mark, cell): Stone[] =>
    mark === EMPTY ? [] : [{ x: cell % SCAN_SIDE, y: Math.floor(cell / SCAN_SIDE), mark }],
  );
  return new SparseBoard({ width: SCAN_SIDE, height: SCAN_SIDE }, stones);
}

/** The cells that the scan from the last mark looks at, and how often one is looked at beside others. */
function visited(params: ScanParams): CellSet {
  const { last, rule } = params;
  const { events } = recordSteps(SCAN_EVENTS, (trace) =>
    scanFromLast(scanBoardOf(params), last % SCAN_SIDE, Math.floor(last / SCAN_SIDE), rule, trace),
  );
  return events
    .flatMap(({ kind, values: [x = 0, y = 0] }) => (kind === 'visit' ? [y * SCAN_SIDE + x] : []))
    .sort((a, b) => a - b);
}

const strange = (text: string) =>
  fail<CodecProblem>({ code: 'strange-part', part: Array.from(text).slice(0, 20).join('') });

const cellsCodec: Codec<readonly CellContent[]> = {
  limit: CELLS,
  encode: (cells) => cells.map((content) => SIGNS[CONTENTS.indexOf(content)] ?? '').join(''),
  decode(text) {
    if (text.length !== CELLS || !/^[.XO]*$/.test(text)) return strange(text);
    return ok([...text].map((sign) => CONTENTS[SIGNS.indexOf(sign)] ?? EMPTY));
  },
};

const plainCodec = recordCodec<ScanParams>({
  rule: choiceCodec([
    ['freestyle', 'f'],
    ['standard', 's'],
  ]),
  last: choiceCodec(Array.from({ length: CELLS }, (_, cell) => [cell, String(cell)] as const)),
  cells: cellsCodec,
});

const paramsCodec: Codec<ScanParams> = {
  ...plainCodec,
  /** The last mark must be there. */
  decode(text): Result<ScanParams, CodecProblem> {
    const params = plainCodec.decode(text);
    return !params.ok || params.value.cells[params.value.last] !== EMPTY ? params : strange(text);
  },
};

/** `12.13.25`; no cell at all is `none`. */
const answerCodec: Codec<CellSet> = {
  limit: CELLS * 4,
  encode: (cells) => (cells.length === 0 ? 'none' : cells.join('.')),
  decode(text) {
    if (text === 'none') return ok([]);
    if (text.length > CELLS * 4 || !/^\d{1,3}(\.\d{1,3})*$/.test(text)) return strange(text);
    const cells = text.split('.').map(Number);
    const isSet = cells.every(
      (cell, at) => cell < CELLS && (at === 0 || cell > (cells[at - 1] ?? 0)),
    );
    return isSet && cells.join('.') === text ? ok(cells) : strange(text);
  },
};

/** Which cells does the scan from the last mark look at? */
export const scanVisits: LargeKind<ScanParams, CellSet, ScanReason> = {
  id: 'scan-visits',
  version: 1,
  params: paramsCodec,
  answer: answerCodec,

  /** 1: in the open; 2: near an edge, in a crowd; 3: exactly five wins, and the scan may end early. */
  generate(rng, level) {
    for (;;) {
      const params = draw(rng, level);
      const { length } = visited(params);
      if (length >= FEWEST[level] && length <= 24) return params;
    }
  },

  key: visited,

  grade(params, answer) {
    const key = visited(params);
    const missing = key.filter((cell) => !answer.includes(cell));
    const extra = answer.filter((cell) => !key.includes(cell));
    const right = key.length - missing.length - extra.length;
    const reasons: ScanReason[] = [];
    if (extra.length > 0) reasons.push({ code: 'extra', cells: extra });
    if (missing.length > 0) reasons.push({ code: 'missing', cells: missing });
    return {
      points: key.length === 0 ? Number(extra.length === 0) : Math.max(0, right) / key.length,
      reasons,
    };
  },
};

const FEWEST: Record<Level, number> = { 1: 9, 2: 10, 3: 8 };
/** How many cells of a hundred around the last mark hold one. */
const CROWD: Record<Level, number> = { 1: 45, 2: 55, 3: 60 };

/** Marks around the last one: thick on its lines, thin elsewhere. */
function draw(rng: Rng, level: Level): ScanParams {
  const margin = level === 1 ? 3 : 1;
  const at = () => margin + rng.int(SCAN_SIDE - 2 * margin);
  const [x, y] = [at(), at()];
  const mark = rng.int(2) === 0 ? X : O;
  const cells = Array.from({ length: CELLS }, (_, cell): CellContent => {
    const [dx, dy] = [(cell % SCAN_SIDE) - x, Math.floor(cell / SCAN_SIDE) - y];
    if (dx === 0 && dy === 0) return mark;
    const isNear = Math.max(Math.abs(dx), Math.abs(dy)) <= 5;
    const isOnLine = isNear && (dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy));
    if (rng.int(100) >= (isOnLine ? CROWD[level] : 12)) return EMPTY;
    const isLike = rng.int(100) < (isOnLine ? 70 : 50);
    return isLike ? mark : mark === X ? O : X;
  });
  return { rule: level === 3 ? 'standard' : 'freestyle', cells, last: y * SCAN_SIDE + x };
}
