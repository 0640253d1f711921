import { FIN_RESULTS, SUMS } from '../../../engine/index.ts';
import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'line-sum'> = {
  answers: (_, rng) =>
    FIN_RESULTS.flatMap((result) => [5, 6, rng.int(13)].map((sum) => ({ sum, result }))),
  nearly: (_, key) =>
    FIN_RESULTS.flatMap((result) => [...SUMS.keys()].map((sum) => ({ sum, result }))).filter(
      ({ sum, result }) => sum !== key.sum || result !== key.result,
    ),
  refutes: 'never',
};
