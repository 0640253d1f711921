import { beadsBefore } from '../../../engine/index.ts';
import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'bead-chances'> = {
  answers: (params) => [
    { of: 0, outOf: 1 },
    { of: 1, outOf: 1 },
    { of: 1, outOf: 3 },
    beadsBefore(params),
    { of: beadsBefore(params).of, outOf: beadsBefore(params).outOf + 1 },
  ],
  nearly: (_, { of, outOf }) => [
    ...(of > 0 ? [{ of: of - 1, outOf }] : []),
    ...(of < outOf ? [{ of: of + 1, outOf }] : []),
    ...(of > 0 ? [{ of, outOf: outOf + 1 }] : []),
  ],
  refutes: 'never',
};
