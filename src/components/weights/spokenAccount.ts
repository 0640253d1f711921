import {
  EMPTY,
  markName,
  type BoardReader,
  type CellAccount,
  type MarkAccount,
} from '../../engine/index.ts';
import { inspectorMessages } from '#language/weights/messages';
import { spokenAccount as messages } from '#language/weights/spokenAccount';
import { cellName } from '../ui/large-board/cellName.ts';
import { cellAlong, lineOf, type LineName } from './account.ts';

/** Lines that break, or have more on them than the tried mark. */
function partSpoken({ mark, weight, lines, ...bonus }: MarkAccount): string {
  const told = lines
    .map((line, direction) => ({
      ...line,
      direction,
      why: line.breaks && inspectorMessages.account.breaks(line.breaks).why,
    }))
    .filter(({ attacks, breaks }) => breaks || attacks.some(({ power }) => power > 1))
    .sort((a, b) => b.weight - a.weight);
  const bonuses = [
    ...(bonus.finish > 0 ? [messages.finish(bonus.fives, bonus.finish)] : []),
    ...(bonus.doubleThreat > 0 ? [messages.double(bonus.breakpoints, bonus.doubleThreat)] : []),
  ];
  const sum = told.reduce((total, line) => total + line.weight, 0);
  const others = weight - sum - bonus.finish - bonus.doubleThreat;
  return messages.part(markName(mark), weight, told, bonuses, others);
}

/** What a cell weighs and why, line by line; the side to move comes first. */
export function accountSpoken(board: BoardReader, account: CellAccount): string {
  const parts = [...account.marks].sort(
    (a, b) => Number(b.mark === account.toMove) - Number(a.mark === account.toMove),
  );
  return messages.whole(
    cellName(board.size, account.x, account.y),
    account.weight,
    parts.map(partSpoken),
  );
}

/** What lies on a line of an account, with the cell at each end that it does not go past. */
export function lineOnBoard(board: BoardReader, account: CellAccount, line: LineName): string {
  const [from, to] = lineOf(account, line).window;
  const cells = [];
  for (let offset = Math.max(from - 1, -4); offset <= Math.min(to + 1, 4); offset++) {
    const { x, y } = cellAlong(account, line.direction, offset);
    const content = board.has(x, y) ? board.at(x, y) : undefined;
    const holds =
      offset === 0
        ? ('here' as const)
        : content === undefined
          ? ('edge' as const)
          : content === EMPTY
            ? ('empty' as const)
            : markName(content);
    cells.push({ name: cellName(board.size, x, y), holds });
  }
  return messages.line(line.direction, markName(line.mark), cells);
}
