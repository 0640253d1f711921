import type { KindSamples } from '../frame/kindSamples.ts';

const ANSWERS = ['allowed', 'overline', 'four-four', 'three-three'] as const;

export const samples: KindSamples<'is-forbidden'> = {
  answers: () => ANSWERS,
  nearly: (_, key) => ANSWERS.filter((each) => each !== key),
  refutes: 'never',
};
