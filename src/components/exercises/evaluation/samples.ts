import { EVALUATIONS } from '../../../engine/index.ts';
import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'evaluation'> = {
  answers: () => EVALUATIONS,
  refutes: 'never',
};
