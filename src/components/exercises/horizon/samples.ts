import { HORIZON_SCORES } from '../../../engine/index.ts';
import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'horizon'> = {
  answers: () => HORIZON_SCORES,
  refutes: 'never',
};
