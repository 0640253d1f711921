import {
  recordRun,
  snippetOf,
  type LargeInput,
  type LinearRun,
  type SmallInput,
  type StepEvent,
} from '../../engine/index.ts';
import type { CodeListing } from '../stepper/codeView.ts';
import { listingFrom } from '../stepper/listing.ts';
import type { LinearIslandProps } from '../stepper/linear/boardKind.ts';
import {
  type LargeFigureProps,
  type SmallFigureProps,
  largeInputOf,
  smallInputOf,
} from '../stepper/linear/start.ts';
import {
  LARGE_ALGORITHMS,
  SMALL_ALGORITHMS,
  type LargeName,
  type LinearAlgorithm,
  type SmallName,
} from './registry.ts';

/** The figure of an algorithm as an author writes it: `of` which, and what it starts with. */
export type LinearFigureProps =
  | ({ of: SmallName } & SmallFigureProps)
  | ({ of: LargeName } & LargeFigureProps);

const isSmall = (props: LinearFigureProps): props is { of: SmallName } & SmallFigureProps =>
  props.of in SMALL_ALGORITHMS;

/** What the island of an algorithm is given, by the kind of its board. */
export async function figureProps(props: LinearFigureProps): Promise<{
  readonly small?: LinearIslandProps<SmallInput>;
  readonly large?: LinearIslandProps<LargeInput>;
}> {
  if (isSmall(props)) {
    return { small: await islandProps(props, SMALL_ALGORITHMS[props.of], smallInputOf(props)) };
  }
  const algorithm = LARGE_ALGORITHMS[props.of];
  const input = largeInputOf(props, algorithm.view.run);
  return { large: await islandProps(props, algorithm, input) };
}

/** Throws for an input of which there is nothing to step through, so that the page is not built. */
async function islandProps<Input>(
  { id, of: name, caption }: LinearFigureProps,
  algorithm: LinearAlgorithm<{ readonly run: LinearRun<StepEvent, Input> }>,
  input: Input,
): Promise<LinearIslandProps<Input>> {
  if (recordRun(algorithm.view.run, input).events.length === 0) {
    throw new Error(`The figure "${id}" (${name}) has no step on its board.`);
  }
  return { id, input, listing: await linearListing(algorithm), caption };
}

/** The code of an algorithm, in inks; each of its kinds of event points at a line of it. */
export function linearListing({
  code: { file, source, functions, python },
  view: { run },
}: Omit<LinearAlgorithm<{ readonly run: LinearRun }>, 'messages'>): Promise<CodeListing<string>> {
  return listingFrom(file, snippetOf(source, functions, run.kinds), python);
}
