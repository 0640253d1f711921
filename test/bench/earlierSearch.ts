import {
  DRAW,
  LOSS,
  NOBODY,
  NO_CELL,
  O,
  SMALL_VARIANT,
  WIN,
  X,
  other,
  type Mark,
  type Score,
} from '../../src/engine/index.ts';

/**
 * The engine's search of nine squares as it was until cells became their own bits and wins a table, kept to measure against:
 * its position, its minimax, and the part of its recorder that minimax uses.
 */
const CHUNK_BITS = 13;
const CHUNK = 1 << CHUNK_BITS;
const IN_CHUNK = CHUNK - 1;
const EVENTS_TO_NEXT_CALL = 160;

const hasLine = (bits: number, masks: readonly number[]): boolean => {
  for (let i = 0; i < masks.length; i++) {
    const mask = masks[i] as number;
    if ((bits & mask) === mask) return true;
  }
  return false;
};

export class EarlierPosition {
  private readonly order = Array.from({ length: 9 }, (_, cell) => cell);
  private readonly bitOf = this.order.map((cell) => 1 << cell);
  private readonly full = 0o777;
  private readonly through: readonly (readonly number[])[];
  private readonly moves = Array<number>(9).fill(-1);
  private x = 0;
  private o = 0;
  private taken = 0;
  private moveCount = 0;

  constructor() {
    const all = SMALL_VARIANT.geometry.lines.map((line) =>
      line.reduce((mask, cell) => mask | this.bit(cell), 0),
    );
    this.through = this.bitOf.map((bit) => all.filter((mask) => mask & bit));
  }

  get lastMove(): number {
    return this.moveCount === 0 ? -1 : (this.moves[this.moveCount - 1] as number);
  }
  /** Only the last mark can have completed a line, so only its lines are checked. */
  get winner(): Mark | typeof NOBODY {
    if (this.moveCount === 0) return NOBODY;
    const cell = this.moves[this.moveCount - 1] as number;
    const bit = this.bit(cell);
    const mover = this.x & bit ? X : O;
    const bits = mover === X ? this.x : this.o;
    return hasLine(bits, this.through[cell] as readonly number[]) ? mover : NOBODY;
  }
  get isFull(): boolean {
    return this.taken === this.full;
  }
  firstEmpty(): number {
    return this.firstOf(this.full & ~this.taken);
  }
  emptyAfter(cell: number): number {
    return this.firstOf(this.full & ~this.taken & (-2 * this.bit(cell)));
  }
  play(cell: number, mark: Mark): void {
    const bit = this.bit(cell);
    if (mark === X) this.x |= bit;
    else this.o |= bit;
    this.taken |= bit;
    this.moves[this.moveCount++] = cell;
  }
  undo(): void {
    const keep = ~this.bit(this.moves[--this.moveCount] as number);
    this.x &= keep;
    this.o &= keep;
    this.taken &= keep;
  }
  private bit(cell: number): number {
    return this.bitOf[cell] as number;
  }
  private firstOf(bits: number): number {
    return bits === 0 ? NO_CELL : (this.order[31 - Math.clz32(bits & -bits)] as number);
  }
}

interface Rules {
  readonly computer: Mark;
  readonly ties: 'first' | 'last';
  move: number;
}

export function earlierMinimax(
  position: EarlierPosition,
  player: Mark,
  search: Rules,
  trace?: EarlierRecorder,
): Score {
  trace?.call(position.lastMove);
  const maximising = player === search.computer;
  trace?.test();
  const winner = position.winner;
  if (winner !== NOBODY) {
    const score = winner === search.computer ? WIN : LOSS;
    trace?.won(score);
    return score;
  }
  if (position.isFull) {
    trace?.full(DRAW);
    return DRAW;
  }
  let best = maximising ? LOSS - 1 : WIN + 1;
  let bestCell = NO_CELL;
  let cell = position.firstEmpty();
  while (cell !== NO_CELL) {
    trace?.try();
    position.play(cell, player);
    const score = earlierMinimax(position, other(player), search, trace);
    position.undo();
    trace?.back();
    const isBetter = maximising ? score > best : score < best;
    if (isBetter || (score === best && search.ties === 'last')) {
      trace?.improve();
      best = score;
      bestCell = cell;
    }
    cell = position.emptyAfter(cell);
  }
  search.move = bestCell;
  trace?.return(best);
  return best;
}

class NodeChunk {
  readonly enterAt = new Uint32Array(CHUNK);
  readonly leaveAt = new Uint32Array(CHUNK).fill(2 ** 32 - 1);
  readonly parent = new Int32Array(CHUNK);
  readonly cell = new Int8Array(CHUNK);
  readonly score = new Int8Array(CHUNK);
}

/** One byte an event, pushed one by one. The numbers of the events don't matter here. */
export class EarlierRecorder {
  private eventChunk = new Uint8Array(CHUNK);
  private readonly eventChunks: Uint8Array[] = [];
  private eventsHere = 0;
  private eventsBefore = 0;
  private nodeChunk = new NodeChunk();
  private readonly nodeChunks: NodeChunk[] = [];
  private nodeCount = 0;
  private current = -1;

  call(cell: number): void {
    if (this.eventsHere > CHUNK - EVENTS_TO_NEXT_CALL) this.nextEventChunk();
    const node = this.nodeCount++;
    const at = node & IN_CHUNK;
    if (at === 0) {
      if (node > 0) this.nodeChunk = new NodeChunk();
      this.nodeChunks.push(this.nodeChunk);
    }
    const chunk = this.nodeChunk;
    chunk.enterAt[at] = this.eventsBefore + this.eventsHere;
    chunk.parent[at] = this.current;
    chunk.cell[at] = cell;
    this.current = node;
    this.push(0);
  }
  test(): void {
    this.push(1);
  }
  won(score: Score): void {
    this.leave(2, score);
  }
  full(score: Score): void {
    this.leave(3, score);
  }
  try(): void {
    this.push(4);
  }
  back(): void {
    this.push(5);
  }
  improve(): void {
    this.push(6);
  }
  return(score: Score): void {
    this.leave(7, score);
  }

  /** Joins the chunks, column by column, and gives the number of calls. */
  finish(): number {
    this.nextEventChunk();
    joined(this.eventChunks, new Uint8Array(this.eventsBefore));
    const calls = this.nodeCount;
    const column = <Values extends Column>(of: (chunk: NodeChunk) => Values, whole: Values) =>
      joined(this.nodeChunks.map(of), whole);
    column(({ enterAt }) => enterAt, new Uint32Array(calls));
    column(({ leaveAt }) => leaveAt, new Uint32Array(calls));
    column(({ parent }) => parent, new Int32Array(calls));
    column(({ cell }) => cell, new Int8Array(calls));
    column(({ score }) => score, new Int8Array(calls));
    return calls;
  }

  private push(code: number): void {
    this.eventChunk[this.eventsHere++] = code;
  }
  private nextEventChunk(): void {
    this.eventChunks.push(this.eventChunk.subarray(0, this.eventsHere));
    this.eventsBefore += this.eventsHere;
    this.eventsHere = 0;
    this.eventChunk = new Uint8Array(CHUNK);
  }
  private leave(code: number, score: Score): void {
    this.push(code);
    const node = this.current;
    const at = node & IN_CHUNK;
    const chunk = this.nodeChunks[node >>> CHUNK_BITS] as NodeChunk;
    chunk.leaveAt[at] = this.eventsBefore + this.eventsHere;
    chunk.score[at] = score;
    this.current = chunk.parent[at] as number;
  }
}

type Column = Uint8Array | Uint32Array | Int32Array | Int8Array;

function joined<Values extends Column>(chunks: readonly Values[], whole: Values): Values {
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk.subarray(0, whole.length - offset), offset);
    offset += chunk.length;
  }
  return whole;
}
