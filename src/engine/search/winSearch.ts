import { VACANT, type KeyRules, type LineBoard, type SolverSide } from './lineBoard.ts';

/** What a search may make use of. Each can be left out, to see what it saves. */
export interface SearchSavings extends KeyRules {
  /** A table remembers what was found. */
  readonly memory: boolean;
  /** Cells on the best lines are tried first, not in ascending order. */
  readonly order: boolean;
  /** Also: cells on dead lines only are not tried, and what the open lines weigh can prove that they can be stopped. */
  readonly deadLines: boolean;
}

/** Entries of the table at most, a power of two. A new entry overwrites an old one in its place. */
const MOST_ENTRIES = 2 ** 21;

/** What `enter` says: the attacker does not win, wins, or it has to be searched. */
const OPEN = -1;

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
  private result = OPEN;
  /** By depth: the cells to try, how many there are, the next of them, and the position's place in the table. */
  private readonly cells: Uint8Array;
  private readonly count: Uint8Array;
  private readonly next: Uint8Array;
  private readonly slot: Int32Array;
  private readonly keyAt: Int32Array;
  /** For each content of a line: what it weighs in the order of moves, and for each attacker's chances. */
  private readonly heat: Float64Array;
  private readonly heats: Float64Array;
  private readonly gains: Float64Array;
  /** Powers of two: a line of `count` marks against the bound. */
  private readonly goal: number;

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
    this.slot = new Int32Array(depths);
    this.keyAt = new Int32Array(depths * board.keyLength);
    this.heats = new Float64Array(cellCount);
    this.gains = new Float64Array(cellCount);
    this.goal = 2 ** winLength;
    this.heat = Float64Array.from({ length: winLength }, (_, marks) => 4 ** marks);
  }

  /** Asks whether `attacker` wins the position on the board, where `first` moves and nobody has a line. */
  ask(attacker: SolverSide, first: SolverSide): void {
    this.attacker = attacker;
    this.first = first;
    this.depth = 0;
    this.result = this.enter();
  }

  /** Goes on until `positions` is `until`: the answer, or `undefined` if it is not found yet. The board comes back only with an answer. */
  run(until: number): boolean | undefined {
    for (;;) {
      if (this.result === OPEN) {
        if (this.positions >= until) return undefined;
        this.descend();
      } else if (this.depth === 0) {
        return this.result === 1;
      } else this.ascend();
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
      this.close(this.fails());
      return;
    }
    this.next[depth] = at + 1;
    const cell = this.cells[depth * board.cellCount + at] as number;
    board.play(cell, this.mover);
    this.depth++;
    this.result = this.enter();
  }

  /** Takes the result back one ply. */
  private ascend(): void {
    this.depth--;
    const { depth, board } = this;
    board.undo(this.cells[depth * board.cellCount + (this.next[depth] as number) - 1] as number);
    if (this.result === this.fails()) this.result = OPEN;
    else this.close(this.result);
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
    this.facts[slot] = this.tag + result;
  }

  /** Whose question it is and whose move: what a table's entry holds besides the result. */
  private get tag(): number {
    return 2 + 4 * this.attacker + 8 * this.mover;
  }

  private enter(): number {
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
    if ((fact & ~1) !== this.tag) return OPEN;
    for (let word = 0; word < length; word++) {
      if (known[slot * length + word] !== keyAt[key + word]) return OPEN;
    }
    return fact & 1;
  }

  /** Fills in the moves to try, or says what the lines decide without looking ahead. */
  private findMoves(): number {
    const { board, attacker, gains } = this;
    const { counts, winLength, lineCount, lineCells, variant } = board;
    const mover = this.mover;
    const bounds = this.savings.deadLines && !variant.gravity;
    let must = -1;
    let weight = 0;
    let isAlive = false;
    if (bounds) gains.fill(0);
    for (let line = 0; line < lineCount; line++) {
      const zero = counts[line] as number;
      const one = counts[lineCount + line] as number;
      if (zero !== 0 && one !== 0) continue;
      const own = mover === 0 ? zero : one;
      const others = mover === 0 ? one : zero;
      if (own === winLength - 1) {
        if (board.isPlayable(board.missing(line))) return 1 - this.fails();
      }
      const mine = attacker === mover ? own : others;
      const theirs = attacker === mover ? others : own;
      if (theirs === 0) {
        isAlive = true;
        if (bounds) {
          const adds = 2 ** mine;
          weight += adds;
          if (attacker === mover) {
            for (let at = line * winLength; at < (line + 1) * winLength; at++) {
              const cell = lineCells[at] as number;
              gains[cell] = (gains[cell] as number) + adds;
            }
          }
        }
      }
      if (others === winLength - 1 && must !== -2) {
        const cell = board.missing(line);
        if (board.isPlayable(cell)) must = must === -1 || must === cell ? cell : -2;
      }
    }
    // Two cells to stop, and one move to do it.
    if (must === -2) return this.fails();
    if (!isAlive) return 0;
    if (bounds) {
      // Erdős and Selfridge (1973): who only wants to stop lines of k can, if those that are left weigh less than 2^k.
      let most = 0;
      if (attacker === mover) {
        for (let cell = 0; cell < board.cellCount; cell++) {
          if (board.owner[cell] === VACANT && (gains[cell] as number) > most)
            most = gains[cell] as number;
        }
      }
      if (weight + most < this.goal) return 0;
    }
    if (must >= 0) {
      this.cells[this.depth * board.cellCount] = must;
      this.count[this.depth] = 1;
      this.next[this.depth] = 0;
      return OPEN;
    }
    this.listMoves();
    // A full board is a draw, which is no win.
    return this.count[this.depth] === 0 ? 0 : OPEN;
  }

  /** The same with misère: moves that complete a line of one's own are left out. */
  private findSafe(): number {
    const { board, attacker, depth, cells } = this;
    const { counts, winLength, lineCount, start, through, cellCount } = board;
    let isAlive = false;
    for (let line = 0; line < lineCount && !isAlive; line++) {
      // The attacker wins by a line of the other side.
      isAlive = counts[attacker * lineCount + line] === 0;
    }
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
