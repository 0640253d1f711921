import {
  lineTo,
  markName,
  other,
  type GameRecord,
  type MarkName,
} from '../../../../engine/index.ts';

/** A move as a list shows it. */
export interface ListedMove {
  readonly node: number;
  readonly x: number;
  readonly y: number;
}

/** A move of the open line, and the other answers to the move before it. */
export interface BranchMove extends ListedMove {
  /** Which move of the line it is, from 1. */
  readonly number: number;
  readonly mark: MarkName;
  /** Not on the board at present. */
  readonly isLater: boolean;
  readonly others: readonly ListedMove[];
}

/** The open line of a game, with the places where branches leave it. */
export function lineMoves(record: GameRecord): readonly BranchMove[] {
  const { moves, first, at, line } = record;
  const path = lineTo(record, line);
  const shown = path.indexOf(at);
  const onLine = new Map([0, ...path].map((node, index) => [node, index] as const));
  const others: ListedMove[][] = path.map(() => []);
  for (const [index, { x, y, parent }] of moves.entries()) {
    const place = onLine.get(parent);
    if (place === undefined || path[place] === index + 1) continue;
    others[place]?.push({ node: index + 1, x, y });
  }
  // At the end of the line nothing leaves it: a move there would have made it longer.
  return path.map((node, index) => {
    const { x, y } = moves[node - 1] ?? { x: 0, y: 0 };
    const mark = markName(index % 2 === 0 ? first : other(first));
    const isLater = index > shown;
    return { node, x, y, number: index + 1, mark, isLater, others: others[index] ?? [] };
  });
}
