import { otherSets, type KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'double-threat'> = {
  answers: ({ cells }, rng) => [
    [],
    [...cells.keys()],
    ...Array.from({ length: 8 }, () => [rng.int(cells.length)]),
  ],
  nearly: ({ cells }, key) => otherSets(key, cells.length),
  refutes: 'never',
};
