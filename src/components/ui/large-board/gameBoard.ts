import { WeightBoard, type Size, type Stone } from '../../../engine/index.ts';

/**
 * One board that follows a game: it takes back the marks that are no longer there and places those that
 * have come, so that a move costs a move and not a game.
 */
export class GameBoard {
  board = new WeightBoard();
  private stones: readonly Stone[] = [];

  /** The board with these marks. It is the same object as long as the size stays. */
  show(size: Size | undefined, stones: readonly Stone[]): WeightBoard {
    if (size?.width !== this.board.size?.width || size?.height !== this.board.size?.height) {
      this.board = new WeightBoard(size, [], this.board.rules);
      this.stones = [];
    }
    const known = this.stones;
    let same = 0;
    while (same < known.length && isSame(known[same], stones[same])) same++;
    for (const { x, y } of known.slice(same).reverse()) this.board.remove(x, y);
    for (const { x, y, mark } of stones.slice(same)) this.board.place(x, y, mark);
    this.stones = stones;
    return this.board;
  }
}

function isSame(one: Stone | undefined, two: Stone | undefined): boolean {
  return one?.x === two?.x && one?.y === two?.y && one?.mark === two?.mark;
}
