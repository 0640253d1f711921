import type { Mark } from '../core/types.ts';
import type { Setup } from '../game/setup.ts';
import { recordSearch, tutorialRequest } from '../runs/searchRun.ts';
import type { SearchRequest, SearchRun } from '../runs/request.ts';
import { childAtStep, eventAt, nodeAt, stepCount } from '../trace/searchReader.ts';
import type { SearchTrace } from '../trace/searchTrace.ts';
import { EVENT_ENDS } from '../trace/searchTracer.ts';

/**
 * What a search does, as far as somebody who plays it has to decide: it calls itself with a mark on a
 * cell, keeps a cell as the best so far, or returns a score. The questions that it asks itself in
 * between, and the answers that come back, follow from these.
 */
export const ACTS = ['calls', 'keeps', 'returns'] as const;
export type Act = (typeof ACTS)[number];

/** One of them: `value` is a cell, or the score that is returned. */
export interface Play {
  readonly act: Act;
  readonly value: number;
}

/** With the step of the recording at which it happens. */
export interface PlayAt extends Play {
  readonly step: number;
}

export function isSamePlay(a: Play, b: Play): boolean {
  return a.act === b.act && a.value === b.value;
}

/** The searches that can be played, and told, by hand: their scores are −10, 0 and +10. */
export type PlayedSearch = 'minimax' | 'alphaBeta';

/** Somebody's search: what is searched, for whom, and how. */
export interface PlayedParams {
  readonly setup: Setup;
  readonly computer: Mark;
  readonly search: PlayedSearch;
}

/** In the order of the cells, of equals the first. */
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

function playAt(trace: SearchTrace, step: number): Play | undefined {
  const kind = eventAt(trace, step);
  if (EVENT_ENDS[kind]) {
    return { act: 'returns', value: trace.score[nodeAt(trace, step)] as number };
  }
  if (kind !== 'try' && kind !== 'improve') return undefined;
  const child = childAtStep(trace, step) as number;
  return { act: kind === 'try' ? 'calls' : 'keeps', value: trace.cell[child] as number };
}
