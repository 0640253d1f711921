import type { LinearMessages, LinearView } from './view.ts';

/**
 * An algorithm with a linear trace as a page knows it: how it is recorded, drawn and said. It is one
 * folder of `components/algorithms`; its figure there hands it to a stepper.
 */
export interface LinearAlgorithm<
  Kind extends string,
  Facts extends { readonly kind: Kind },
  Input,
  Moment,
  Run,
> {
  readonly run: Run;
  readonly view: LinearView<Kind, Facts, Input, Moment>;
  readonly messages: LinearMessages<Kind, Facts>;
}

/** Where the code of an algorithm stands, its text, and which of its functions are shown. */
export interface CodeSource {
  /** From the root of the repository; more than one file is shown as one. */
  readonly file: string;
  readonly source: string;
  readonly functions: readonly string[];
}
