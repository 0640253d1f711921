import { RATINGS } from '../../../engine/index.ts';
import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'depth-rating'> = {
  answers: () => RATINGS,
  refutes: 'always',
};
