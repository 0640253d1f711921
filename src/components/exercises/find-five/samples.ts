import { anySheetCell, type KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'find-five'> = {
  answers: anySheetCell,
  // A five that is let through is shown; one that was not seen is only named.
  refutes: 'sometimes',
};
