import { anyCell, type KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'play-on'> = {
  answers: (_, rng) => [
    ...anyCell().map((cell) => [cell]),
    ...Array.from({ length: 40 }, () =>
      anyCell()
        .slice(0, 1 + rng.int(5))
        .map(() => rng.int(9)),
    ),
  ],
  refutes: 'always',
};
