import { anySheetCell, type KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'win-by-fours'> = {
  answers: anySheetCell,
  // A mark that makes no four may be as good: then there is only a reason.
  refutes: 'sometimes',
};
