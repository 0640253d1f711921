import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'canonical-form'> = {
  answers: () => [0, 1, 2, 3],
  refutes: 'never',
};
