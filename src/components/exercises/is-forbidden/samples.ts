import { FORBIDDEN_ANSWERS } from '../../../engine/index.ts';
import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'is-forbidden'> = {
  answers: () => FORBIDDEN_ANSWERS,
  nearly: (_, key) => FORBIDDEN_ANSWERS.filter((each) => each !== key),
  refutes: 'never',
};
