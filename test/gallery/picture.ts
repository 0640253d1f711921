import { boardAtStep, stackView } from '../../src/components/stepper/search/stackView.ts';
import { factsAt } from '../../src/components/stepper/search/facts.ts';
import { treeList } from '../../src/components/stepper/tree/treeList.ts';
import { treeView } from '../../src/components/stepper/tree/treeView.ts';
import type {
  BoardView,
  CellView,
  StackRow,
  TreeFolding,
  TreeListItem,
} from '../../src/components/ui/types.ts';
import { stepperMessages } from '#language/stepper/search/messages';
import { describeStep } from '../../src/components/stepper/search/describe.ts';
import type { Frame } from './film.ts';
import { stepCount, type SearchRun } from '../../src/engine/index.ts';

const words = stepperMessages;

/** A cell in three characters: (X) placed last, -X- in a won line, x a ghost. */
function cellText({ cell, mark, ghost, isLast }: CellView, wonLine: BoardView['wonLine']): string {
  if (ghost) return ` ${ghost.toLowerCase()} `;
  if (!mark) return ' . ';
  if (wonLine?.includes(cell)) return `-${mark}-`;
  return isLast ? `(${mark})` : ` ${mark} `;
}

function boardLines({ cells, columns, wonLine }: BoardView): string[] {
  return Array.from({ length: cells.length / columns }, (_, row) =>
    cells
      .slice(row * columns, (row + 1) * columns)
      .map((cell) => cellText(cell, wonLine))
      .join(''),
  );
}

function stackLine(row: StackRow): string {
  const { call, move, mover, maximising, best, returns, isNow } = row;
  const way = move ? `${move.mark}${move.cell}` : 'root';
  const has = best ? `${words.score(best.score)} by ${best.cell}` : 'nothing yet';
  const gives = returns === undefined ? has : `returns ${words.score(returns)}`;
  return `${isNow ? '>' : ' '} ${call} ${way}, ${mover} ${maximising ? 'most' : 'least'}: ${gives}`;
}

/** A step: its sentence, and board and stack side by side. */
export function stepFrame(run: SearchRun, step: number): Frame {
  const facts = factsAt(run, step);
  const sentence = describeStep(facts).map(({ text }) => text);
  const board = boardLines(boardAtStep(run, step));
  const stack = stackView(run, step).map(stackLine);
  const rows = Array.from({ length: Math.max(board.length, stack.length) }, (_, i) =>
    `  ${(board[i] ?? '').padEnd(11)} ${stack[i] ?? ''}`.trimEnd(),
  );
  return {
    tag: words.tags[facts.kind],
    sentence: sentence.join(''),
    drawn: [],
    rows: rows.map((text) => ({ text, isNow: false })),
  };
}

/** A step of a long search as text, by itself. */
export function stepPicture(run: SearchRun, step: number): string {
  const { tag, sentence, rows } = stepFrame(run, step);
  const head = `step ${step} of ${stepCount(run.trace) - 1} [${tag}]`;
  return [head, sentence, ...rows.map(({ text }) => text)].join('\n');
}

/** A tree as an indented list, each node with its place, each count at its parent. */
export function treePicture(run: SearchRun, step: number, folding: TreeFolding): string {
  const { nodes, width, height } = treeView(run, step, folding);
  const places = new Map(nodes.map(({ node, x, y }) => [node, `(${round(x)}, ${round(y)})`]));
  const lines = (item: TreeListItem, depth: number): string[] => {
    const { node, call, move, score, isNow, onPath, isBest, isLeaf, hiddenCount } = item;
    const way = move ? ` ${move.mark}${move.cell}` : '';
    const value = score === undefined ? '' : ` ${words.score(score)}`;
    const flags = [isNow && 'now', onPath && 'path', isBest && 'best', isLeaf && 'leaf'];
    const notes = flags.filter(Boolean).join(' ');
    const text = `${call}${way}${value} ${places.get(node)} ${notes}`.trimEnd();
    const below = item.children.flatMap((child) => lines(child, depth + 1));
    const hidden = hiddenCount
      ? [`${'  '.repeat(depth + 1)}+${words.count(hiddenCount)} calls`]
      : [];
    return [`${'  '.repeat(depth)}${text}`, ...below, ...hidden];
  };
  const head = `step ${step}: ${nodes.length} nodes in ${round(width)} × ${height}`;
  return [head, ...lines(treeList(run, step, folding), 0)].join('\n');
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
