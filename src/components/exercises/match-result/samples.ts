import { MATCH_RESULTS } from '../../../engine/index.ts';
import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'match-result'> = {
  answers: () => MATCH_RESULTS,
  refutes: 'never',
};
