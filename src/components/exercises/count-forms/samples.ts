import { FORM_COUNTS } from '../../../engine/index.ts';
import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'count-forms'> = {
  answers: () => FORM_COUNTS,
  refutes: 'never',
};
