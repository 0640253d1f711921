import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'line-breaks'> = {
  answers: () => ['none', 'four', 'open three', 'joined'],
  nearly: (_, key) =>
    (['none', 'four', 'open three', 'joined'] as const).filter((each) => each !== key),
  refutes: 'never',
};
