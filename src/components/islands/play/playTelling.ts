import { botWords } from '../../../i18n/bots.ts';
import { playPageWords, type PlayPageWords } from '../../../i18n/playPage.ts';
import { markName } from '../../../engine/index.ts';
import { setupOf, type Match } from '../../state/play/match.ts';
import type { Note, Play } from '../../state/play/play.svelte.ts';
import { taskOf } from '../../state/play/task.ts';
import { lastMoves, standingOf, type MadeMove, type Side } from '../../state/play/telling.ts';
import { hintOf } from '../../view/play/analysis.ts';
import { isBot, type Player } from '../../view/play/players.ts';

/** What a player is called. */
export function nameOf(player: Player, lang?: string): string {
  const { players } = playPageWords(lang);
  return isBot(player) ? botWords(lang).player(player) : players[player].name;
}

/** A bot's name without its level, for a sentence; people go by their marks. */
function shortName(player: Player, lang: string | undefined): string | undefined {
  if (player === 'person') return undefined;
  return isBot(player) ? botWords(lang).name(player.kind) : nameOf(player, lang);
}

function spoken({ mark, player, isYou }: Side, lang: string | undefined) {
  return { mark, by: isYou ? ('you' as const) : shortName(player, lang) };
}

/** Where the game stands, in a sentence. */
export function standingText(
  match: Match,
  words: PlayPageWords,
  lang?: string,
  isTold = false,
): string {
  const { says } = words;
  const standing = standingOf(match);
  switch (standing.kind) {
    case 'draw':
      return says.draw;
    case 'wins':
      return says.wins(spoken(standing.side, lang), standing.line, isTold);
    case 'dead':
      return `${says.dead} ${says.turn(spoken(standing.side, lang))}`;
    case 'begins':
    case 'fromHere':
    case 'turn':
      return says[standing.kind](spoken(standing.side, lang));
  }
}

/** What became of a task: done, or spoiled, and by which move; empty while it goes well. */
export function taskText(match: Match, { task: say }: PlayPageWords): string {
  const task = taskOf(match);
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
export function taskSpoken(match: Match, says: string, words: PlayPageWords): string {
  const task = taskOf(match);
  const { spoiled, isReached } = task ?? {};
  if (isReached) return `${says} ${words.task.reached[task?.goal ?? 'draw']}`;
  if (isReached === false) return `${says} ${words.task.missed}`;
  // The verdict tells the move already.
  return spoiled && match.at === spoiled.index + 1 ? taskText(match, words) : says;
}

/** What a hint says: first how the game stands, then which cells are best. */
export function hintText(play: Pick<Play, 'setup' | 'hint'>, { hint: say }: PlayPageWords) {
  const hint = hintOf(play.setup);
  if (!hint) return { stands: say.over, cells: '' };
  const cells = play.hint === 2 ? say.cells(hint.cells, hint, hint.isAny) : '';
  return { stands: say.stands(markName(play.setup.toMove), hint), cells };
}

/** The last moves, and where the game stands after them. */
export function gameText(match: Match, words: PlayPageWords, lang?: string): string {
  const made = (move: MadeMove) => ({ ...spoken(move, lang), cell: move.cell });
  const moves = lastMoves(match);
  const standing = isWaiting(match) ? '' : standingText(match, words, lang, moves.length > 0);
  return words.says.made(moves.map(made), standing).trim();
}

/** A spoiled task waits for the reader: it is nobody's turn. */
function isWaiting(match: Match): boolean {
  const task = taskOf(match);
  return task?.spoiled !== undefined && task.isReached === undefined;
}

/** What is said now: what was just done, and where the game stands. */
export function textOf(
  match: Match,
  note: Note | undefined,
  words: PlayPageWords,
  lang?: string,
): string {
  const { says } = words;
  switch (note?.kind) {
    case undefined:
      return gameText(match, words, lang);
    case 'new-game':
      return says.newGame(standingText(match, words, lang));
    case 'players':
      return says.players(standingText(match, words, lang));
    case 'looking':
      return match.at === 0
        ? `${says.atStart} ${standingText(match, words, lang)}`
        : `${says.at(match.at, match.moves.length)} ${gameText(match, words, lang)}`;
    case 'taken':
      return says.taken(note.cell);
    case 'not-yours':
      return says.notYours(nameOf(note.player, lang));
    case 'over':
      return says.over;
    case 'nothing-to-undo':
      return says.nothingToUndo;
    case 'nothing-to-redo':
      return says.nothingToRedo;
  }
}
