import { ratingChoices } from '../../../engine/index.ts';
import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'cell-rating'> = {
  answers: (params) => [0, 1, 9_999_999, ...ratingChoices(params)],
  refutes: 'never',
};
