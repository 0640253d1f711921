import type { Component } from 'svelte';
import type { StepEvent } from '../../../engine/index.ts';
import type { BoardKind, BoardTypes, LinearIslandProps } from './boardKind.ts';
import LinearStepper from './LinearStepper.svelte';
import type { LinearMessages, LinearView } from './view.ts';

/** As the check of Astro's pages sees an island: a function of its props alone. */
type Island<Props> = (props: Props) => unknown;

/**
 * The island of an algorithm, which loads no other's view. Astro tells a component of Svelte by the name of its first
 * parameter.
 */
export const linearFigure = <
  Event extends StepEvent,
  Facts extends Pick<Event, 'kind'>,
  Board extends BoardTypes,
>(
  board: BoardKind<Board>,
  view: LinearView<Event, Facts, Board['input'], Board['moment'], Board['run']>,
  messages: LinearMessages<Facts>,
): Island<LinearIslandProps<string, Board['input']>> => {
  const island: Component<LinearIslandProps<string, Board['input']>> = ($$renderer, props) =>
    LinearStepper($$renderer, { ...props, board, view, messages });
  return island as unknown as Island<LinearIslandProps<string, Board['input']>>;
};
