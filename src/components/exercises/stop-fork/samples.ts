import { anyCell, type KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'stop-fork'> = {
  answers: anyCell,
  refutes: 'always',
};
