import { anyCell, type KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'bot-move'> = {
  answers: anyCell,
  refutes: 'never',
};
