import { ONE_LINE_GAMES } from '../../../engine/index.ts';
import { parseDay } from '../../platform/days.ts';
import { stored } from '../../platform/stored.ts';

/** The games against the bot of one day: the own marks of each, in order. The last may be unfinished. */
export interface DayGames {
  /** "2026-11-25". */
  readonly day: string;
  readonly games: readonly (readonly number[])[];
}

/** The seed of a day's bot. */
export function seedOfDay(day: string): number {
  return Number(day.replaceAll('-', ''));
}

const isGame = (game: unknown): game is number[] =>
  Array.isArray(game) &&
  game.length <= 5 &&
  game.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < 9);

/** The games of the day that was last played here. Whether they can be played the bot must say. */
export const dayStore = stored<DayGames | undefined>('noughtbook.day', {
  empty: undefined,
  read(fields) {
    const day = parseDay(fields['day']);
    const { games } = fields;
    if (!day || !Array.isArray(games) || games.length > ONE_LINE_GAMES) return undefined;
    return games.every(isGame) ? { day, games } : undefined;
  },
});
