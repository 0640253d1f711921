import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'play-algorithm'> = {
  answers: ({ steps }, rng) => [
    [{ act: 'returns', value: 0 }],
    Array.from({ length: steps }, () => ({ act: 'calls', value: rng.int(9) })),
    Array.from({ length: 8 }, () => ({ act: 'keeps', value: rng.int(9) })),
  ],
  nearly: (_, key) => [
    key.slice(0, -1),
    ...key.map((step, at) => key.with(at, { ...step, value: step.value === 8 ? 7 : 8 })),
  ],
  refutes: 'never',
};
