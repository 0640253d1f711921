import { fillTree } from '../../../engine/index.ts';
import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'fill-tree'> = {
  answers: (params, rng) => {
    const length = fillTree.key(params).length;
    const any = () => Array.from({ length }, () => [10, 0, -10, undefined][rng.int(4)]);
    return [[undefined], Array.from({ length: 40 }, () => 0), any(), any(), any(), any()];
  },
  nearly: (_, key) =>
    key.flatMap((value, at) =>
      [10, 0, -10, undefined].filter((each) => each !== value).map((each) => key.with(at, each)),
    ),
  refutes: 'always',
};
