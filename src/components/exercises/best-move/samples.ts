import { anyCell, type KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'best-move'> = {
  answers: anyCell,
  refutes: 'always',
};
