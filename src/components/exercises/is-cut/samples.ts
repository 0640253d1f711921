import { anyCell, type KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'is-cut'> = {
  answers: anyCell,
  refutes: 'always',
};
