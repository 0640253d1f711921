import {
  ARTICLE_RULES,
  EMPTY,
  O,
  SparseBoard,
  StrongestPlayer,
  WIN_RULES,
  WeightBoard,
  X,
  chooseCellLarge,
  gomocupRule,
  other,
  seededRng,
  type Mark,
  type Point,
  type Rng,
  type Size,
  type Stone,
  type WinRule,
} from '../../engine/brains.ts';

/** What the manager has said of time and memory, in milliseconds and bytes. */
export interface TimeControl {
  /** For one move; 0: as fast as possible; `Infinity` while nothing has been said. */
  readonly turn: number;
  /** For all of one's moves; 0: no limit. */
  readonly match: number;
  /** What is left of it. */
  readonly left: number;
}

/** While nothing has been said. */
export const NO_TIME_SAID: TimeControl = { turn: Infinity, match: 0, left: 2_147_483_647 };

/** Nobody waits longer than this for a move that is searched without a time limit. */
const LONGEST = 5_000;
/** Moves that the time left should still be enough for. */
const MOVES_TO_GO = 15;
/** What starting, writing and a busy machine may take. */
const RESERVE = 30;

/** How long a search for one move may take. Some of the time allowed is kept for all that is not the search. */
export function moveMilliseconds({ turn, match, left }: TimeControl): number {
  const forTurn = Math.min(turn * 0.85 - RESERVE, turn * 0.6 + LONGEST);
  const forMatch = match > 0 || left < NO_TIME_SAID.left ? left / MOVES_TO_GO - RESERVE : Infinity;
  return Math.max(0, Math.min(forTurn, forMatch, turn === Infinity ? LONGEST : Infinity));
}

/** What a brain asks for its moves. */
export interface GomocupPlayer {
  readonly about: string;
  /** A game begins, with so many bytes of memory; 0 is no limit. There is time to get ready. */
  begin(memory: number): void;
  /** `began`: when the manager's command came, in milliseconds. */
  choose(
    board: WeightBoard,
    own: Mark,
    rule: WinRule,
    time: TimeControl,
    began: number,
  ): Point | undefined;
}

const ABOUT_WEIGHTS =
  'name="Noughtbook attack weights", version="0.1.0", author="the authors of Noughtbook", ' +
  'remark="one move ahead, by weights that count five and more; in renju it avoids forbidden cells"';

const ABOUT_STRONGEST =
  'name="Noughtbook strongest", version="0.1.0", author="the authors of Noughtbook", ' +
  'remark="alpha-beta over line patterns, with wins by fours at the leaves"';

/** The bot of attack weights looks its move up, and needs no clock. */
export function weightsPlayer(rng: Rng): GomocupPlayer {
  return {
    about: ABOUT_WEIGHTS,
    begin: () => undefined,
    choose: (board, own, rule) =>
      chooseCellLarge('attack-weights', board, own, rng, ARTICLE_RULES, rule),
  };
}

/** Entries of the table, as a power of two, with so many bytes allowed; 0 is no limit. */
function tableBits(memory: number): number {
  const isSmall = memory > 0 && memory < 200_000_000;
  return isSmall ? 14 : 20;
}

/** Milliseconds after the start of the program: a manager that started it waits for three seconds. */
const READY_BY = 1_000;
/** Bytes that the program takes with the smallest table. */
export const LEAST_MEMORY = 100_000_000;

/** The search over lines, which ends in time by this clock, in milliseconds. */
export function strongestPlayer(clock: () => number): GomocupPlayer {
  let player: StrongestPlayer | undefined;
  let isReady = false;
  return {
    about: ABOUT_STRONGEST,
    begin(memory) {
      player = new StrongestPlayer(tableBits(memory));
      if (isReady) return;
      isReady = true;
      // Makes the tables of every rule, and has the search compiled, before the first move is waited for: as far as there
      // is time, because on a busy machine the rest of it comes with the moves.
      for (const nodes of [1, 3_000]) {
        for (const rule of WIN_RULES) {
          if (clock() < READY_BY) new StrongestPlayer(12).choose(warmUpBoard(), X, rule, { nodes });
        }
      }
    },
    choose(board, own, rule, time, began) {
      const until = began + moveMilliseconds(time);
      const isTimeOver = () => clock() >= until;
      return player?.choose(board, own, rule, { isTimeOver })?.move;
    },
  };
}

/** A few marks, as they may be after an opening. */
function warmUpBoard(): SparseBoard {
  const board = new SparseBoard({ width: 15, height: 15 });
  for (const [at, [x, y]] of [
    [7, 7],
    [8, 8],
    [6, 8],
    [8, 6],
    [8, 7],
    [7, 6],
  ].entries()) {
    board.place(x!, y!, at % 2 === 0 ? X : O);
  }
  return board;
}

/** A line of the manager: its command in capitals, and what follows it. */
interface Command {
  readonly name: string;
  readonly rest: string;
}

/** Managers write capitals, people do not; ends of line of any kind are spaces here. */
export function parseCommand(line: string): Command {
  const text = line.trim();
  const end = text.search(/\s/);
  if (end < 0) return { name: text.toUpperCase(), rest: '' };
  return { name: text.slice(0, end).toUpperCase(), rest: text.slice(end).trim() };
}

/** Whole numbers between commas, such as `10,7`, exactly so many; nothing if it is anything else. */
export function parseNumbers(text: string, count: number): readonly number[] | undefined {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length !== count || !parts.every((part) => /^-?\d{1,15}$/.test(part))) return undefined;
  return parts.map(Number);
}

/** A cell as it is written: `x,y`. */
export function parseGomocupCell(text: string): Point | undefined {
  const [x, y] = parseNumbers(text, 2) ?? [];
  return x === undefined || y === undefined ? undefined : { x, y };
}

function makeCell({ x, y }: Point): string {
  return `${x},${y}`;
}

/** Sides of a board that is played on. Below five nobody can win; beyond, memory is kept small. */
export const LEAST_SIDE = 5;
export const MOST_SIDE = 100;

type Lines = readonly string[];
const OK: Lines = ['OK'];
const error = (message: string): Lines => [`ERROR ${message}`];

/** A `BOARD … DONE` of which the end has not come yet. */
interface Block {
  readonly stones: Stone[];
  readonly taken: Set<string>;
  problem?: string;
}

/**
 * One brain of the Gomocup (Piskvork) protocol by Petr Laštovička: a line of the manager in, the lines
 * of the answer out. Of the `INFO` it keeps the rule, the times and the memory.
 */
export class GomocupBrain {
  /** After `END`: nothing more will be answered. */
  isOver = false;

  private readonly player: GomocupPlayer;
  private readonly clock: () => number;
  private time: TimeControl = NO_TIME_SAID;
  private memory = 0;
  private began = 0;
  private board: WeightBoard | undefined;
  private own: Mark = X;
  /** Nothing while it is one that isn't played here. */
  private rule: WinRule | undefined = 'freestyle';
  private block: Block | undefined;
  /** After a command that wasn't taken: what follows may be the lines of its block, and they have been answered. */
  private isSkipping = false;

  /** `seed`: of the draw among equal cells. `clock`: in milliseconds, for a player that searches. */
  constructor(seed = 1, player = weightsPlayer(seededRng(seed)), clock: () => number = () => 0) {
    this.player = player;
    this.clock = clock;
  }

  private readonly commands: ReadonlyMap<string, (rest: string) => Lines> = new Map<
    string,
    (rest: string) => Lines
  >([
    ['START', (rest) => this.start(parseNumbers(rest, 1), '"START" needs one number')],
    ['RECTSTART', (rest) => this.start(parseNumbers(rest, 2), '"RECTSTART" needs width,height')],
    ['RESTART', () => this.onBoard((board) => this.begin(board.size))],
    ['BEGIN', () => this.onBoard((board) => this.first(board))],
    ['TURN', (rest) => this.onBoard((board) => this.turn(board, parseGomocupCell(rest)))],
    ['TAKEBACK', (rest) => this.onBoard((board) => this.takeBack(board, parseGomocupCell(rest)))],
    ['BOARD', () => this.onBoard(() => this.beginBlock())],
    ['INFO', (rest) => this.info(rest)],
    ['ABOUT', () => [this.player.about]],
    ['END', () => this.end()],
  ]);

  /** Answers one line; an empty one, `INFO` and `END` with nothing. */
  answer(line: string): Lines {
    if (this.isOver) return [];
    this.began = this.clock();
    const { name, rest } = parseCommand(line);
    if (name === '') return [];
    const command = this.commands.get(name);
    if (this.block && !command) return this.blockLine(this.block, name, line);
    if (this.isSkipping && (name === 'DONE' || /^-?\d/.test(name))) return [];
    // A block that is broken off by another command never was a board.
    const broken = this.block ? error('"BOARD" was not ended by "DONE"') : [];
    this.block = undefined;
    const answer = command ? command(rest) : [`UNKNOWN ${name.slice(0, 40)} is no command here`];
    this.isSkipping = !command || (name === 'BOARD' && !this.block);
    return [...broken, ...answer];
  }

  /** Answers a line that was too long to be read. */
  answerTooLong(): Lines {
    if (this.isOver) return [];
    if (!this.block) return error('this line is too long');
    this.block.problem ??= 'a line of "BOARD" is too long';
    return [];
  }

  private onBoard(run: (board: WeightBoard) => Lines): Lines {
    return this.board ? run(this.board) : error('there is no board: send START first');
  }

  private start(sides: readonly number[] | undefined, wanted: string): Lines {
    if (!sides) return error(wanted);
    const [width = 0, height = width] = sides;
    const isPlayed = (side: number) => side >= LEAST_SIDE && side <= MOST_SIDE;
    if (isPlayed(width) && isPlayed(height)) return this.begin({ width, height });
    return error(`sides must be from ${LEAST_SIDE} to ${MOST_SIDE}`);
  }

  private begin(size: Size | undefined): Lines {
    this.board = new WeightBoard(size);
    this.player.begin(this.memory);
    const refusal = this.refusal();
    return refusal ? error(refusal) : OK;
  }

  /** Nothing is expected after `INFO`: what can't be kept is told when it would be used. */
  private refusal(): string | undefined {
    if (this.memory > 0 && this.memory < LEAST_MEMORY) {
      return `"INFO max_memory" is ${this.memory}, and this program takes ${LEAST_MEMORY} bytes`;
    }
    return this.rule ? undefined : '"INFO rule" names a rule that is not played here';
  }

  private first(board: WeightBoard): Lines {
    if (board.count > 0) return error('"BEGIN" is for an empty board');
    this.own = X;
    return this.move(board);
  }

  /** The opponent's move, and our answer to it. Whoever comes first on the board is X. */
  private turn(board: WeightBoard, cell: Point | undefined): Lines {
    if (!cell) return error('"TURN" needs x,y');
    const problem = this.refusal() ?? whyNot(board, cell);
    if (problem) return error(problem);
    if (board.count === 0) this.own = O;
    board.place(cell.x, cell.y, other(this.own));
    return this.move(board);
  }

  private move(board: WeightBoard): Lines {
    const { own, rule, time, began } = this;
    const refusal = this.refusal();
    if (refusal || !rule) return error(refusal ?? '');
    const cell = this.player.choose(board, own, rule, time, began);
    if (!cell) return error('the board is full');
    board.place(cell.x, cell.y, own);
    return [makeCell(cell)];
  }

  private takeBack(board: WeightBoard, cell: Point | undefined): Lines {
    if (!cell) return error('"TAKEBACK" needs x,y');
    if (board.at(cell.x, cell.y) === EMPTY) return error(`there is no mark at ${makeCell(cell)}`);
    board.remove(cell.x, cell.y);
    return OK;
  }

  private beginBlock(): Lines {
    this.block = { stones: [], taken: new Set() };
    return [];
  }

  /** A line between `BOARD` and `DONE`: `x,y,1` is ours, `x,y,2` the opponent's. Answers at the end only. */
  private blockLine(block: Block, name: string, line: string): Lines {
    if (name === 'DONE') {
      this.block = undefined;
      return block.problem ? error(block.problem) : this.play(block.stones);
    }
    const [x, y, whose] = parseNumbers(line, 3) ?? [];
    if (x === undefined || y === undefined || (whose !== 1 && whose !== 2)) {
      block.problem ??= `"${line.trim().slice(0, 40)}" is not x,y,1 or x,y,2`;
    } else if (!this.board?.has(x, y)) {
      block.problem ??= `there is no cell ${x},${y}`;
    } else if (block.taken.has(makeCell({ x, y }))) {
      block.problem ??= `${x},${y} is taken`;
    } else {
      block.taken.add(makeCell({ x, y }));
      // Which of them is X is known when all have come: until then ours is X.
      block.stones.push({ x, y, mark: whose === 1 ? X : O });
    }
    return [];
  }

  /** Takes over the marks of a block and moves. Who has fewer of them, or as many, moves now: X begins. */
  private play(stones: readonly Stone[]): Lines {
    const ours = stones.filter(({ mark }) => mark === X).length;
    this.own = ours < stones.length - ours ? O : X;
    const marked = stones.map((stone) => {
      return { ...stone, mark: stone.mark === X ? this.own : other(this.own) };
    });
    this.board = new WeightBoard(this.board?.size, marked);
    return this.move(this.board);
  }

  /** Never answered, whatever it says. */
  private info(rest: string): Lines {
    const { name, rest: value } = parseCommand(rest);
    const [number] = parseNumbers(value, 1) ?? [];
    if (name === 'RULE') this.rule = gomocupRule(number ?? NaN);
    if (number === undefined) return [];
    // Times may be negative, when more has been used than there was.
    if (name === 'TIMEOUT_TURN') this.time = { ...this.time, turn: number };
    if (name === 'TIMEOUT_MATCH') this.time = { ...this.time, match: number };
    if (name === 'TIME_LEFT') this.time = { ...this.time, left: number };
    if (name === 'MAX_MEMORY' && number !== this.memory) {
      this.memory = number;
      // Managers say it after START, when the player has begun already.
      if (this.board) this.player.begin(number);
    }
    return [];
  }

  private end(): Lines {
    this.isOver = true;
    return [];
  }
}

function whyNot(board: WeightBoard, cell: Point): string | undefined {
  if (!board.has(cell.x, cell.y)) return `there is no cell ${makeCell(cell)}`;
  return board.at(cell.x, cell.y) === EMPTY ? undefined : `${makeCell(cell)} is taken`;
}
