import { anyCell, type KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'stop-loss'> = {
  answers: anyCell,
  refutes: 'always',
};
