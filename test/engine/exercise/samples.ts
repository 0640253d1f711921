import { KINDS, type KindId, type Rng } from '../../../src/engine/index.ts';
import type { KindSamples } from '../../../src/components/exercises/frame/kindSamples.ts';

interface AnySamples extends Pick<KindSamples<KindId>, 'refutes'> {
  readonly answers: (params: object, rng: Rng) => readonly unknown[];
  readonly nearly?: (params: object, key: unknown) => readonly unknown[];
}

/** What each kind says of itself in `samples.ts` of its folder, which is named like the kind. */
const SAMPLES = new Map<KindId, AnySamples>();
for (const id of Object.keys(KINDS) as KindId[]) {
  const file = (await import(`../../../src/components/exercises/${id}/samples.ts`)) as {
    readonly samples: AnySamples;
  };
  SAMPLES.set(id, file.samples);
}

export function samplesOf(id: KindId): AnySamples {
  const samples = SAMPLES.get(id);
  if (!samples) throw new Error(`${id} has no samples`);
  return samples;
}
