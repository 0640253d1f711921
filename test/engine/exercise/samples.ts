import { type AnswerOf, type KindId, type ParamsOf, type Rng } from '../../../src/engine/index.ts';

/** Every cell of nine, taken or not. */
const CELLS = Array.from({ length: 9 }, (_, cell) => cell);

/** Answers to one exercise: some are right, many wrong, all can be read. The key may be among them. */
export const SAMPLES: {
  readonly [Id in KindId]: (params: ParamsOf<Id>, rng: Rng) => readonly AnswerOf<Id>[];
} = {
  'best-move': () => CELLS,
};
