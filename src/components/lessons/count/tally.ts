import {
  BitPosition,
  afterMove,
  emptyCells,
  emptySetup,
  seededRng,
  type Setup,
} from '../../../engine/index.ts';

/** How many games a day are played at one a minute, without sleep. */
export const GAMES_A_DAY = 24 * 60;

export function setupOfGame(cells: readonly number[]): Setup {
  return cells.reduce(afterMove, emptySetup());
}

export function hasEnded(setup: Setup): boolean {
  return new BitPosition(setup).isOver;
}

/** A game is its marks in their order: the same marks in another order are another game. */
export function gameName(cells: readonly number[]): string {
  return cells.join('');
}

/** Games in which both sides move at random; the same for the same seed. */
export function randomGames(many: number, seed: number): string[] {
  const rng = seededRng(seed);
  return Array.from({ length: many }, () => {
    const cells: number[] = [];
    for (let setup = emptySetup(); !hasEnded(setup);) {
      const free = emptyCells(setup.cells);
      const cell = free[rng.int(free.length)] as number;
      cells.push(cell);
      setup = afterMove(setup, cell);
    }
    return gameName(cells);
  });
}
