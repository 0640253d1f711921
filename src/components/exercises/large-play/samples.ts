import { largePlay } from '../../../engine/index.ts';
import { anySheetCell, type KindSamples } from '../frame/kindSamples.ts';

export const samples: KindSamples<'large-play'> = {
  answers: (params, rng) => {
    const key = largePlay.key(params);
    const cells = anySheetCell(params, rng).slice(-6);
    return [
      ...cells.map((cell) => [cell]),
      key,
      key.slice(0, -1),
      [...key.slice(0, -1), ...cells.slice(0, 1)],
      cells.slice(0, 4),
    ].filter((answer) => answer.length > 0 && answer.length <= 4);
  },
  nearly: (_, key) => (key.length > 1 ? [key.slice(0, -1)] : []),
  refutes: 'always',
};
