import type { LargeInput, LargeRun } from '../../../../engine/index.ts';
import type { LinearAlgorithm } from '../algorithm.ts';
import type { LargeMoment } from './view.ts';

/** An algorithm with a linear trace on large boards. */
export type LargeAlgorithm<
  Kind extends string = string,
  Facts extends { readonly kind: Kind } = { readonly kind: Kind },
> = LinearAlgorithm<Kind, Facts, LargeInput, LargeMoment, LargeRun<Kind>>;
