import {
  FIN_RESULTS,
  FORM_COUNTS,
  RATINGS,
  SUMS,
  cutBranches,
  fillTree,
  largePlay,
  WIN_LENGTHS,
  ratingChoices,
  type AnswerOf,
  type KindId,
  type ParamsOf,
  type Point,
  type Rng,
  type SheetParams,
} from '../../../src/engine/index.ts';

/** Every cell of nine, taken or not. */
const CELLS = Array.from({ length: 9 }, (_, cell) => cell);

/** The cells of a large board, some of them taken, and one beside it. */
function sheetCells({ sheet }: SheetParams, rng: Rng): readonly Point[] {
  const near = sheet.stones.slice(0, 12).map(({ x, y }) => ({ x: x + 1, y }));
  return [...near, { x: rng.int(11), y: rng.int(11) }, { x: -1, y: 3 }];
}

/** Answers to one exercise: some are right, many wrong, all can be read. The key may be among them. */
export const SAMPLES: {
  readonly [Id in KindId]: (params: ParamsOf<Id>, rng: Rng) => readonly AnswerOf<Id>[];
} = {
  'best-move': () => CELLS,
  fork: () => CELLS,
  'find-win': () => CELLS,
  'stop-loss': () => CELLS,
  'stop-fork': () => CELLS,
  'moves-to-win': () => WIN_LENGTHS,
  'bot-move': () => CELLS,
  'line-sum': (_, rng) =>
    FIN_RESULTS.flatMap((result) => [5, 6, rng.int(13)].map((sum) => ({ sum, result }))),
  'dead-lines': () => CELLS,
  'is-cut': () => CELLS,
  'return-value': () => [-10, 0, 10],
  'fill-tree': (params, rng) => {
    const length = fillTree.key(params).length;
    const any = () => Array.from({ length }, () => [10, 0, -10, undefined][rng.int(4)]);
    return [[undefined], Array.from({ length: 40 }, () => 0), any(), any(), any(), any()];
  },
  'cut-branches': (params, rng) => {
    const key = cutBranches.key(params);
    const bounds = { alpha: 'none', beta: 10 } as const;
    return [
      { ...key, ...bounds },
      { ...key, cut: [] },
      { ...key, cut: [2, 3, 39, 40] },
      { ...key, cut: [2 + rng.int(30)] },
      { cut: key.cut.slice(1), ...bounds },
    ];
  },
  'which-position': () => [0, 1, 2, 3],
  'depth-rating': () => RATINGS,
  'cell-rating': (params) => [0, 1, 9_999_999, ...ratingChoices(params)],
  'count-forms': () => FORM_COUNTS,
  'games-from': (_, rng) => [0, 1, 2, 5, 6, 16, 24, 120, 999, rng.int(100)],
  'find-five': sheetCells,
  'large-move': sheetCells,
  'large-play': (params, rng) => {
    const key = largePlay.key(params);
    const cells = sheetCells(params, rng).slice(-6);
    return [
      ...cells.map((cell) => [cell]),
      key,
      key.slice(0, -1),
      [...key.slice(0, -1), ...cells.slice(0, 1)],
      cells.slice(0, 4),
    ].filter((answer) => answer.length > 0 && answer.length <= 4);
  },
  'scan-visits': ({ cells, last }, rng) => [[], [...cells.keys()], [last], [rng.int(cells.length)]],
  'line-attacks': () => [
    [undefined],
    [undefined, undefined],
    ...([0, 1, 2] as const).map((potential) => [{ power: 3, potential, divider: 1 }]),
    [
      { power: 2, potential: 2, divider: 2 },
      { power: 1, potential: 1, divider: 1 },
    ],
  ],
  'line-breaks': () => ['none', 'four', 'open three', 'joined'],
  'double-threat': ({ cells }, rng) => [
    [],
    [...cells.keys()],
    ...Array.from({ length: 8 }, () => [rng.int(cells.length)]),
  ],
  'cell-weight': () => [
    { x: 0, o: 0 },
    { x: 999_999, o: 999_999 },
  ],
  'play-algorithm': ({ steps }, rng) => [
    [{ act: 'returns', value: 0 }],
    Array.from({ length: steps }, () => ({ act: 'calls', value: rng.int(9) })),
    Array.from({ length: 8 }, () => ({ act: 'keeps', value: rng.int(9) })),
  ],
  'wrong-step': () => Array.from({ length: 16 }, (_, at) => at + 1),
  'play-on': (_, rng) => [
    ...CELLS.map((cell) => [cell]),
    ...Array.from({ length: 40 }, () => CELLS.slice(0, 1 + rng.int(5)).map(() => rng.int(9))),
  ],
  open: () => ['', 'Because X has a fork.', 'ärger: 100 % ~ “_”! 🙂'],
};

type Nearly = {
  readonly [Id in KindId]?: (params: ParamsOf<Id>, key: AnswerOf<Id>) => readonly AnswerOf<Id>[];
};

/** A set of cells with one more, and with one less. */
function otherSets(cells: readonly number[], all: number): readonly (readonly number[])[] {
  const others = Array.from({ length: all }, (_, cell) => cell).filter(
    (cell) => !cells.includes(cell),
  );
  return [
    ...others.map((cell) => [...cells, cell].sort((a, b) => a - b)),
    ...cells.map((cell) => cells.filter((each) => each !== cell)),
  ];
}

/**
 * Of kinds that cannot list what is right: all answers but the key where they are few; else the key with
 * one part of it changed. None of them is right.
 */
export const NEARLY: Nearly = {
  'moves-to-win': (_, key) => WIN_LENGTHS.filter((length) => length !== key),
  'line-sum': (_, key) =>
    FIN_RESULTS.flatMap((result) => [...SUMS.keys()].map((sum) => ({ sum, result }))).filter(
      ({ sum, result }) => sum !== key.sum || result !== key.result,
    ),
  'fill-tree': (_, key) =>
    key.flatMap((value, at) =>
      [10, 0, -10, undefined].filter((each) => each !== value).map((each) => key.with(at, each)),
    ),
  'cut-branches': (_, key) => [
    ...key.cut.map((call) => ({ ...key, cut: key.cut.filter((each) => each !== call) })),
    { ...key, cut: [1, ...key.cut] },
  ],
  'which-position': (_, key) => [0, 1, 2, 3].filter((at) => at !== key),
  'large-play': (_, key) => (key.length > 1 ? [key.slice(0, -1)] : []),
  'scan-visits': ({ cells }, key) => otherSets(key, cells.length),
  'line-attacks': (_, key) =>
    key.flatMap((attack, at) =>
      attack
        ? [
            key.with(at, undefined),
            key.with(at, { ...attack, power: attack.power + 1 }),
            key.with(at, { ...attack, potential: attack.potential === 1 ? 2 : 1 }),
          ]
        : [key.with(at, { power: 1, potential: 1, divider: 1 })],
    ),
  'line-breaks': (_, key) =>
    (['none', 'four', 'open three', 'joined'] as const).filter((each) => each !== key),
  'double-threat': ({ cells }, key) => otherSets(key, cells.length),
  'cell-weight': (_, key) => [
    { ...key, x: key.x + 6 },
    { ...key, o: key.o + 6 },
  ],
  'play-algorithm': (_, key) => [
    key.slice(0, -1),
    ...key.map((step, at) => key.with(at, { ...step, value: step.value === 8 ? 7 : 8 })),
  ],
  'wrong-step': (_, key) =>
    Array.from({ length: 16 }, (_, at) => at + 1).filter((step) => step !== key),
};

/**
 * Which wrong answers come with moves that show what is wrong: all that can be played at all, some, or
 * none.
 */
export const REFUTES: Readonly<Record<KindId, 'always' | 'sometimes' | 'never'>> = {
  'best-move': 'always',
  fork: 'always',
  'find-win': 'always',
  'stop-loss': 'always',
  'stop-fork': 'always',
  'moves-to-win': 'always',
  'bot-move': 'never',
  'line-sum': 'never',
  'dead-lines': 'never',
  'return-value': 'always',
  'fill-tree': 'always',
  'cut-branches': 'always',
  'which-position': 'always',
  'is-cut': 'always',
  'depth-rating': 'always',
  'cell-rating': 'never',
  'count-forms': 'never',
  'games-from': 'never',
  // A five that is let through is shown; one that was not seen is only named.
  'find-five': 'sometimes',
  'large-move': 'never',
  'large-play': 'always',
  'scan-visits': 'never',
  'line-attacks': 'never',
  'line-breaks': 'never',
  'double-threat': 'never',
  'cell-weight': 'never',
  'play-algorithm': 'never',
  'wrong-step': 'never',
  'play-on': 'always',
  open: 'never',
};
/** What cannot be played, so that there is nothing to show: no free cell, no such call, no whole game. */
export const NOT_PLAYABLE: ReadonlySet<string> = new Set([
  'cell-is-taken',
  'cell-taken',
  'no-cell',
  'no-such-call',
  'game-is-over',
  'not-finished',
]);
