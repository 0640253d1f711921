import {
  emptySetup,
  markName,
  X,
  type MarkName,
  type Point,
  type Variant,
} from '../../../engine/index.ts';
import { playerOn, type PlayedOn, type PlayerSetting } from '../../players/players.ts';
import { peopleIn, type GameKind, type GameOf, type MomentOf } from './game.ts';
import type { LargeGameInPlay, LargeGameTypes } from './largeGame.ts';
import { SMALL_GAME, startFrom, type SmallGameInPlay, type SmallGameTypes } from './smallGame.ts';

/** A game on any board. Small ones have their cells one by one, also in space; on large ones five in a row are played. */
export interface PlayTypes {
  readonly player: PlayerSetting;
  readonly cell: number | Point;
  readonly record: SmallGameTypes['record'] | LargeGameTypes['record'];
  readonly position: SmallGameTypes['position'] | LargeGameTypes['position'];
  readonly refusal: SmallGameTypes['refusal'] | LargeGameTypes['refusal'];
}
export type PlayGame = GameOf<PlayTypes>;

export function isLargeGame(game: PlayGame): game is LargeGameInPlay {
  return 'record' in game;
}

/** The kind of large games; it loads with the first of them, as everything does that makes one. */
let largeKind: GameKind<LargeGameTypes> | undefined;
export function learnLargeGames(kind: GameKind<LargeGameTypes>): void {
  largeKind = kind;
}

const kindOf = (game: PlayGame) =>
  (isLargeGame(game) ? largeKind : SMALL_GAME) as unknown as GameKind<PlayTypes>;

/** Games on any board, each as its own kind. */
export const PLAY_GAME: GameKind<PlayTypes> = {
  momentOf: (game, place): MomentOf<PlayTypes> => kindOf(game).momentOf(game, place),
  firstOf: (game) => kindOf(game).firstOf(game),
  placeOf: (game) => kindOf(game).placeOf(game),
  lineOf: (game) => kindOf(game).lineOf(game),
  branchesOf: (game) => kindOf(game).branchesOf?.(game) ?? new Map(),
  cellAt: (game, place) => kindOf(game).cellAt(game, place),
  play: (game, cell) => kindOf(game).play(game, cell),
  goTo: (game, place) => kindOf(game).goTo(game, place),
  renewed: (game) => kindOf(game).renewed(game),
  withPlayers: (game, players) => kindOf(game).withPlayers(game, players),
  nameOf: (game, cell, isShort) => kindOf(game).nameOf(game, cell, isShort),
};

/** The board of a game, as its players know it. */
export function boardOfPlay(game: PlayGame): PlayedOn {
  return isLargeGame(game) ? 'large' : game.variant;
}

/** Players who cannot play on a board are replaced by the next ones who can. */
export function playersOn(
  { players }: Pick<PlayGame, 'players'>,
  on: PlayedOn,
): PlayGame['players'] {
  return { X: playerOn(players.X, on, 'X'), O: playerOn(players.O, on, 'O') };
}

/** A new game on a small board. */
export function smallGameOn(game: PlayGame, variant: Variant): SmallGameInPlay {
  const players = playersOn(game, variant);
  const first = isLargeGame(game) ? game.record.first : game.start.toMove;
  // In the cube X begins: the proof is about that.
  const start = emptySetup(variant.geometry.layers > 1 ? X : first, variant);
  if (!isLargeGame(game)) return { ...startFrom(game, start), variant, players };
  const { seed } = game;
  return SMALL_GAME.renewed({ variant, players, start, seed, moves: [], at: 0 });
}

/** How a game has ended for a mark; `undefined` while it goes on. */
export function endingOf(
  { end }: Pick<MomentOf<PlayTypes>, 'end'>,
  mark: MarkName,
): 'won' | 'drawn' | 'lost' | undefined {
  if (!end) return undefined;
  if (end.kind === 'draw') return 'drawn';
  return (markName(end.run.mark) === mark) === (end.isLoss !== true) ? 'won' : 'lost';
}

/** The only person in a game, who plays a bot. */
export function personAgainstBot(game: Pick<PlayGame, 'players'>): MarkName | undefined {
  if (peopleIn(game) !== 1) return undefined;
  return game.players.X === 'person' ? 'X' : 'O';
}
