import { anySheetCell, type KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'five-first'> = {
  answers: anySheetCell,
  refutes: 'never',
};
