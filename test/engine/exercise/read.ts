import {
  KINDS,
  LEVELS,
  readSetup,
  seededRng,
  type KindId,
  type Mark,
  type ParamsOf,
  type Setup,
} from '../../../src/engine/index.ts';

/** A board of nine as tests write it. */
export function setupOf(text: string, toMove?: Mark): Setup {
  const read = readSetup(text, toMove);
  if (!read.ok) throw new Error(text);
  return read.value;
}

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
