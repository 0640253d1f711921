import {
  BitPosition,
  EMPTY,
  SEARCH_EVENTS,
  afterMove,
  emptySetup,
  type SearchRun,
  type Setup,
} from '../../engine/index.ts';

/**
 * How many different boards can arise from the empty one. Counted by walking from board to board
 * and never twice to the same, without a search: an answer of its own beside that of the trace.
 */
export function countPositions(start: Setup = emptySetup()): number {
  const seen = new Set<string>();
  const waiting = [start];
  for (let setup = waiting.pop(); setup; setup = waiting.pop()) {
    const key = setup.cells.join('');
    if (seen.has(key)) continue;
    seen.add(key);
    if (new BitPosition(setup).isOver) continue;
    for (const [cell, content] of setup.cells.entries()) {
      if (content === EMPTY) waiting.push(afterMove(setup, cell));
    }
  }
  return seen.size;
}

/** The step at which a search first finds a game to be over. */
export function firstGameStep({ trace }: SearchRun): number {
  return trace.events.findIndex((code) => GAME_OVER.includes(code));
}

/** The codes of the events that say so. */
const GAME_OVER = [SEARCH_EVENTS.indexOf('won'), SEARCH_EVENTS.indexOf('full')];

/** Calls at which a game is over: each is one way in which the game can go from the root. */
export function countGames({ trace }: SearchRun): number {
  return trace.events.reduce((count, code) => (GAME_OVER.includes(code) ? count + 1 : count), 0);
}
