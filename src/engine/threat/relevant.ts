import { LEVEL } from './cellLevel.ts';
import { isForbidden } from './forbidden.ts';
import { GROUP, enemyOf, type ThreatSide, type ThreatBoard } from './threatBoard.ts';
import { NO_REPLY } from './vcf.ts';

/**
 * The empty cells where a mark could disturb a line of fours: its own cells first, then all on the lines through
 * them within the reach of the rule. A mark anywhere else changes nothing about the cells of the line.
 */
export function repliesNear(board: ThreatBoard, line: readonly number[]): readonly number[] {
  const near = new Set<number>(line);
  near.delete(NO_REPLY);
  for (const cell of [...near]) {
    for (const step of board.steps) {
      for (let far = -board.reach; far <= board.reach; far++) {
        const at = cell + far * step;
        if (board.cells[at] === 0) near.add(at);
      }
    }
  }
  return [...near];
}

/** Whether a line of fours still wins on this board, with the attacker to move, move by move as it is. */
export function replayFours(
  board: ThreatBoard,
  attacker: ThreatSide,
  line: readonly number[],
  at = 0,
): boolean {
  const move = line[at]!;
  if (!board.isEmpty(move)) return false;
  if (board.level(attacker, move) === LEVEL.FIVE) return true;
  if (!isAllowed(board, attacker, move)) return false;
  board.place(move, attacker);
  const fives = board.count(attacker, GROUP.FIVES);
  const wins = fives > 1 || (fives === 1 && afterReply(board, attacker, line, at + 1));
  board.remove(move, attacker);
  return wins;
}

/** The same after the reply of the line at a place, which must be the only one. */
function afterReply(
  board: ThreatBoard,
  attacker: ThreatSide,
  line: readonly number[],
  at: number,
): boolean {
  const defender = enemyOf(attacker);
  const stop = board.listed(attacker, GROUP.FIVES, 0);
  if (board.rule === 'renju' && defender === 0 && isForbidden(board, stop)) return true;
  if (line[at] !== stop) return false;
  board.place(stop, defender);
  const wins = replayFours(board, attacker, line, at + 1);
  board.remove(stop, defender);
  return wins;
}

/** Whether a move may be played and leaves the defender no five. */
function isAllowed(board: ThreatBoard, attacker: ThreatSide, move: number): boolean {
  if (board.rule === 'renju' && attacker === 0 && isForbidden(board, move)) return false;
  const defender = enemyOf(attacker);
  const fives = board.count(defender, GROUP.FIVES);
  return fives === 0 || (fives === 1 && board.listed(defender, GROUP.FIVES, 0) === move);
}
