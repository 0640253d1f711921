import { markName, other, type Mark, type MarkName, type Result } from '../../../engine/index.ts';

/** A game between any two players. What was played in it is up to the kind of board. */
interface AnyGame<Player> {
  readonly players: Readonly<Record<MarkName, Player>>;
  /** Of everything that is left to chance; 0 … `MOST_SEED`. */
  readonly seed: number;
}

/** Where a game stands after one of its moves. */
interface Standing<Cell> {
  /** The side whose turn it is, or would be if the game were not over. */
  readonly turn: Mark;
  /** How the game has ended. */
  readonly end:
    | {
        readonly kind: 'won';
        readonly run: { readonly mark: Mark; readonly cells: readonly Cell[] };
        /** Whoever has this line has lost. */
        readonly isLoss?: boolean;
      }
    | { readonly kind: 'draw' }
    | undefined;
}

/** What is different on each kind of board. */
export interface GameTypes {
  /** `person`, or a bot. */
  readonly player: unknown;
  readonly cell: unknown;
  /** What was played. */
  readonly record: object;
  /** What is on the board. */
  readonly position: object;
  /** Why a cell cannot be taken. */
  readonly refusal: unknown;
}

export type PlayersOf<T extends GameTypes> = AnyGame<T['player']>['players'];
export type GameOf<T extends GameTypes> = AnyGame<T['player']> & T['record'];
export type MomentOf<T extends GameTypes> = Standing<T['cell']> & T['position'];
/** A player who moves by itself. */
export type BotOf<T extends GameTypes> = Exclude<T['player'], 'person'>;

/**
 * What a kind of board knows of its games: everything else about playing one is the same on all of them.
 * A place is a moment of a game. Place 0 is the start, and every move leads to a place of its own.
 */
export interface GameKind<T extends GameTypes> {
  /** What is on the board at a place; at the one that is shown, if left out. */
  momentOf(game: GameOf<T>, place?: number): MomentOf<T>;
  /** Who makes the first move. */
  firstOf(game: GameOf<T>): Mark;
  /** The place that is shown. */
  placeOf(game: GameOf<T>): number;
  /** The places of the open line, from the start: up to the one that is shown, and those that `redo` can reach. */
  lineOf(game: GameOf<T>): readonly number[];
  /** By each place of the open line the other moves in its stead, where there are some. Left out where nothing branches. */
  branchesOf?(game: GameOf<T>): ReadonlyMap<number, readonly number[]>;
  /** The cell that was taken by the move to a place. */
  cellAt(game: GameOf<T>, place: number): T['cell'];
  /** The game after the side to move has taken a cell. */
  play(game: GameOf<T>, cell: T['cell']): Result<GameOf<T>, T['refusal']>;
  /** The same game, shown at another place. */
  goTo(game: GameOf<T>, place: number): GameOf<T>;
  /** The same players from the same start; chance goes on to the next seed. */
  renewed(game: GameOf<T>): GameOf<T>;
  /** Other players from here on. */
  withPlayers(game: GameOf<T>, players: PlayersOf<T>): GameOf<T>;
  /** A cell as it is written on this board; on a button, shorter in space. */
  nameOf(game: GameOf<T>, cell: T['cell'], isShort?: boolean): string;
}

/** How many of the two are people. */
export function peopleIn({ players }: Pick<AnyGame<unknown>, 'players'>): number {
  return [players.X, players.O].filter((player) => player === 'person').length;
}

/** Who is to choose at a moment; `undefined` when the game is over. */
export function playerToMove<T extends GameTypes>(
  kind: GameKind<T>,
  game: GameOf<T>,
  { turn, end }: MomentOf<T> = kind.momentOf(game),
): T['player'] | undefined {
  return end ? undefined : game.players[markName(turn)];
}

/** Whether later moves are known than those on the board. */
export function isLookingBack<T extends GameTypes>(kind: GameKind<T>, game: GameOf<T>): boolean {
  return kind.lineOf(game).at(-1) !== kind.placeOf(game);
}

/** Whether a bot is to move by itself: it answers a person, and not while somebody looks back. */
export function isAnswering<T extends GameTypes>(
  kind: GameKind<T>,
  game: GameOf<T>,
  moment?: MomentOf<T>,
): boolean {
  if (isLookingBack(kind, game) || peopleIn(game) === 0) return false;
  const player = playerToMove(kind, game, moment);
  return player !== undefined && player !== 'person';
}

/** Who moves after so many moves: nobody moves twice. */
export function sideAt<T extends GameTypes>(
  kind: GameKind<T>,
  game: GameOf<T>,
  count: number,
): MarkName {
  const first = kind.firstOf(game);
  return markName(count % 2 === 0 ? first : other(first));
}

/**
 * Where `undo` (−1) or `redo` (1) leads: the nearest place on the open line at which a person chooses; with no people, the next
 * one. `undefined` if there is none.
 */
export function nextChoice<T extends GameTypes>(
  kind: GameKind<T>,
  game: GameOf<T>,
  by: 1 | -1,
): number | undefined {
  const line = kind.lineOf(game);
  for (let at = line.indexOf(kind.placeOf(game)) + by; at in line; at += by) {
    const isPersons = game.players[sideAt(kind, game, at)] === 'person';
    const isLast = by > 0 && at === line.length - 1;
    if (isPersons || isLast || peopleIn(game) === 0) return line[at];
  }
  return undefined;
}

/** The seed of the game after one with this seed. */
export function nextSeed(seed: number): number {
  return (seed + 1) >>> 0;
}
