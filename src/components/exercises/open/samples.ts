import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'open'> = {
  answers: () => ['', 'Because X has a fork.', 'ärger: 100 % ~ “_”! 🙂'],
  refutes: 'never',
};
