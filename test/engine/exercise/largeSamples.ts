import {
  KINDS,
  LEVELS,
  seededRng,
  type AnswerOf,
  type KindId,
  type ParamsOf,
  type Rng,
} from '../../../src/engine/index.ts';

type Samples<Ids extends KindId> = {
  readonly [Id in Ids]: (params: ParamsOf<Id>, rng: Rng) => readonly AnswerOf<Id>[];
};

/** The keys of other exercises of the kind: most of them are wrong here. */
function keysOf<Id extends KindId>(id: Id, rng: Rng): AnswerOf<Id>[] {
  const kind = KINDS[id];
  return LEVELS.flatMap((level) =>
    Array.from({ length: 6 }, () => {
      const params = kind.generate(seededRng(rng.int(2 ** 31)), level);
      return kind.key(params as never) as AnswerOf<Id>;
    }),
  );
}

/** Answers to exercises about lines and large boards. */
export const LARGE_SAMPLES: Samples<
  'scan-visits' | 'line-attacks' | 'line-breaks' | 'double-threat' | 'cell-weight'
> = {
  'scan-visits': (_, rng) => [[], ...keysOf('scan-visits', rng)],
  'line-attacks': (_, rng) => keysOf('line-attacks', rng),
  'line-breaks': () => ['none', 'four', 'open three', 'joined'],
  'double-threat': ({ cells }, rng) => [
    [],
    [...cells.keys()],
    ...keysOf('double-threat', rng),
    ...Array.from({ length: 8 }, () => [rng.int(cells.length)]),
  ],
  'cell-weight': (_, rng) => [
    { x: 0, o: 0 },
    { x: 999_999, o: 999_999 },
    ...keysOf('cell-weight', rng),
  ],
};
