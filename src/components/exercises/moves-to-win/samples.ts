import { WIN_LENGTHS } from '../../../engine/index.ts';
import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'moves-to-win'> = {
  answers: () => WIN_LENGTHS,
  nearly: (_, key) => WIN_LENGTHS.filter((length) => length !== key),
  refutes: 'always',
};
