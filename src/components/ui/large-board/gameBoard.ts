import { WeightBoard, isSameCell, type Size, type Stone } from '../../../engine/index.ts';

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
    const isKept = (stone: Stone, at: number) =>
      isSameCell(stone, stones[at]) && stone.mark === stones[at]?.mark;
    const gone = this.stones.findIndex((stone, at) => !isKept(stone, at));
    const same = gone < 0 ? this.stones.length : gone;
    for (const { x, y } of this.stones.slice(same).reverse()) this.board.remove(x, y);
    for (const { x, y, mark } of stones.slice(same)) this.board.place(x, y, mark);
    this.stones = stones;
    return this.board;
  }
}
