import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'return-value'> = {
  answers: () => [-10, 0, 10],
  refutes: 'always',
};
