import type { Component } from 'svelte';
import Exercise from './Exercise.svelte';
import type { IslandProps, KindOnPage } from './kindOnPage.ts';

/**
 * The exercises of one kind in a lesson, which loads no other kind's code. Astro tells a component of Svelte by the
 * name of its first parameter.
 */
export function islandOf<Params extends object, Answer, Reason>(
  kind: KindOnPage<Params, Answer, Reason>,
): Component<IslandProps> {
  return ($$renderer, props) => Exercise($$renderer, { ...props, kind });
}
