import type { GameRecord, RecordMove } from './gameRecord.ts';

/**
 * The same game with its moves numbered in preorder: each move and all that follows it come before the
 * next answer to the same move, as in an SGF file.
 */
export function inLineOrder(record: GameRecord): GameRecord {
  const order = lineOrder(record);
  const numbers = new Map(order.map((node, index) => [node, index + 1]));
  const numberOf = (node: number) => numbers.get(node) ?? 0;
  const moves = order.map((node) => {
    const { x, y, parent } = record.moves[node - 1] as RecordMove;
    return { x, y, parent: numberOf(parent) };
  });
  return { ...record, moves, at: numberOf(record.at), line: numberOf(record.line) };
}

/** The moves' numbers line by line, in preorder. */
function lineOrder({ moves }: Pick<GameRecord, 'moves'>): readonly number[] {
  const answers: number[][] = [[], ...moves.map(() => [])];
  for (const [index, { parent }] of moves.entries()) answers[parent]?.push(index + 1);
  const order: number[] = [];
  const waiting = [...(answers[0] as number[])].reverse();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    order.push(node);
    waiting.push(...(answers[node] as number[]).toReversed());
  }
  return order;
}
