import { cutBranches } from '../../../engine/index.ts';
import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'cut-branches'> = {
  answers: (params, rng) => {
    const key = cutBranches.key(params);
    const bounds = { alpha: 'none', beta: 10 } as const;
    return [
      { ...key, ...bounds },
      { ...key, cut: [] },
      { ...key, cut: [2, 3, 39, 40] },
      { ...key, cut: [2 + rng.int(30)] },
      { cut: key.cut.slice(1), ...bounds },
    ];
  },
  nearly: (_, key) => [
    ...key.cut.map((call) => ({ ...key, cut: key.cut.filter((each) => each !== call) })),
    { ...key, cut: [1, ...key.cut] },
  ],
  refutes: 'always',
};
