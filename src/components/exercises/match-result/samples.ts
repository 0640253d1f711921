import { MATCH_VERDICTS } from '../../../engine/index.ts';
import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'match-result'> = {
  answers: () => MATCH_VERDICTS,
  refutes: 'never',
};
