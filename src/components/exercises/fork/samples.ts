import { anyCell, type KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'fork'> = {
  answers: anyCell,
  refutes: 'always',
};
