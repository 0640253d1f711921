import { EMPTY, markName, type MarkName } from '../../../engine/index.ts';
import { botMessages } from '#language/players/messages';
import { playShared, type Mover } from '#language/play/messages';
import { playPageMessages } from '#language/play/small/messages';
import { isBot, type Machine } from '../../players/players.ts';
import { peopleIn, sideAt } from '../games/game.ts';
import {
  PLAY_GAME,
  boardOfPlay,
  isLargeGame,
  personAgainstBot,
  type PlayGame,
} from '../games/playGame.ts';
import type { PlaySession } from '../games/playSession.svelte.ts';
import { isDead, setupOf, type SmallGameInPlay } from '../games/smallGame.ts';
import { levelNameOf, nameOf, strengthOf } from '../opponents.ts';
import { lostByOf, playTaskOf } from '../small/task.ts';

const { says } = playShared;
const { task: say } = playPageMessages;

const taskOf = (game: PlayGame) => (isLargeGame(game) ? undefined : playTaskOf(game));

/** The mark of a person who plays a machine, without a task. */
const personIn = (game: PlayGame) => (taskOf(game) ? undefined : personAgainstBot(game));

/** A machine as it is called: by its level to the person who plays it, if it has one of those that are offered. */
function machineName(game: PlayGame, bot: Machine): string {
  const on = boardOfPlay(game);
  if (personIn(game) && strengthOf(bot, on)) return levelNameOf(bot, on);
  return isBot(bot) ? botMessages.name(bot.kind) : nameOf(bot);
}

/** People go by their marks unless there is only one. */
function moverOf(game: PlayGame, mark: MarkName): Mover {
  const player = game.players[mark];
  if (player !== 'person') return { mark, by: machineName(game, player) };
  return { mark, by: peopleIn(game) === 1 ? 'you' : undefined };
}

/** Where the game stands. `isTold`: the last move was told just before. */
function standingText(game: PlayGame, isTold = false): string {
  const { end, turn } = PLAY_GAME.momentOf(game);
  if (end?.kind === 'draw') return says.draw;
  if (end) {
    const { mark, cells } = end.run;
    const names = cells.map((cell) => PLAY_GAME.nameOf(game, cell));
    return says[end.isLoss ? 'loses' : 'wins'](moverOf(game, markName(mark)), names, isTold);
  }
  const mover = moverOf(game, markName(turn));
  const isStart = PLAY_GAME.placeOf(game) === 0;
  if (!isLargeGame(game)) {
    const setup = setupOf(game);
    if (isDead(setup, game.variant)) return `${says.dead} ${says.turn(mover)}`;
    const isEmpty = setup.cells.every((content) => content === EMPTY);
    if (isStart && !isEmpty) return says.fromHere(mover);
  }
  return says[isStart ? 'begins' : 'turn'](mover);
}

/**
 * The last move, and where the game stands after it; where a bot has answered the only person also the person's own
 * before it, since the answer came by itself; in a cube, whose cells have long names, only the answer. A spoiled task
 * waits for the reader: its refutation is stepped through. The first `others` moves were made by other players, and go by
 * their marks.
 */
function gameText(game: PlayGame, others = 0): string {
  const line = PLAY_GAME.lineOf(game);
  const at = line.indexOf(PLAY_GAME.placeOf(game));
  const task = taskOf(game);
  const isFlat = isLargeGame(game) || game.variant.geometry.layers === 1;
  const isAnswer = game.players[sideAt(PLAY_GAME, game, at - 1)] !== 'person';
  const isBoth = isFlat && isAnswer && peopleIn(game) === 1 && !task?.spoiled;
  const from = Math.max(0, at - (isBoth ? 2 : 1));
  const made = line.slice(from + 1, at + 1).map((place, index) => {
    const mark = sideAt(PLAY_GAME, game, from + index);
    const mover = from + index < others ? { mark, by: undefined } : moverOf(game, mark);
    return { ...mover, cell: PLAY_GAME.nameOf(game, PLAY_GAME.cellAt(game, place)) };
  });
  const isWaiting = task?.spoiled && task.isReached === undefined;
  return says.made(made, isWaiting ? '' : standingText(game, made.length > 0));
}

/** The same; after a game that the only person has lost, with the move that gave it away. */
function wholeText(game: PlayGame, others?: number): string {
  const text = gameText(game, others);
  const cell = isLargeGame(game) ? undefined : lostByOf(game);
  return cell === undefined ? text : `${text} ${says.lostBy(cell)}`;
}

/** What is said now: what was just done, and where the game stands. `others`: see `PlaySession`. */
export function sentenceOfGame(
  game: PlayGame,
  note?: PlaySession['note'],
  others?: number,
): string {
  const whole = () => wholeText(game, others);
  switch (note?.kind) {
    case undefined:
      return whole();
    case 'new-game':
      return says.newGame(gameText(game), note.board);
    case 'players': {
      const person = personIn(game);
      const { X, O } = game.players;
      if (!person) return says.players(standingText(game));
      const machine = levelNameOf(person === 'X' ? O : X, boardOfPlay(game));
      return says.nowAgainst(machine, standingText(game));
    }
    case 'opened': {
      // Who made its marks is not said: it may be a friend's game.
      const text = gameText({ ...game, players: { X: 'person', O: 'person' } });
      if (PLAY_GAME.momentOf(game).end) return says.finished(text);
      return says.opened(text, personIn(game));
    }
    case 'back':
      return says.back(whole());
    case 'looking': {
      const line = PLAY_GAME.lineOf(game);
      const at = line.indexOf(PLAY_GAME.placeOf(game));
      if (at === 0) return `${says.atStart} ${standingText(game)}`;
      return `${says.at(at, line.length - 1)} ${whole()}`;
    }
    case 'refused':
      return says.refused(PLAY_GAME.nameOf(game, note.cell), note.why);
    case 'not-yours':
      return says.notYours(machineName(game, note.player));
    case 'slow':
      return says.slow(machineName(game, note.player));
    case 'lost':
      return says.botLost(machineName(game, note.player));
    case 'told':
      return note.text;
    case 'over':
      return says.over;
    case 'nothing-to-undo':
      return says.nothingToUndo;
    case 'nothing-to-redo':
      return says.nothingToRedo;
  }
}

/** What became of a task: done, or spoiled, and by which move; empty while it goes well. */
export function taskText(match: SmallGameInPlay): string {
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

/** What a task asks for; empty where there is none. */
export function taskAsked(match: SmallGameInPlay): string {
  const task = playTaskOf(match);
  if (!task) return '';
  const opponent = match.players[task.person === 'X' ? 'O' : 'X'];
  const name = opponent === 'best' ? undefined : nameOf(opponent);
  return `${say.asks[task.goal]} ${say.against(task.person, name)}`;
}

/** What is spoken of a task beside its game: what it asks for when it begins; later once, when it is done or spoiled, or lost in the end. */
export function taskSpoken(match: SmallGameInPlay, says: string): string {
  const task = playTaskOf(match);
  const { spoiled, isReached } = task ?? {};
  if (isReached) return `${says} ${say.reached[task?.goal ?? 'draw']}`;
  if (isReached === false) return `${says} ${say.missed}`;
  if (task && match.at === 0) return `${taskAsked(match)} ${says}`;
  // The verdict tells the move already.
  return spoiled && match.at === spoiled.index + 1 ? taskText(match) : says;
}
