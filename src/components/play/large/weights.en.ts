import type { MarkName } from '../../../engine/index.ts';
import { inspectorMessages as inspector } from '#language/weights/messages';

/** What is spoken and said of the weight inspector on the page /play/large/. */
export const playWeightMessages = {
  weightsOn: 'Weights shown.',
  weightsOff: 'Weights hidden.',
  /** Instead of a heat map. */
  level: 'Every cell weighs the same now, so none is shaded.',
  weighs: (
    name: string,
    weight: number,
    parts: readonly { readonly mark: MarkName; readonly weight: number }[],
  ) =>
    `${name} weighs ${inspector.weight(weight)}: ${parts
      .map((part) => `${inspector.weight(part.weight)} for ${part.mark}`)
      .join(' and ')}.`,
  taken: (name: string) => `${name} is taken: only empty cells have a weight.`,
  closed: 'The account is closed.',
};
