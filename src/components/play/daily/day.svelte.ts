import {
  ONE_LINE_GAMES,
  oneLineBot,
  oneLineGame,
  type OneLineBot,
  type OneLineGame,
} from '../../../engine/index.ts';
import { defineLink } from '../../platform/link.ts';
import { parseDay } from '../../platform/days.ts';
import { stored } from '../../platform/stored.ts';

/** The bot of a day, and the games against it. */
export class DayPlay {
  readonly day: string;
  readonly bot: OneLineBot;
  /** The own marks of each game. */
  games = $state.raw<readonly (readonly number[])[]>([[]]);
  /** The bot's last mark has just come. */
  moved = $state(false);
  readonly played: readonly OneLineGame[];
  /** The last game: the one that goes on. */
  readonly now: OneLineGame;
  readonly isFound: boolean;
  /** There is no other game to come. */
  readonly isOver: boolean;
  /** A later day was played here already: its games stay stored. */
  private readonly isPast: boolean;

  constructor(day: string) {
    this.day = day;
    this.bot = oneLineBot(seedOfDay(day));
    this.played = $derived(this.games.map((own) => this.gameOf(own)));
    this.now = $derived(this.played.at(-1) as OneLineGame);
    this.isFound = $derived(this.now.end === 'won');
    this.isOver = $derived(
      this.isFound || (this.now.end !== undefined && this.games.length === ONE_LINE_GAMES),
    );
    const stored = dayStore.read().value;
    if (stored?.day === day && this.canBe(stored.games)) this.games = stored.games;
    this.isPast = stored !== undefined && stored.day > day;
  }

  choose(cell: number): void {
    const own = [...(this.games.at(-1) ?? []), cell];
    if (this.now.end || !oneLineGame(this.bot, own)) return;
    this.moved = true;
    this.keep([...this.games.slice(0, -1), own]);
  }

  next(): void {
    if (!this.now.end || this.isOver) return;
    this.moved = false;
    this.keep([...this.games, []]);
  }

  private keep(games: readonly (readonly number[])[]): void {
    this.games = games;
    if (this.isPast) return;
    void dayStore.put({ day: this.day, games }).then(({ value }) => {
      // Another tab has played on.
      if (value?.day === this.day && value.games !== games && this.canBe(value.games))
        this.games = value.games;
    });
  }

  private gameOf(own: readonly number[]): OneLineGame {
    const game = oneLineGame(this.bot, own);
    if (!game) throw new Error(`${own.join()} cannot be played against the bot of ${this.day}`);
    return game;
  }

  /** All but the last are finished, and nobody goes on who has found it. */
  private canBe(games: readonly (readonly number[])[]): boolean {
    const played = games.map((own) => oneLineGame(this.bot, own));
    const before = played.slice(0, -1);
    return (
      played.length > 0 &&
      played.every((game) => game !== undefined) &&
      before.every((game) => game?.end !== undefined && game.end !== 'won')
    );
  }
}

/** The bot of a day: "#day=2026-11-25". */
export const dayLink = defineLink<{ readonly day: string }>({
  day: { make: String, parse: parseDay },
});

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
