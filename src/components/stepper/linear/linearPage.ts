import type { Component } from 'svelte';
import type { StepEvent } from '../../../engine/index.ts';
import type { BoardKind, LinearIslandProps } from './boardKind.ts';
import type { LinearFigure } from './figure.svelte.ts';
import LinearStepper from './LinearStepper.svelte';
import type { LinearMessages, LinearMoment, LinearView } from './view.ts';

/** As the check of Astro's pages sees an island: a function of its props alone. */
type Island<Props> = (props: Props) => unknown;

/**
 * The island of an algorithm, which loads no other's view. Astro tells a component of Svelte by the name of its first
 * parameter.
 */
export const linearFigure = <
  Event extends StepEvent,
  Facts extends Pick<Event, 'kind'>,
  Moment extends LinearMoment,
  Shown extends LinearFigure,
>(
  board: BoardKind<Shown, Moment>,
  view: LinearView<Event, Facts, Shown['input'], Moment>,
  messages: LinearMessages<Facts>,
): Island<LinearIslandProps<Shown['input']>> => {
  const island: Component<LinearIslandProps<Shown['input']>> = ($$renderer, props) =>
    LinearStepper($$renderer, { ...props, board, view, messages });
  return island as unknown as Island<LinearIslandProps<Shown['input']>>;
};
