import { botMessages } from '#language/players/messages';
import { playPageMessages, type PlayPageMessages } from '#language/play/small/messages';
import { markName } from '../../../engine/index.ts';
import { setupOf, type Match } from './match.ts';
import type { PlayNote, Play } from './play.svelte.ts';
import { playTaskOf } from './task.ts';
import { lastMoves, standingOf, type MadeMove, type SideDescription } from '../describe.ts';
import { hintOf } from './analysis.ts';
import { isBot, type PlayerSetting } from '../../players/players.ts';

/** What a player is called. */
export function nameOf(player: PlayerSetting): string {
  const { players } = playPageMessages;
  return isBot(player) ? botMessages.player(player) : players[player].name;
}

/** A bot's name without its level, for a sentence; people go by their marks. */
function shortName(player: PlayerSetting): string | undefined {
  if (player === 'person') return undefined;
  return isBot(player) ? botMessages.name(player.kind) : nameOf(player);
}

function spoken({ mark, player, isYou }: SideDescription) {
  return { mark, by: isYou ? ('you' as const) : shortName(player) };
}

/** Where the game stands, in a sentence. */
export function standingText(match: Match, words: PlayPageMessages, isTold = false): string {
  const { says } = words;
  const standing = standingOf(match);
  switch (standing.kind) {
    case 'draw':
      return says.draw;
    case 'wins':
      return says.wins(spoken(standing.side), standing.line, isTold);
    case 'dead':
      return `${says.dead} ${says.turn(spoken(standing.side))}`;
    case 'begins':
    case 'fromHere':
    case 'turn':
      return says[standing.kind](spoken(standing.side));
  }
}

/** What became of a task: done, or spoiled, and by which move; empty while it goes well. */
export function taskText(match: Match, { task: say }: PlayPageMessages): string {
  const task = playTaskOf(match);
  if (!task) return '';
  const { goal, spoiled, isReached } = task;
  if (isReached) return say.reached[goal];
  if (!spoiled) return '';
  const { number, cell, value, index } = spoiled;
  const first = markName(setupOf(match, index + 1).toMove);
  const second = first === 'X' ? ('O' as const) : ('X' as const);
  const line = spoiled.line.map((next, i) => ({ cell: next, mark: i % 2 === 0 ? first : second }));
  const missed = isReached === false ? `${say.missed} ` : '';
  return `${missed}${say.spoiled(number, cell, value)} ${say.line(line)}`.trim();
}

/** What is spoken of a task beside its game: once, when it is done or spoiled, or lost in the end. */
export function taskSpoken(match: Match, says: string, words: PlayPageMessages): string {
  const task = playTaskOf(match);
  const { spoiled, isReached } = task ?? {};
  if (isReached) return `${says} ${words.task.reached[task?.goal ?? 'draw']}`;
  if (isReached === false) return `${says} ${words.task.missed}`;
  // The verdict tells the move already.
  return spoiled && match.at === spoiled.index + 1 ? taskText(match, words) : says;
}

/** What a hint says: first how the game stands, then which cells are best. */
export function hintText(play: Pick<Play, 'setup' | 'hint'>, { hint: say }: PlayPageMessages) {
  const hint = hintOf(play.setup);
  if (!hint) return { stands: say.over, cells: '' };
  const cells = play.hint === 2 ? say.cells(hint.cells, hint, hint.isAny) : '';
  return { stands: say.stands(markName(play.setup.toMove), hint), cells };
}

/** The last moves, and where the game stands after them. */
export function gameText(match: Match, words: PlayPageMessages): string {
  const made = (move: MadeMove) => ({ ...spoken(move), cell: move.cell });
  const moves = lastMoves(match);
  const standing = isWaiting(match) ? '' : standingText(match, words, moves.length > 0);
  return words.says.made(moves.map(made), standing).trim();
}

/** A spoiled task waits for the reader: it is nobody's turn. */
function isWaiting(match: Match): boolean {
  const task = playTaskOf(match);
  return task?.spoiled !== undefined && task.isReached === undefined;
}

/** What is said now: what was just done, and where the game stands. */
export function textOf(match: Match, note: PlayNote | undefined, words: PlayPageMessages): string {
  const { says } = words;
  switch (note?.kind) {
    case undefined:
      return gameText(match, words);
    case 'new-game':
      return says.newGame(standingText(match, words));
    case 'players':
      return says.players(standingText(match, words));
    case 'looking':
      return match.at === 0
        ? `${says.atStart} ${standingText(match, words)}`
        : `${says.at(match.at, match.moves.length)} ${gameText(match, words)}`;
    case 'taken':
      return says.taken(note.cell);
    case 'not-yours':
      return says.notYours(nameOf(note.player));
    case 'over':
      return says.over;
    case 'nothing-to-undo':
      return says.nothingToUndo;
    case 'nothing-to-redo':
      return says.nothingToRedo;
  }
}
