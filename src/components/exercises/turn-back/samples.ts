import { anyCell, type KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'turn-back'> = {
  answers: anyCell,
  refutes: 'never',
};
