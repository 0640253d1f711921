import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'games-from'> = {
  answers: (_, rng) => [0, 1, 2, 5, 6, 16, 24, 120, 999, rng.int(100)],
  refutes: 'never',
};
