import { lineTo, markName, stonesAt, type Point } from '../../../engine/index.ts';
import type { PlayLargeMessages } from '#language/play/large/messages';
import { peopleIn, type LargeMatch } from './gameMatch.ts';
import type { GameNote, RestedGame } from './gameNote.ts';
import { cellName } from '../../ui/large-board/cellName.ts';

/** A cell as it is written on this board. */
export function nameOn({ record }: LargeMatch, { x, y }: Point): string {
  return cellName(record.size, x, y);
}

/** A side with its player, for a sentence; people go by their marks unless there is only one. */
function mover(match: LargeMatch, mark: 'X' | 'O', words: PlayLargeMessages) {
  const player = match.players[mark];
  if (player !== 'person') return { mark, by: words.players.name(player) };
  return { mark, by: peopleIn(match) === 1 ? 'you' : undefined };
}

/** Where the game stands, in a sentence. */
function standingText(
  { match, moment }: RestedGame,
  words: PlayLargeMessages,
  isTold: boolean,
): string {
  const { says } = words;
  const { end, stones, turn } = moment;
  if (end?.kind === 'draw') return says.draw;
  if (end) {
    const cells = end.run.cells.map((cell) => nameOn(match, cell));
    return says.wins(mover(match, markName(end.run.mark), words), cells, isTold);
  }
  const side = mover(match, markName(turn), words);
  return stones.length === 0 ? says.begins(side) : says.turn(side);
}

/**
 * The last move, and where the game stands after it; with one person in the game also the person's own
 * before it, since the answer came by itself.
 */
function gameText(game: RestedGame, words: PlayLargeMessages): string {
  const { match, moment, helped } = game;
  const count = peopleIn(match) === 1 ? -2 : -1;
  const told = moment.stones.slice(count);
  const nodes = lineTo(match.record, match.record.at).slice(count);
  const made = told.map(({ x, y, mark }, index) => ({
    ...mover(match, markName(mark), words),
    cell: nameOn(match, { x, y }),
    isHelped: helped.has(nodes[index] ?? 0),
  }));
  return words.says.made(made, standingText(game, words, made.length > 0));
}

/** What is said now: what was just done, and where the game stands. */
export function textOf(
  game: RestedGame,
  note: GameNote | undefined,
  words: PlayLargeMessages,
): string {
  const { says } = words;
  const { match, moment } = game;
  const standing = () => standingText(game, words, false);
  switch (note?.kind) {
    case undefined:
      return gameText(game, words);
    case 'new-game':
      return says.newGame(standing());
    case 'opened':
      return says.opened(gameText(game, words));
    case 'back':
      return says.back(gameText(game, words));
    case 'players':
      return says.players(standing());
    case 'looking': {
      const at = moment.stones.length;
      if (at === 0) return `${says.atStart} ${standing()}`;
      const { record } = match;
      return `${says.at(at, lineTo(record, record.line).length)} ${gameText(game, words)}`;
    }
    case 'refused':
      return says.refused(nameOn(match, note.point), note.why);
    case 'not-yours':
      return says.notYours(words.players.name(note.player));
    case 'over':
      return says.over;
    case 'nothing-to-undo':
      return says.nothingToUndo;
    case 'nothing-to-redo':
      return says.nothingToRedo;
  }
}

/** The number of the move that placed the mark on a cell. */
export function numbersOf(match: LargeMatch): (x: number, y: number) => number | undefined {
  const numbers = new Map(
    stonesAt(match.record).map(({ x, y }, index) => [`${x} ${y}`, index + 1] as const),
  );
  return (x, y) => numbers.get(`${x} ${y}`);
}
