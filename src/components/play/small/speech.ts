import { botMessages } from '#language/players/messages';
import { playPageMessages } from '#language/play/small/messages';
import { EMPTY, markName, type Variant } from '../../../engine/index.ts';
import { isBot } from '../../players/players.ts';
import { gameSentence, type Narration } from '../announce.ts';
import {
  SMALL_GAME,
  isDead,
  setupOf,
  type SmallGameInPlay,
  type SmallGameTypes,
} from '../games/smallGame.ts';
import { losingMoveOf } from './lostMove.ts';
import { levelNameOf, nameOf, strengthOf } from '../opponents.ts';
import { personAgainstBot } from '../games/playGame.ts';
import type { PlaySession } from '../games/playSession.svelte.ts';
import { playTaskOf } from './task.ts';

const { says, task: say } = playPageMessages;

const narrationOn = (variant: Variant): Narration<SmallGameTypes> => ({
  kind: SMALL_GAME,
  says,
  // Without its level in the middle of a sentence.
  nameOf: (bot, isShort) => (isShort && isBot(bot) ? botMessages.name(bot.kind) : nameOf(bot)),
  turnText({ setup }, mover, isStart) {
    if (isDead(setup, variant)) return `${says.dead} ${says.turn(mover)}`;
    const isEmpty = setup.cells.every((content) => content === EMPTY);
    return isStart && !isEmpty ? says.fromHere(mover) : undefined;
  },
  // A spoiled task waits for the reader: its refutation is stepped through.
  isStepped: (match) => playTaskOf(match)?.spoiled !== undefined,
  isWaiting(match) {
    const task = playTaskOf(match);
    return task?.spoiled !== undefined && task.isReached === undefined;
  },
});

/** A person who plays a machine knows it by its level, and is told whom another choice brings. */
function againstOf({ players, variant }: SmallGameInPlay): Narration<SmallGameTypes> {
  const machine = levelNameOf(players.X === 'person' ? players.O : players.X, variant);
  const plain = narrationOn(variant);
  return {
    ...plain,
    says: { ...says, players: (then) => says.nowAgainst(machine, then) },
    nameOf: (bot, isShort) =>
      strengthOf(bot, variant) ? levelNameOf(bot, variant) : plain.nameOf(bot, isShort),
  };
}

/** The move with which the only person lost the game that is shown; a task tells its own story. */
export function lostByOf(match: SmallGameInPlay): number | undefined {
  const person = personAgainstBot(match);
  if (!person || playTaskOf(match)) return undefined;
  return losingMoveOf(match, person)?.cell;
}

/** What is said now: what was just done, and where the game stands. */
export function sentenceOfGame(match: SmallGameInPlay, note?: PlaySession['note']): string {
  const isAgainst = personAgainstBot(match) && !playTaskOf(match);
  const text = gameSentence(isAgainst ? againstOf(match) : narrationOn(match.variant), match, note);
  const isWhole = !note || ['looking', 'opened', 'back'].includes(note.kind);
  const cell = isWhole ? lostByOf(match) : undefined;
  return cell === undefined ? text : `${text} ${says.lostBy(cell)}`;
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
