import { anyCell, type KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'dead-lines'> = {
  answers: anyCell,
  refutes: 'never',
};
