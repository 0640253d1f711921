import { anyCell, type KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'find-win'> = {
  answers: anyCell,
  refutes: 'always',
};
