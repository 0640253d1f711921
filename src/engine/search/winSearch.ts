import { VACANT, type KeyRules, type LineBoard, type SolverSide } from './lineBoard.ts';
import { LineStops } from './lineStops.ts';

/** What a search may make use of. Each can be left out, to see what it saves. */
export interface SearchSavings extends KeyRules {
  /** A table remembers what was found. */
  readonly memory: boolean;
  /** Cells on the best lines are tried first, not in ascending order, and before all others moves that force the reply. */
  readonly order: boolean;
  /** Also: cells on dead lines only are not tried, and what the open lines weigh can prove that they can be stopped. */
  readonly deadLines: boolean;
}

/** Entries of the table at most, a power of two. A new entry overwrites an old one in its place. */
const MOST_ENTRIES = 2 ** 21;

/** Results of a position: the attacker does not win, wins, does not win with so few quiet moves, or it has to be searched. */
const NO = 0;
const YES = 1;
const NOT_YET = 2;
const OPEN = -1;

/**
 * A move is quiet if it isn't a forced reply. The search looks for wins with one quiet move of the attacker, then two, and so on up to
 * this; then with any number. A win with few is found soon that way, even where the first tries lead nowhere.
 */
const MOST_QUIET = 5;

/** Boards of up to so many cells are searched with any number from the start. */
const SMALL = 20;

/** An entry of the table: the result in the lowest bit, whose question and move it is in the next, and the quiet moves it was held to. */
const TAG = 14;
const HELD = 16;

/** What `scan` says when no cell must be stopped, or more than one. */
const NONE = -1;
const TWO = -2;

/** Positions that a search for a win by force may look into. */
const MOST_TRIES = 100;

/**
 * Whether one side, the attacker, can win: a search of answers yes and no. A no is a draw or a loss. It can stop after any number of
 * positions and go on later, because its stack is kept in arrays; so nothing is allocated either.
 */
export class WinSearch {
  /** Positions looked into so far, by all questions; those found in the table are not counted. */
  positions = 0;
  private readonly board: LineBoard;
  private readonly savings: SearchSavings;
  /** The rows of `known` and of `facts`: what is known of the position in a place. */
  private readonly known: Int32Array;
  private readonly facts: Uint8Array;
  private readonly mask: number;
  private attacker: SolverSide = 0;
  /** The side to move at depth 0. */
  private first: SolverSide = 0;
  private depth = 0;
  private result: number = OPEN;
  /** Quiet moves that the attacker may make, and by depth those that it has made, and whether that has held it back. */
  private limit = Infinity;
  private readonly quiet: Uint8Array;
  private readonly isLimited: Uint8Array;
  /** By depth: the cells to try, how many there are, the next of them, and the position's place in the table. */
  private readonly cells: Uint8Array;
  private readonly count: Uint8Array;
  private readonly next: Uint8Array;
  private readonly slot: Int32Array;
  private readonly keyAt: Int32Array;
  /** What a line weighs in the order of moves, by its marks; and the weights of each cell. */
  private readonly heat: Float64Array;
  private readonly heats: Float64Array;
  private readonly lines: LineStops;
  /** What `scan` has found: whether a move completes a line, the cell that must be stopped, and whether the attacker can still win. */
  private completes = false;
  private must = NONE;
  private isAlive = false;
  /** Positions that `forces` may still look into. */
  private tries = 0;

  constructor(board: LineBoard, savings: SearchSavings) {
    const { cellCount, winLength } = board;
    this.board = board;
    this.savings = savings;
    const entries = savings.memory ? Math.min(MOST_ENTRIES, 2 ** Math.ceil(cellCount * 1.59)) : 1;
    this.mask = entries - 1;
    this.known = new Int32Array(entries * board.keyLength);
    this.facts = new Uint8Array(entries);
    const depths = cellCount + 1;
    this.cells = new Uint8Array(depths * cellCount);
    this.count = new Uint8Array(depths);
    this.next = new Uint8Array(depths);
    this.quiet = new Uint8Array(depths);
    this.isLimited = new Uint8Array(depths);
    this.slot = new Int32Array(depths);
    this.keyAt = new Int32Array(depths * board.keyLength);
    this.heats = new Float64Array(cellCount);
    this.lines = new LineStops(board);
    this.heat = Float64Array.from({ length: winLength }, (_, marks) => 4 ** marks);
  }

  /** Asks whether `attacker` wins the position on the board, where `first` moves and nobody has a line. */
  ask(attacker: SolverSide, first: SolverSide): void {
    this.attacker = attacker;
    this.first = first;
    this.depth = 0;
    const { misere, gravity } = this.board.variant;
    const isLarge = this.board.cellCount > SMALL;
    this.limit = this.savings.order && isLarge && !misere && !gravity ? 1 : Infinity;
    this.result = this.enter();
  }

  /** Goes on until `positions` is `until`: the answer, or `undefined` if it is not found yet. The board comes back only with an answer. */
  run(until: number): boolean | undefined {
    for (;;) {
      if (this.result === OPEN) {
        if (this.positions >= until) return undefined;
        this.descend();
      } else if (this.depth > 0) {
        this.ascend();
      } else if (this.result === NOT_YET) {
        this.limit = this.limit < MOST_QUIET ? this.limit + 1 : Infinity;
        this.result = this.enter();
      } else return this.result === YES;
    }
  }

  /** Gives up the question: the board comes back without an answer, and what was found out stays in the table. */
  abandon(): void {
    const { cells, next, board } = this;
    while (this.depth > 0) {
      this.depth--;
      const at = this.depth * board.cellCount + (next[this.depth] as number) - 1;
      board.undo(cells[at] as number);
    }
  }

  private get mover(): SolverSide {
    return ((this.first + this.depth) & 1) as SolverSide;
  }

  /** What it means for the attacker if the mover fails, or wins. */
  private fails(): number {
    return this.mover === this.attacker ? 0 : 1;
  }

  private descend(): void {
    const { depth, board } = this;
    const at = this.next[depth] as number;
    if (at === this.count[depth]) {
      this.close(this.isLimited[depth] ? NOT_YET : this.fails());
      return;
    }
    this.next[depth] = at + 1;
    const cell = this.cells[depth * board.cellCount + at] as number;
    const isQuiet = this.mover === this.attacker && (this.count[depth] as number) > 1;
    this.quiet[depth + 1] = (this.quiet[depth] as number) + (isQuiet ? 1 : 0);
    board.play(cell, this.mover);
    this.depth++;
    this.result = this.enter();
  }

  /** Takes the result back one ply. */
  private ascend(): void {
    this.depth--;
    const { depth, board } = this;
    board.undo(this.cells[depth * board.cellCount + (this.next[depth] as number) - 1] as number);
    const result = this.result === NOT_YET ? NO : this.result;
    if (result !== this.fails()) {
      this.close(this.result);
      return;
    }
    if (this.result === NOT_YET) this.isLimited[depth] = 1;
    this.result = OPEN;
  }

  /** Keeps the result of the position at `depth`. */
  private close(result: number): void {
    this.result = result;
    if (!this.savings.memory) return;
    const { depth, known, keyAt } = this;
    const length = this.board.keyLength;
    const slot = this.slot[depth] as number;
    for (let word = 0; word < length; word++) {
      known[slot * length + word] = keyAt[depth * length + word] as number;
    }
    const held = this.limit - (this.quiet[depth] as number) + 1;
    this.facts[slot] = this.tag + (result === NOT_YET ? HELD * held : result);
  }

  /** Whose question it is and whose move: what a table's entry holds besides the result. */
  private get tag(): number {
    return 2 + 4 * this.attacker + 8 * this.mover;
  }

  private enter(): number {
    this.isLimited[this.depth] = 0;
    if (this.savings.memory) {
      const found = this.recall();
      if (found !== OPEN) return found;
    }
    this.positions++;
    const result = this.board.variant.misere ? this.findSafe() : this.findMoves();
    if (result !== OPEN) this.close(result);
    return result;
  }

  private recall(): number {
    const { known, keyAt, depth } = this;
    const length = this.board.keyLength;
    const key = depth * length;
    this.board.writeKey(keyAt, key);
    let hash = Math.imul(this.tag, 0x27d4eb2f);
    for (let word = key; word < key + length; word++) {
      hash = Math.imul(hash ^ (keyAt[word] as number), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    const slot = (Math.imul(hash, 0x85ebca6b) >>> 7) & this.mask;
    this.slot[depth] = slot;
    const fact = this.facts[slot] as number;
    if ((fact & TAG) !== this.tag) return OPEN;
    // With more quiet moves than it was held to it may win.
    if (fact >= HELD && this.limit - (this.quiet[depth] as number) >= Math.floor(fact / HELD)) {
      return OPEN;
    }
    for (let word = 0; word < length; word++) {
      if (known[slot * length + word] !== keyAt[key + word]) return OPEN;
    }
    return fact >= HELD ? NOT_YET : fact & 1;
  }

  /** Fills in the moves to try, or says what the lines decide without looking ahead. */
  private findMoves(): number {
    const { board, attacker, mover } = this;
    this.scan(mover);
    if (this.completes) return 1 - this.fails();
    // Two cells to stop, and one move to do it.
    if (this.must === TWO) return this.fails();
    if (!this.isAlive) return 0;
    const isPlain = !board.variant.gravity;
    if (isPlain && this.savings.deadLines && this.lines.stops(attacker, mover)) return 0;
    const { must } = this;
    if (isPlain && this.savings.order && attacker === mover) {
      this.tries = MOST_TRIES;
      if (this.forces()) return 1;
    }
    const isSpent = attacker === mover && (this.quiet[this.depth] as number) >= this.limit;
    if (isSpent && must === NONE) return NOT_YET;
    if (must !== NONE) {
      this.cells[this.depth * board.cellCount] = must;
      this.count[this.depth] = 1;
      this.next[this.depth] = 0;
      return OPEN;
    }
    this.listMoves();
    // A full board is a draw, which is no win.
    return this.count[this.depth] === 0 ? 0 : OPEN;
  }

  /** Looks for lines that lack one mark, those of `mover` and those of the other side. */
  private scan(mover: SolverSide): void {
    const { board, attacker } = this;
    const { counts, winLength, lineCount } = board;
    const own = mover * lineCount;
    const others = lineCount - own;
    const against = (1 - attacker) * lineCount;
    this.completes = false;
    this.isAlive = false;
    this.must = NONE;
    for (let line = 0; line < lineCount; line++) {
      const mine = counts[own + line] as number;
      const theirs = counts[others + line] as number;
      if (counts[against + line] === 0) this.isAlive = true;
      if ((mine !== 0 && theirs !== 0) || mine + theirs !== winLength - 1) continue;
      const cell = board.missing(line);
      if (!board.isPlayable(cell)) continue;
      if (mine === winLength - 1) {
        this.completes = true;
        return;
      }
      this.must = this.must === NONE || this.must === cell ? cell : TWO;
    }
  }

  /** Whether the attacker, to move, wins by moves alone that leave one cell to answer in. */
  private forces(): boolean {
    const { board, attacker } = this;
    const { counts, winLength, lineCount, lineCells, owner } = board;
    if (this.tries-- <= 0) return false;
    this.positions++;
    this.scan(attacker);
    if (this.completes) return true;
    const { must } = this;
    if (must === TWO) return false;
    const own = attacker * lineCount;
    for (let line = 0; line < lineCount; line++) {
      if (counts[own + line] !== winLength - 2 || counts[lineCount - own + line] !== 0) continue;
      for (let at = line * winLength; at < (line + 1) * winLength; at++) {
        const cell = lineCells[at] as number;
        if (owner[cell] !== VACANT || (must !== NONE && must !== cell)) continue;
        board.play(cell, attacker);
        const reply = board.missing(line);
        board.play(reply, (1 - attacker) as SolverSide);
        const wins = this.forces();
        board.undo(reply);
        board.undo(cell);
        if (wins) return true;
      }
    }
    return false;
  }

  /** The moves to try with misère: those that complete a line of one's own are left out. */
  private findSafe(): number {
    const { board, attacker, depth, cells } = this;
    const { counts, winLength, lineCount, start, through, cellCount } = board;
    // The attacker wins by a line of the other side.
    const open = counts.indexOf(0, attacker * lineCount);
    const isAlive = open >= 0 && open < (attacker + 1) * lineCount;
    if (!isAlive && this.savings.deadLines) return 0;
    this.listMoves();
    const all = this.count[depth] as number;
    if (all === 0) return 0;
    const own = this.mover * lineCount;
    let safe = 0;
    for (let at = depth * cellCount; at < depth * cellCount + all; at++) {
      const cell = cells[at] as number;
      let loses = false;
      for (let by = start[cell] as number; by < (start[cell + 1] as number) && !loses; by++) {
        loses = counts[own + (through[by] as number)] === winLength - 1;
      }
      if (!loses) cells[depth * cellCount + safe++] = cell;
    }
    this.count[depth] = safe;
    return safe === 0 ? this.fails() : OPEN;
  }

  /** Lists the cells to try at this depth, in their order. */
  private listMoves(): void {
    const { board, depth, cells, heats } = this;
    const { cellCount, live, variant } = board;
    const { order, deadLines } = this.savings;
    if (order) this.heatUp();
    const from = depth * cellCount;
    let count = 0;
    let hasWaited = false;
    for (let cell = 0; cell < cellCount; cell++) {
      if (!board.isPlayable(cell)) continue;
      if (deadLines && !variant.gravity && live[cell] === 0 && live[cellCount + cell] === 0) {
        // A mark here is a move waited. Without misère that is never better than another; with it, one such cell is like the next.
        if (!variant.misere || hasWaited) continue;
        hasWaited = true;
      }
      let at = from + count++;
      if (order) {
        const heat = heats[cell] as number;
        while (at > from && (heats[cells[at - 1] as number] as number) < heat) {
          cells[at] = cells[at - 1] as number;
          at--;
        }
      }
      cells[at] = cell;
    }
    this.count[depth] = count;
    this.next[depth] = 0;
  }

  /** How good each cell looks: the lines through it that somebody can still complete, by their marks. */
  private heatUp(): void {
    const { board, heats, heat } = this;
    const { counts, lineCount, lineCells, winLength, variant } = board;
    heats.fill(0);
    for (let line = 0; line < lineCount; line++) {
      const zero = counts[line] as number;
      const one = counts[lineCount + line] as number;
      if (zero !== 0 && one !== 0) continue;
      const adds = heat[zero + one] as number;
      for (let at = line * winLength; at < (line + 1) * winLength; at++) {
        const cell = lineCells[at] as number;
        heats[cell] = (heats[cell] as number) + (variant.misere ? -adds : adds);
      }
    }
  }
}
