import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'which-position'> = {
  answers: () => [0, 1, 2, 3],
  nearly: (_, key) => [0, 1, 2, 3].filter((at) => at !== key),
  refutes: 'always',
};
