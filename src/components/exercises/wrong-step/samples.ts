import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'wrong-step'> = {
  answers: () => Array.from({ length: 16 }, (_, at) => at + 1),
  nearly: (_, key) => Array.from({ length: 16 }, (_, at) => at + 1).filter((step) => step !== key),
  refutes: 'never',
};
