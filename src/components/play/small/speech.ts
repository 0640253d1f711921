import { playPageMessages } from '#language/play/small/messages';
import { markName } from '../../../engine/index.ts';
import { setupOf, type SmallGameInPlay } from '../games/smallGame.ts';
import { nameOf } from '../opponents.ts';
import { playTaskOf } from './task.ts';

const { task: say } = playPageMessages;

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
