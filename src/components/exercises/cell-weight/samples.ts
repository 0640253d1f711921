import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'cell-weight'> = {
  answers: () => [
    { x: 0, o: 0 },
    { x: 999_999, o: 999_999 },
  ],
  nearly: (_, key) => [
    { ...key, x: key.x + 6 },
    { ...key, o: key.o + 6 },
  ],
  refutes: 'never',
};
