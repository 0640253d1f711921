import { CENTRE, EMPTY, O, X } from '../../../engine/index.ts';
import type { KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'break-copy'> = {
  answers: ({ line }, rng) => {
    const free = line.flatMap((place, at) => (place === EMPTY && at !== CENTRE ? [at] : []));
    const put = () => free.reduce((all, at) => all.with(at, [EMPTY, X, O][rng.int(3)]), line);
    return [line, put(), put(), put(), line.with(CENTRE, X)];
  },
  // Without a mark that was given, and as it was given.
  nearly: ({ line }, key) => [
    line,
    ...line.flatMap((place, at) => (place === EMPTY ? [] : [key.with(at, EMPTY)])),
  ],
  refutes: 'never',
};
