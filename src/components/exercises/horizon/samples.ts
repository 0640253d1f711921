import { EVALUATED_SCORES } from '../../../engine/index.ts';
import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'horizon'> = {
  answers: () => EVALUATED_SCORES,
  refutes: 'never',
};
