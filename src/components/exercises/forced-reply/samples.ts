import { anySheetCell, type KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'forced-reply'> = {
  answers: anySheetCell,
  refutes: 'always',
};
