import {
  CENTRE,
  DIRECTIONS,
  EMPTY,
  FREE,
  O,
  PEEK,
  SparseBoard,
  X,
  lineThrough,
  type Size,
  type Stone,
} from '../../../engine/index.ts';
import { readLines } from '../parts/readLines.ts';
import { once } from '../parts/ask.ts';
import { isWonAfterPass } from './facts.ts';
import { BORDERED, CHANCE_MARKS, borderedGames, breakGames } from './games.ts';

/** Lines that were read in games, one reading of one line at a time. */
export interface LinesRead {
  /** They break by the rules. */
  readonly breaking: number;
  /** Of those: no careless answer loses on the line alone. */
  readonly falseAlarms: number;
  /** They do not break, and a careless answer loses because of the tried mark. */
  readonly missed: number;
}

type Told = 'right' | 'false alarm' | 'missed';

/** What the rules say of a line, by its eleven cells; nothing of lines about which there is nothing to say. */
const toldOf = once(() => {
  const told = new Map<string, Told>();
  for (const { line, breaks } of readLines()) {
    const won = isWonAfterPass(line);
    if (breaks) told.set(line.join(''), won ? 'right' : 'false alarm');
    else if (won && !isWonAfterPass(line.with(CENTRE, FREE))) told.set(line.join(''), 'missed');
  }
  return told;
});

/** All lines through empty cells of a board that is filled mark by mark, and what the rules say of them. */
class LineLedger {
  private readonly board: SparseBoard;
  private readonly told = new Map<string, Told>();
  private readonly counts: Record<Told, number> = { right: 0, 'false alarm': 0, missed: 0 };

  constructor(size?: Size) {
    this.board = new SparseBoard(size);
  }

  place({ x, y, mark }: Stone): void {
    this.board.place(x, y, mark);
    for (const [at, { dx, dy }] of DIRECTIONS.entries()) {
      for (let step = -PEEK; step <= PEEK; step++) this.read(x + step * dx, y + step * dy, at);
    }
  }

  /** Reads one line again, for both marks. */
  private read(x: number, y: number, at: number): void {
    const isEmpty = this.board.has(x, y) && this.board.at(x, y) === EMPTY;
    for (const mark of [X, O]) {
      const key = `${x} ${y} ${at} ${mark}`;
      const before = this.told.get(key);
      if (before) this.counts[before] -= 1;
      const line = lineThrough(this.board, x, y, DIRECTIONS[at]!, mark);
      const now = isEmpty ? toldOf().get(line.join('')) : undefined;
      if (now) {
        this.counts[now] += 1;
        this.told.set(key, now);
      } else this.told.delete(key);
    }
  }

  get state(): LinesRead {
    const { right, missed, 'false alarm': falseAlarms } = this.counts;
    return { breaking: right + falseAlarms, falseAlarms, missed };
  }
}

/** Before each mark of the bot it reads all lines through the empty cells, for both sides: these, added up. */
export function linesReadIn(
  games: readonly { readonly stones: readonly Stone[] }[],
  size?: Size,
): LinesRead {
  let [breaking, falseAlarms, missed] = [0, 0, 0];
  for (const { stones } of games) {
    const ledger = new LineLedger(size);
    for (const [at, stone] of stones.entries()) {
      if (at >= CHANCE_MARKS) {
        breaking += ledger.state.breaking;
        falseAlarms += ledger.state.falseAlarms;
        missed += ledger.state.missed;
      }
      ledger.place(stone);
    }
  }
  return { breaking, falseAlarms, missed };
}

/** By game, since a line that fools the rules is read again and again there. */
export const openByGame = once(() => breakGames().map((game) => linesReadIn([game])));
export const openLines = once((): LinesRead => {
  const sum = (part: keyof LinesRead) => openByGame().reduce((all, game) => all + game[part], 0);
  return { breaking: sum('breaking'), falseAlarms: sum('falseAlarms'), missed: sum('missed') };
});
export const borderedLines = once(() => linesReadIn(borderedGames(), BORDERED));
