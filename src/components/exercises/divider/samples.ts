import { DIVIDERS } from '../../../engine/index.ts';
import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'divider'> = {
  answers: () => DIVIDERS,
  refutes: 'never',
};
