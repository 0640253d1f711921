import type { SmallInput, SmallRun } from '../../../../engine/index.ts';
import type { LinearAlgorithm } from '../algorithm.ts';
import type { SmallMoment } from './view.ts';

/** An algorithm with a linear trace on nine cells. */
export type SmallAlgorithm<
  Kind extends string = string,
  Facts extends { readonly kind: Kind } = { readonly kind: Kind },
> = LinearAlgorithm<Kind, Facts, SmallInput, SmallMoment, SmallRun<Kind>>;
