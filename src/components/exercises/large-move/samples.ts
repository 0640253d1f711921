import { anySheetCell, type KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'large-move'> = {
  answers: anySheetCell,
  refutes: 'never',
};
