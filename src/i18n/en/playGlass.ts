import type { MarkName } from '../../engine/index.ts';
import { glass } from './glass.ts';

/** What is spoken and said of the glass box on the page /play/large/. */
export const playGlass = {
  weightsOn: 'Weights shown.',
  weightsOff: 'Weights hidden.',
  /** Instead of a heat map. */
  level: 'Every cell weighs the same now, so none is shaded.',
  weighs: (
    name: string,
    weight: number,
    parts: readonly { readonly mark: MarkName; readonly weight: number }[],
  ) =>
    `${name} weighs ${glass.weight(weight)}: ${parts
      .map((part) => `${glass.weight(part.weight)} for ${part.mark}`)
      .join(' and ')}.`,
  taken: (name: string) => `${name} is taken: only empty cells have a weight.`,
  closed: 'The account is closed.',
};

export type PlayGlassWords = typeof playGlass;
