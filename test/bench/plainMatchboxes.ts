/**
 * The yardstick for learning: matchboxes as one would first write them, boards as strings and boxes as
 * objects in a dictionary. The same scheme (4, 3, 2, 1 beads; +3, +1, −1; emptied boxes filled again)
 * against an opponent at random. It shares nothing with the engine, chance apart.
 */
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];
const TURN = [6, 3, 0, 7, 4, 1, 8, 5, 2];
const FLIP = [2, 1, 0, 5, 4, 3, 8, 7, 6];

type Box = Record<string, number>;

export interface PlainMatchboxes {
  readonly boxes: Record<string, Box>;
  readonly tally: { win: number; draw: number; loss: number };
}

export function plainMatchboxes(): PlainMatchboxes {
  return { boxes: {}, tally: { win: 0, draw: 0, loss: 0 } };
}

function hasWon(board: string, mark: string): boolean {
  return LINES.some((line) => [...line].every((cell) => board[Number(cell)] === mark));
}

const turned = (board: string, by: readonly number[]) => by.map((from) => board[from]).join('');
const empties = (board: string) =>
  [...board].flatMap((content, cell) => (content === '.' ? [cell] : []));
const put = (board: string, cell: number, mark: string) =>
  board.slice(0, cell) + mark + board.slice(cell + 1);

/** Every board that is the same but for a turn or a mirror, with the way to it. */
function symmetric(board: string): { board: string; cells: number[] }[] {
  const found: { board: string; cells: number[] }[] = [];
  let cells = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  for (let i = 0; i < 8; i++) {
    found.push({ board: turned(board, cells), cells });
    cells = i === 3 ? FLIP : TURN.map((from) => cells[from] as number);
  }
  return found;
}

function boxFor(boxes: PlainMatchboxes['boxes'], board: string): Box {
  const kept = symmetric(board).filter((each) => each.board === board);
  const cells = empties(board).filter((cell) =>
    kept.every((each) => (each.cells[cell] as number) >= cell),
  );
  const beads = 4 - Math.floor((9 - empties(board).length) / 2);
  return (boxes[board] ??= Object.fromEntries(cells.map((cell) => [cell, beads])));
}

function drawn(box: Box, random: () => number): number {
  const total = Object.values(box).reduce((sum, beads) => sum + beads, 0);
  let left = random() * total;
  const found = Object.entries(box).find(([, beads]) => (left -= beads) < 0);
  return Number((found ?? Object.entries(box).at(-1))?.[0]);
}

/** One game: the boxes play X, and learn from it. */
export function playPlain({ boxes, tally }: PlainMatchboxes, random: () => number): void {
  const played: { label: string; cell: number }[] = [];
  let board = '.........';
  let mark = 'X';
  while (!hasWon(board, 'X') && !hasWon(board, 'O') && empties(board).length > 0) {
    let cell: number;
    const free = empties(board);
    if (mark === 'X' && free.length > 1) {
      const [least] = symmetric(board).sort((a, b) => (a.board < b.board ? -1 : 1));
      if (!least) throw new Error('a board has no symmetries');
      const onLabel = drawn(boxFor(boxes, least.board), random);
      played.push({ label: least.board, cell: onLabel });
      cell = least.cells[onLabel] as number;
    } else cell = free[Math.floor(random() * free.length)] as number;
    board = put(board, cell, mark);
    mark = mark === 'X' ? 'O' : 'X';
  }
  const ending = hasWon(board, 'X') ? 'win' : hasWon(board, 'O') ? 'loss' : 'draw';
  tally[ending]++;
  for (const { label, cell } of played) {
    const box = boxFor(boxes, label);
    box[cell] = Math.max(0, (box[cell] ?? 0) + { win: 3, draw: 1, loss: -1 }[ending]);
    if (Object.values(box).every((beads) => beads === 0)) delete boxes[label];
  }
}
