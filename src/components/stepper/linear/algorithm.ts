import type { SheetInput, SheetRun, StepInput, StepRun, StepTrace } from '../../../engine/index.ts';
import type { SheetMoment } from './largeView.ts';
import type { StepMessages, StepMoment, StepView } from './smallView.ts';

/**
 * An algorithm with a linear trace as a page knows it: how it is recorded, drawn and said. It is one
 * folder of `components/algorithms`; its figure there hands it to a stepper.
 */
interface LinearAlgorithm<
  Kind extends string,
  Facts extends { readonly kind: Kind },
  Input,
  Moment,
  Run extends { record(input: Input): StepTrace<Kind> },
> {
  readonly run: Run;
  readonly view: StepView<Kind, Facts, Input, Moment>;
  readonly messages: StepMessages<Kind, Facts>;
}

/** One on nine cells. */
export type SmallAlgorithm<
  Kind extends string = string,
  Facts extends { readonly kind: Kind } = { readonly kind: Kind },
> = LinearAlgorithm<Kind, Facts, StepInput, StepMoment, StepRun<Kind>>;

/** One on large boards. */
export type LargeAlgorithm<
  Kind extends string = string,
  Facts extends { readonly kind: Kind } = { readonly kind: Kind },
> = LinearAlgorithm<Kind, Facts, SheetInput, SheetMoment, SheetRun<Kind>>;

/** Where the code of an algorithm stands, its text, and which of its functions are shown. */
export interface CodeSource {
  /** From the root of the repository; more than one file is shown as one. */
  readonly file: string;
  readonly source: string;
  readonly functions: readonly string[];
}
