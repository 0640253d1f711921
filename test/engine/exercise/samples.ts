import {
  beadsBefore,
  CARDS,
  cutBranches,
  EVALUATED_SCORES,
  EVALUATIONS,
  fillTree,
  FIN_RESULTS,
  FORBIDDEN_ANSWERS,
  FORM_COUNTS,
  GAME_VALUES,
  findPairingKind,
  isPairing,
  isSameCell,
  pairsOf,
  type CellPair,
  MATCH_VERDICTS,
  POTENTIALS,
  ratingChoices,
  shuffled,
  RATINGS,
  SUMS,
  WIN_LENGTHS,
  type AnswerOf,
  type KindId,
  type ParamsOf,
  type Point,
  type Rng,
  type SheetParams,
  type TypedChance,
} from '../../../src/engine/index.ts';

/** Answers by which the contract tests try a kind, right and wrong. */
interface KindSamples<Id extends KindId> {
  /** Some are right, many wrong, all can be read. The key may be among them. */
  readonly answers: (params: ParamsOf<Id>, rng: Rng) => readonly AnswerOf<Id>[];
  /**
   * Of kinds that cannot list what is right: all answers but the key where they are few; else the key with
   * one part of it changed. None of them is right.
   */
  readonly nearly?: (params: ParamsOf<Id>, key: AnswerOf<Id>) => readonly AnswerOf<Id>[];
  /**
   * Which wrong answers come with moves that show what is wrong: all that can be played at all, some, or
   * (where nothing is said) none.
   */
  readonly refutes?: 'always' | 'sometimes';
}

/** Every cell of nine, taken or not. */
const anyCell = (): readonly number[] => Array.from({ length: 9 }, (_, cell) => cell);

/** The cells of a large board, some of them taken, and one beside it. */
function anySheetCell({ sheet }: SheetParams, rng: Rng): readonly Point[] {
  const near = sheet.stones.slice(0, 12).map(({ x, y }) => ({ x: x + 1, y }));
  return [...near, { x: rng.int(11), y: rng.int(11) }, { x: -1, y: 3 }];
}

const everyCell = Array.from({ length: 121 }, (_, at) => ({ x: at % 11, y: Math.floor(at / 11) }));

/** A set of cells with one more, and with one less. */
function otherSets(cells: readonly Point[]): readonly (readonly Point[])[] {
  const isIn = (some: readonly Point[], cell: Point) => some.some((each) => isSameCell(each, cell));
  const others = everyCell.filter((cell) => !isIn(cells, cell));
  return [
    ...others.map((cell) => everyCell.filter((each) => isIn([...cells, cell], each))),
    ...cells.map((cell) => cells.filter((each) => each !== cell)),
  ];
}

/** One more or one less of a chance's two numbers. */
function otherChances({ of, outOf }: TypedChance): readonly TypedChance[] {
  const more = of < outOf ? [{ of: of + 1, outOf }] : [];
  return of > 0 ? [...more, { of: of - 1, outOf }, { of, outOf: outOf + 1 }] : more;
}

/** What each kind is tried by; a kind of the engine without its entry is a type error. */
const SAMPLES: { readonly [Id in KindId]: KindSamples<Id> } = {
  'bead-chances': {
    answers: (params) => [
      { of: 0, outOf: 1 },
      { of: 1, outOf: 1 },
      { of: 1, outOf: 3 },
      beadsBefore(params),
      { of: beadsBefore(params).of, outOf: beadsBefore(params).outOf + 1 },
    ],
    nearly: (_, chance) => otherChances(chance),
  },
  'best-move': {
    answers: anyCell,
    refutes: 'always',
  },
  'board-move': {
    answers: ({ board }) => [...board.setup.cells.keys(), 63],
  },
  'canonical-form': {
    answers: () => [0, 1, 2, 3],
  },
  'cell-rating': {
    answers: (params) => [0, 1, 9_999_999, ...ratingChoices(params)],
  },
  'cell-weight': {
    answers: () => [
      { x: 0, o: 0 },
      { x: 999_999, o: 999_999 },
    ],
    nearly: (_, key) => [
      { ...key, x: key.x + 6 },
      { ...key, o: key.o + 6 },
    ],
  },
  'count-forms': {
    answers: () => FORM_COUNTS,
  },
  'cut-branches': {
    answers: (params, rng) => {
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
    nearly: (_, key) => [
      ...key.cut.map((call) => ({ ...key, cut: key.cut.filter((each) => each !== call) })),
      { ...key, cut: [1, ...key.cut] },
    ],
    refutes: 'always',
  },
  'dead-lines': {
    answers: anyCell,
  },
  'depth-rating': {
    answers: () => RATINGS,
    refutes: 'always',
  },
  'double-threat': {
    answers: (_, rng) => [
      [],
      everyCell,
      ...Array.from({ length: 8 }, () => [{ x: rng.int(11), y: rng.int(11) }]),
    ],
    nearly: (_, key) => otherSets(key),
  },
  evaluation: {
    answers: () => EVALUATIONS,
  },
  'expected-score': {
    answers: () => [
      { of: 0, outOf: 1 },
      { of: 1, outOf: 1 },
      { of: 1, outOf: 2 },
      { of: 1, outOf: 3 },
      { of: 5, outOf: 7 },
    ],
    nearly: (_, chance) => otherChances(chance),
  },
  'fill-tree': {
    answers: (params, rng) => {
      const length = fillTree.key(params).length;
      const any = () => Array.from({ length }, () => [10, 0, -10, undefined][rng.int(4)]);
      return [[undefined], Array.from({ length: 40 }, () => 0), any(), any(), any(), any()];
    },
    nearly: (_, key) =>
      key.flatMap((value, at) =>
        [10, 0, -10, undefined].filter((each) => each !== value).map((each) => key.with(at, each)),
      ),
    refutes: 'always',
  },
  'find-five': {
    answers: anySheetCell,
    // A five that is let through is shown; one that was not seen is only named.
    refutes: 'sometimes',
  },
  'find-pairing': {
    answers: (params, rng) => {
      const key = findPairingKind.key(params);
      const any = () => rng.int(63);
      const odd = Array.from({ length: 6 }, (): CellPair[] => [[any(), 63]]);
      return [
        [],
        key.slice(1),
        key.slice(0, -1),
        ...odd,
        [...key, pairsOf(params).given[0] ?? [0, 1]],
      ];
    },
    nearly: (params, key) =>
      key
        .map((_, at) => key.toSpliced(at, 1))
        .filter((left) => !isPairing([...pairsOf(params).given, ...left], params.variant)),
  },
  'find-win': {
    answers: anyCell,
    refutes: 'always',
  },
  'forced-reply': {
    answers: anySheetCell,
    refutes: 'always',
  },
  fork: {
    answers: anyCell,
    refutes: 'always',
  },
  horizon: {
    answers: () => EVALUATED_SCORES,
  },
  'is-forbidden': {
    answers: () => FORBIDDEN_ANSWERS,
    nearly: (_, key) => FORBIDDEN_ANSWERS.filter((each) => each !== key),
  },
  'line-attacks': {
    answers: () => [
      [undefined],
      [undefined, undefined],
      ...POTENTIALS.map((potential) => [{ power: 3, potential, divider: 1 }]),
      [
        { power: 2, potential: 2, divider: 2 },
        { power: 1, potential: 1, divider: 1 },
      ],
    ],
    nearly: (_, key) =>
      key.flatMap((attack, at) =>
        attack
          ? [
              key.with(at, undefined),
              key.with(at, { ...attack, power: attack.power + 1 }),
              key.with(at, { ...attack, potential: attack.potential === 1 ? 2 : 1 }),
            ]
          : [key.with(at, { power: 1, potential: 1, divider: 1 })],
      ),
  },
  'line-sum': {
    answers: (_, rng) =>
      FIN_RESULTS.flatMap((result) => [5, 6, rng.int(13)].map((sum) => ({ sum, result }))),
    nearly: (_, key) =>
      FIN_RESULTS.flatMap((result) => [...SUMS.keys()].map((sum) => ({ sum, result }))).filter(
        ({ sum, result }) => sum !== key.sum || result !== key.result,
      ),
  },
  'lines-through': {
    answers: () => Array.from({ length: 25 }, (_, lines) => lines),
  },
  'match-result': {
    answers: () => MATCH_VERDICTS,
  },
  'moves-to-win': {
    answers: () => WIN_LENGTHS,
    nearly: (_, key) => WIN_LENGTHS.filter((length) => length !== key),
    refutes: 'always',
  },
  open: {
    answers: () => ['', 'Because X has a fork.', 'ärger: 100 % ~ “_”! 🙂'],
  },
  'own-machine': {
    answers: (_, rng) =>
      [0, 1, 2, 4, 6, 9].map((length) => ({
        kind: 'cards',
        cards: shuffled(CARDS, rng).slice(0, length),
      })),
    nearly: (_, machine) =>
      machine.kind === 'code'
        ? []
        : machine.cards.map((card) => ({
            kind: 'cards',
            cards: machine.cards.filter((each) => each !== card),
          })),
    refutes: 'sometimes',
  },
  'play-on': {
    answers: (_, rng) => [
      ...anyCell().map((cell) => [cell]),
      ...Array.from({ length: 40 }, () =>
        anyCell()
          .slice(0, 1 + rng.int(5))
          .map(() => rng.int(9)),
      ),
    ],
    refutes: 'always',
  },
  'return-value': {
    answers: () => [-10, 0, 10],
    refutes: 'always',
  },
  'stop-fork': {
    answers: anyCell,
    refutes: 'always',
  },
  'stop-loss': {
    answers: anyCell,
    refutes: 'always',
  },
  'who-wins': {
    answers: () => GAME_VALUES,
  },
  'win-by-fours': {
    answers: anySheetCell,
    // A mark that makes no four may be as good: then there is only a reason.
    refutes: 'sometimes',
  },
};

interface AnySamples extends Pick<KindSamples<KindId>, 'refutes'> {
  readonly answers: (params: object, rng: Rng) => readonly unknown[];
  readonly nearly?: (params: object, key: unknown) => readonly unknown[];
}

/** Of a kind chosen at run time: the compiler cannot follow its types. */
export const samplesOf = (id: KindId): AnySamples => SAMPLES[id] as unknown as AnySamples;
