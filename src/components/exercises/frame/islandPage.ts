import type { Component } from 'svelte';
import type { KindId } from '../../../engine/index.ts';
import Exercise from './Exercise.svelte';
import type { IslandProps, OnPage } from './kindOnPage.ts';

/**
 * A kind, which is also its island: the exercises of this one kind in a lesson, which loads no other kind's code. Astro
 * tells a component of Svelte by the name of its first parameter.
 */
export const islandOf = <Id extends KindId>(
  kind: OnPage<Id>,
): Component<IslandProps> & { readonly kind: OnPage<Id> } =>
  Object.assign<Component<IslandProps>, { kind: OnPage<Id> }>(
    ($$renderer, props) => Exercise($$renderer, { ...props, kind }),
    { kind },
  );
