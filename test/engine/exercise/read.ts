import { KINDS, LEVELS, seededRng, type KindId, type ParamsOf } from '../../../src/engine/index.ts';

/** The parts of an exercise, from the text of its link. */
export function paramsOf<Id extends KindId>(id: Id, text: string): ParamsOf<Id> {
  const read = KINDS[id].params.decode(text);
  if (!read.ok) throw new Error(`${id}: ${text}`);
  return read.value as ParamsOf<Id>;
}

/** So many exercises of each level. */
export function drawn<Id extends KindId>(id: Id, count = 100): ParamsOf<Id>[] {
  return LEVELS.flatMap((level) =>
    Array.from({ length: count }, (_, seed) => KINDS[id].generate(seededRng(1000 + seed), level)),
  ) as ParamsOf<Id>[];
}
