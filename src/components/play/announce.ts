import { markName, type MarkName } from '../../engine/index.ts';
import type { MadeMove, Mover, PlayShared } from '#language/play/messages';
import {
  peopleIn,
  sideAt,
  type BotOf,
  type GameKind,
  type GameOf,
  type GameTypes,
  type MomentOf,
} from './games/game.ts';
import type { PlayNote } from './games/playSession.svelte.ts';
import type { SessionNote } from './games/session.svelte.ts';

/** How games on a kind of board are told. */
export interface Narration<T extends GameTypes> {
  readonly kind: GameKind<T>;
  readonly says: PlayShared['says'] & {
    made(moves: readonly MadeMove[], then: string): string;
    wins(winner: Mover, cells: readonly string[], isTold: boolean): string;
    /** Where a line loses: who has made one. */
    loses?(loser: Mover, cells: readonly string[], isTold: boolean): string;
    refused(cell: string, why: T['refusal']): string;
    notYours(name: string): string;
    slow(name: string): string;
    botLost(name: string): string;
  };
  /** What a bot is called, and in the middle of a sentence. */
  readonly nameOf: (bot: BotOf<T>, isShort: boolean) => string;
  /** Where a game stands that goes on, if there is more to say of it than whose turn it is. */
  readonly turnText?: (moment: MomentOf<T>, mover: Mover, isStart: boolean) => string | undefined;
  /** Each move is told by itself: no bot answers. */
  readonly isStepped?: (game: GameOf<T>) => boolean;
  /** It is nobody's turn. */
  readonly isWaiting?: (game: GameOf<T>) => boolean;
}

/** People go by their marks unless there is only one. */
function moverOf<T extends GameTypes>(
  { nameOf }: Narration<T>,
  game: GameOf<T>,
  mark: MarkName,
): Mover {
  const player = game.players[mark];
  if (player !== 'person') return { mark, by: nameOf(player as BotOf<T>, true) };
  return { mark, by: peopleIn(game) === 1 ? 'you' : undefined };
}

/** Where the game stands. `isTold`: the last move was told just before. */
function standingText<T extends GameTypes>(
  narration: Narration<T>,
  game: GameOf<T>,
  isTold = false,
): string {
  const { kind, says, turnText } = narration;
  const moment = kind.momentOf(game);
  const { end, turn } = moment;
  if (end?.kind === 'draw') return says.draw;
  if (end) {
    const { mark, cells } = end.run;
    const names = cells.map((cell) => kind.nameOf(game, cell));
    const mover = moverOf(narration, game, markName(mark));
    if (end.isLoss && says.loses) return says.loses(mover, names, isTold);
    return says.wins(mover, names, isTold);
  }
  const mover = moverOf(narration, game, markName(turn));
  const isStart = kind.placeOf(game) === 0;
  return turnText?.(moment, mover, isStart) ?? says[isStart ? 'begins' : 'turn'](mover);
}

/**
 * The last move, and where the game stands after it; with one person in the game also the person's own
 * before it, since the answer came by itself. `helped`: the places to which a bot moved for a person.
 */
function gameText<T extends GameTypes>(
  narration: Narration<T>,
  game: GameOf<T>,
  helped: ReadonlySet<number>,
): string {
  const { kind, says, isStepped, isWaiting } = narration;
  const line = kind.lineOf(game);
  const at = line.indexOf(kind.placeOf(game));
  const count = peopleIn(game) === 1 && !isStepped?.(game) ? 2 : 1;
  const from = Math.max(0, at - count);
  const made = line.slice(from + 1, at + 1).map((place, index) => ({
    ...moverOf(narration, game, sideAt(kind, game, from + index)),
    cell: kind.nameOf(game, kind.cellAt(game, place)),
    isHelped: helped.has(place),
  }));
  const isDone = made.length > 0;
  return says.made(made, isWaiting?.(game) ? '' : standingText(narration, game, isDone));
}

/** What is said now: what was just done, and where the game stands. */
export function gameSentence<T extends GameTypes>(
  narration: Narration<T>,
  game: GameOf<T>,
  note: PlayNote | SessionNote<GameTypes> | undefined,
  helped: ReadonlySet<number> = new Set(),
): string {
  const { kind, says, nameOf } = narration;
  const whole = () => gameText(narration, game, helped);
  switch (note?.kind) {
    case undefined:
      return whole();
    case 'new-game':
      return says.newGame(standingText(narration, game));
    case 'players':
      return says.players(standingText(narration, game));
    case 'opened':
      return says.opened(whole());
    case 'back':
      return says.back(whole());
    case 'looking': {
      const line = kind.lineOf(game);
      const at = line.indexOf(kind.placeOf(game));
      if (at === 0) return `${says.atStart} ${standingText(narration, game)}`;
      return `${says.at(at, line.length - 1)} ${whole()}`;
    }
    case 'refused':
      return says.refused(kind.nameOf(game, note.cell), note.why);
    case 'not-yours':
      return says.notYours(nameOf(note.player as BotOf<T>, false));
    case 'slow':
      return says.slow(nameOf(note.player as BotOf<T>, false));
    case 'lost':
      return says.botLost(nameOf(note.player as BotOf<T>, false));
    case 'over':
      return says.over;
    case 'nothing-to-undo':
      return says.nothingToUndo;
    case 'nothing-to-redo':
      return says.nothingToRedo;
  }
}
