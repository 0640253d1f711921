import { other, X, type Mark } from '../../core/types.ts';
import { makeVarints, parseVarints, unzigzag, zigzag } from '../../core/varint.ts';
import { hasCell, type Point, type Stone } from './board.ts';
import { makePoint } from './cellText.ts';

/**
 * Stones as text for links, in the order in which they were placed. Each is two numbers, the steps to the
 * right and down from the stone before; the first one has an extra bit that says whether the mark is the
 * same as the one before. A stone close to the last one takes two letters.
 */
export function makeStones(stones: readonly Stone[]): string {
  let last: Point & { readonly mark: Mark } = BEFORE_ALL;
  const numbers = stones.flatMap((stone) => {
    const isSame = stone.mark === last.mark ? 1 : 0;
    const [right, down] = [zigzag(stone.x - last.x), zigzag(stone.y - last.y)];
    last = stone;
    return [2 * right + isSame, down];
  });
  return makeVarints(numbers);
}

/** Stands in for a stone before the first: O's, at the origin, so that X comes first by default. */
const BEFORE_ALL: Stone = { x: 0, y: 0, mark: other(X) };

/** Reads what `makeStones` writes; `undefined` for any other text, a repeated cell, or one too far away. */
export function parseStones(text: string): readonly Stone[] | undefined {
  const numbers = parseVarints(text);
  if (!numbers || numbers.length % 2 !== 0) return undefined;
  const stones: Stone[] = [];
  const taken = new Set<string>();
  let last = BEFORE_ALL;
  for (let at = 0; at < numbers.length; at += 2) {
    const [first = 0, down = 0] = [numbers[at], numbers[at + 1]];
    const x = last.x + unzigzag(Math.floor(first / 2));
    const y = last.y + unzigzag(down);
    if (!hasCell(undefined, x, y) || taken.has(makePoint({ x, y }))) return undefined;
    taken.add(makePoint({ x, y }));
    last = { x, y, mark: first % 2 === 1 ? last.mark : other(last.mark) };
    stones.push(last);
  }
  return stones;
}
