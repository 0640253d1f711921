import { selection } from 'd3-selection';

/**
 * Stands in for d3-transition and d3-interpolate, which d3-zoom imports: nothing here moves in a transition,
 * so there is never one to interrupt or to find a way for. More than half of what d3-zoom brings is left out with
 * it (scripts/lib/bundle.mjs).
 */
export function interrupt(): void {}
export function interpolateZoom(): void {}

const prototype = selection.prototype as { interrupt?: () => unknown };
prototype.interrupt ??= function interrupted(this: unknown) {
  return this;
};
