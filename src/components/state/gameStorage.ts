import { parseObject } from '../../engine/index.ts';
import { keepText, sessionStore, type TextStore } from './browserStore.ts';
import { newGame, take, type Game } from './game.ts';

/** The game of the first page, kept while its tab is open, so that the way back leads to it. */
export const GAME_KEY = 'noughtbook.game';
const VERSION = 1;

export function writeGame(game: Game, storage: TextStore | undefined = sessionStore()): void {
  // Full or forbidden: the game lasts until the page is left, and nothing else is lost.
  keepText(storage, GAME_KEY, makeGame(game));
}

/** The game that was kept; `undefined` if there is none, or none that can be played. */
export function readGame(storage: TextStore | undefined = sessionStore()): Game | undefined {
  try {
    return parseGame(storage?.getItem(GAME_KEY) ?? '');
  } catch {
    return undefined;
  }
}

export function makeGame({ person, moves }: Game): string {
  return JSON.stringify({ v: VERSION, person, moves });
}

/** Reads what `makeGame` wrote; every move is made again, so only a game that can be is read. */
export function parseGame(text: string): Game | undefined {
  const found = parseObject(text);
  if (found?.['v'] !== VERSION) return undefined;
  const { person, moves } = found;
  if ((person !== 'X' && person !== 'O') || !Array.isArray(moves)) return undefined;
  let game = newGame(person);
  for (const cell of moves.slice(0, 10) as unknown[]) {
    const next: Game = typeof cell === 'number' ? take(game, cell) : game;
    if (next === game) return undefined;
    game = next;
  }
  return game;
}
