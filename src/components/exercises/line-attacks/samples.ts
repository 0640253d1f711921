import { POTENTIALS } from '../../../engine/index.ts';
import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'line-attacks'> = {
  answers: () => [
    [undefined],
    [undefined, undefined],
    ...POTENTIALS.map((potential) => [{ power: 3, potential, divider: 1 }]),
    [
      { power: 2, potential: 2, divider: 2 },
      { power: 1, potential: 1, divider: 1 },
    ],
  ],
  nearly: (_, key) =>
    key.flatMap((attack, at) =>
      attack
        ? [
            key.with(at, undefined),
            key.with(at, { ...attack, power: attack.power + 1 }),
            key.with(at, { ...attack, potential: attack.potential === 1 ? 2 : 1 }),
          ]
        : [key.with(at, { power: 1, potential: 1, divider: 1 })],
    ),
  refutes: 'never',
};
