import { renjuRun, type RenjuEvent } from '../../../engine/index.ts';
import { replayRenju } from '../../algorithms/renju-check/replay.ts';
import { largeInputOf } from '../../stepper/linear/start.ts';
import { RENJU_FIGURES } from './positions.ts';

type FigureName = keyof typeof RENJU_FIGURES;

/** What a figure of the lesson records. */
export function renjuTrace(figure: FigureName) {
  return renjuRun.record(largeInputOf(RENJU_FIGURES[figure])).events;
}

/**
 * The step of a figure at which an event happens for the `nth` time, so many checks deep (1: the first one's own);
 * throws if there is none.
 */
export function renjuStep(figure: FigureName, kind: RenjuEvent, depth = 1, nth = 1): number {
  const events = renjuTrace(figure);
  const found = events.flatMap((event, step) =>
    event.kind === kind && replayRenju(events.slice(0, step + 1)).length === depth ? [step] : [],
  );
  const step = found[nth - 1];
  if (step !== undefined) return step;
  throw new Error(
    `The figure "${figure}" has fewer than ${nth} steps "${kind}" at depth ${depth}.`,
  );
}
