import type { Link, ParsedLink } from '../../platform/link.ts';
import type { AddressProblem } from '../../platform/problems.ts';

/** The fields that the link to every figure of a linear trace has. */
interface LinearFields {
  fig: string;
  step: number;
}

/** What could be used of a link, and what could not. */
interface Asked<Input> {
  readonly input: Input;
  readonly problems: readonly AddressProblem[];
}

/** The addresses of figures on one kind of board. */
export interface LinearAddress<Input, Run, Address> {
  readonly names: readonly string[];
  /** The fragment for a figure at a step, with its `#`: of the input what differs from the figure's own. */
  readonly make: (fig: string, step: number, input: Input, own: Input) => string;
  /** Reads a fragment; `undefined` if it names no figure. Never throws: what is bad is in `problems`. */
  readonly parse: (fragment: string) => Address | undefined;
  /**
   * The input that a link asks for: the figure's `own` with everything that could be read in its place.
   * What the algorithm does not use, and what cannot be recorded, is a problem more, and the figure's own stays.
   */
  readonly inputOf: (address: Address, own: Input, run: Run) => Asked<Input>;
}

/** `fieldsOf` writes an input in fields of the link, and `inputOf` reads it. */
export function linearAddress<Fields extends LinearFields, Input, Run>(
  { names, make, parse }: Link<Fields>,
  fieldsOf: (input: Input) => Partial<Fields>,
  inputOf: LinearAddress<Input, Run, ParsedLink<Fields>>['inputOf'],
): LinearAddress<Input, Run, ParsedLink<Fields>> {
  return {
    names,
    make: (fig, step, input, own) => make({ ...fieldsOf(input), fig, step }, fieldsOf(own)),
    parse,
    inputOf,
  };
}
