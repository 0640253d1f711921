import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'expected-score'> = {
  answers: () => [
    { of: 0, outOf: 1 },
    { of: 1, outOf: 1 },
    { of: 1, outOf: 2 },
    { of: 1, outOf: 3 },
    { of: 5, outOf: 7 },
  ],
  nearly: (_, { of, outOf }) => [
    ...(of > 0
      ? [
          { of: of - 1, outOf },
          { of, outOf: outOf + 1 },
        ]
      : []),
    ...(of < outOf ? [{ of: of + 1, outOf }] : []),
  ],
  refutes: 'never',
};
