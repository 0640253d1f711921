import { otherSets, type KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'scan-visits'> = {
  answers: ({ cells, last }, rng) => [[], [...cells.keys()], [last], [rng.int(cells.length)]],
  nearly: ({ cells }, key) => otherSets(key, cells.length),
  refutes: 'never',
};
