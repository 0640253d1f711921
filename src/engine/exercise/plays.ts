import type { Mark } from '../core/types.ts';
import type { Setup } from '../game/setup.ts';
import { recordSearch } from '../runs/searches.ts';
import { tutorialRequest, type SearchRequest, type SearchRun } from '../runs/request.ts';
import { childAtStep, eventAt, nodeAt, stepCount } from '../trace/searchReader.ts';
import type { SearchTrace } from '../trace/searchTrace.ts';
import { EVENT_ENDS } from '../trace/searchTracer.ts';

/**
 * The steps of a search that a person who acts it out must decide: call with a mark on a cell, keep a cell
 * as the best so far, or return a score. All other events follow from these.
 */
export const ACTS = ['calls', 'keeps', 'returns'] as const;
export type Act = (typeof ACTS)[number];

/** One such step. `value` is a cell, or the score that is returned. */
export interface SearchStep {
  readonly act: Act;
  readonly value: number;
}

/** A play and its step in the recording. */
export interface PlayAt extends SearchStep {
  readonly step: number;
}

export function isSamePlay(a: SearchStep, b: SearchStep): boolean {
  return a.act === b.act && a.value === b.value;
}

/** The searches that a person can act out: their scores are −10, 0 and +10. */
export type PlayedSearch = 'minimax' | 'alphaBeta';

/** Somebody's search: what is searched, for whom, and how. */
export interface PlayedParams {
  readonly setup: Setup;
  readonly computer: Mark;
  readonly search: PlayedSearch;
}

/** Cells in ascending order; of equal scores the first is kept. */
export function playedRequest({ setup, computer, search }: PlayedParams): SearchRequest {
  return { ...tutorialRequest(setup), computer, search };
}

/** The whole search, recorded: a board of four empty cells has some hundreds of steps. */
export function recordPlayed(params: PlayedParams): SearchRun {
  return recordSearch(playedRequest(params));
}

/** Every play of a recording, in order. */
export function playsOf(trace: SearchTrace): PlayAt[] {
  const plays: PlayAt[] = [];
  for (let step = 0; step < stepCount(trace); step++) {
    const play = playAt(trace, step);
    if (play) plays.push({ ...play, step });
  }
  return plays;
}

function playAt(trace: SearchTrace, step: number): SearchStep | undefined {
  const kind = eventAt(trace, step);
  if (EVENT_ENDS[kind]) {
    return { act: 'returns', value: trace.score[nodeAt(trace, step)] as number };
  }
  if (kind !== 'try' && kind !== 'improve') return undefined;
  const child = childAtStep(trace, step) as number;
  return { act: kind === 'try' ? 'calls' : 'keeps', value: trace.cell[child] as number };
}
