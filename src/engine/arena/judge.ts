import { seededRng } from '../core/rng.ts';
import { EMPTY, markName, markNameOf } from '../core/types.ts';
import type { Policy } from '../bots/bot.ts';
import { evenly } from '../bots/bot.ts';
import type { Setup } from '../game/setup.ts';
import { keepingMoves, solvedMoves, type SolvedMove } from '../search/solved.ts';
import type { PlayerTable, Side } from './audit.ts';
import { addFractions, fraction, lcm, type Fraction } from './fraction.ts';
import { CELLS, OPEN, gameGraph } from './gameGraph.ts';
import { isTurnOf, movesIn } from './proof.ts';

/** A cell as a learner's program sees it. */
export type CodeCell = 'X' | 'O' | '';

/** One call `play(board, mark)` of a learner's program. */
export interface CodeCall {
  /** Row by row: nine cells, unless a match is played on another board. */
  readonly board: readonly CodeCell[];
  readonly mark: 'X' | 'O';
  /** What its draws come to, in the order in which it makes them: numbers from 0 to below 1. After them each is `UNCHOSEN`. */
  readonly draws: readonly number[];
}

/** What a draw comes to where nothing was chosen: easily told from the number of a program's own. */
export const UNCHOSEN = 0.7320508075688773;

/**
 * A draw that a call made: the weight of each way in which it can come out. Without weights it is a number from 0 to
 * below 1, and what the program does with it isn't known.
 */
export type CodeDraw = readonly number[];

/** What a call came to. */
export interface CodeReply {
  /** The whole number that it returned, if it returned one. */
  readonly cell?: number | undefined;
  /** What it returned, as its language writes it. */
  readonly returned: string;
  readonly printed: string;
  /** Those that were chosen for it, and two more if it made them. */
  readonly draws: readonly CodeDraw[];
  /** An exception that it didn't catch, or more steps or time than a call may take. */
  readonly fault?: {
    readonly kind: 'error' | 'budget';
    /** As the interpreter says it. */
    readonly message: string;
    /** Of the program's text, from 1. */
    readonly line?: number | undefined;
  };
}

/** Why a program cannot be asked anything: its text isn't of its language, fails as it is loaded, or has no `play`. */
export interface SourceProblem {
  readonly code: 'syntax' | 'load' | 'no-play' | 'budget' | 'too-long';
  /** As the interpreter says it; empty if it says nothing. */
  readonly message: string;
  /** Of the text, from 1, where the interpreter knows it. */
  readonly line?: number | undefined;
}

/** Calls to make, in any order, and what they came to is to be given back in theirs. */
export interface CodeQuestions {
  readonly calls: readonly CodeCall[];
  /** With the program loaded anew, so that it remembers nothing. */
  readonly isFresh: boolean;
}

export const FAULT_KINDS = ['illegal', 'error', 'budget'] as const;

/** The cell of a fault, which is none. */
const FAULT = -1;

/** A call that loses the game at once. */
export interface CodeFault {
  /** Of the graph of the game. */
  readonly position: number;
  readonly kind: (typeof FAULT_KINDS)[number];
  readonly reply: CodeReply;
}

/** What a learner's program is worth on one side of the board. */
export interface CodeVerdict {
  readonly plays: Side;
  /** What it may do in each position that it can meet; empty where that may be a fault, and elsewhere. */
  readonly table: PlayerTable;
  /** The first reply in each position that it can meet. */
  readonly replies: ReadonlyMap<number, CodeReply>;
  /** Whether it draws nothing, and answered everything alike when it was asked a second time. */
  readonly isDeterministic: boolean;
  /**
   * Whether each draw was followed in every way in which it can come out. If not, the program was asked again and again, and
   * `table` holds the cells that it came to: no proof, and no chances.
   */
  readonly isFollowed: boolean;
  /** How often it was asked in each position that it was found to meet, if it could not be followed; else 0. */
  readonly tries: number;
  /** At most `MOST_FAULTS`, those after the fewest marks first. */
  readonly faults: readonly CodeFault[];
  /** Of the positions in which it is to move: in how many each move that it may make is among the best, or keeps the result. */
  readonly best: number;
  readonly safe: number;
  /** In how many it may leave a line open that would have won at once. */
  readonly winsMissed: number;
}

export type CodeVerdicts = Readonly<Record<Side, CodeVerdict>>;

export const MOST_FAULTS = 10;
/** Ways in which the draws of one call can come out, above which they aren't followed. */
const MOST_WAYS = 1000;
/** How often a program that can't be followed is asked in each position, and in all of them together before it is the last time. */
const TRIES = 20;
const MOST_TRIED = 6000;
const DRAWS_OF_A_TRY = 64;

/** One way in which the draws of a call can come out. */
interface Way {
  readonly draws: readonly number[];
  readonly chance: Fraction;
  /** The numbers up to here come to the same, if that is known. */
  readonly upTo: number;
  /** The same for two ways that a program can tell apart only by a number that isn't a part of the whole. */
  readonly name: string;
}

/** What is known about a position. */
interface Study {
  readonly reply: CodeReply;
  /** How likely each cell is. */
  readonly chances: Map<number, Fraction>;
  readonly cells: Map<string, number>;
  ways: number;
  isFollowed: boolean;
}

type Asking = Generator<CodeQuestions, readonly (CodeReply | undefined)[]>;
type Judging<Result> = Generator<CodeQuestions, Result, readonly (CodeReply | undefined)[]>;

/**
 * Walks every line of play of every opponent against a learner's program, asking it once in each position that it can meet,
 * and a second time in the opposite order. It yields what to ask and is given the replies, so it works with any runtime, in
 * the same thread or far away. A second reply may be left out (`undefined`) where it would take too long.
 */
export function* judgeCode(plays: Side): Judging<CodeVerdict> {
  const studies = new Map<number, Study>();
  const faults = new Map<number, CodeFault>();
  const note = (position: number, reply: CodeReply): number => {
    const cell = cellOf(position, reply);
    if (cell === FAULT && !faults.has(position)) {
      faults.set(position, { position, kind: reply.fault?.kind ?? 'illegal', reply });
    }
    return cell;
  };
  yield* walk(plays, studies, function* (positions) {
    yield* study(positions, studies, note);
  });
  const isSame = canFollow(studies) && (yield* askAgain(studies));
  const isFollowed =
    isSame && [...studies.values()].every((each) => commonOf(each) <= Number.MAX_SAFE_INTEGER);
  const tries = isFollowed ? 0 : yield* tryOut(plays, studies, note);
  const table = tableOf(studies, isFollowed);
  return {
    plays,
    table,
    replies: new Map([...studies].map(([position, { reply }]) => [position, reply])),
    isDeterministic: isSame && [...studies.values()].every(({ reply }) => reply.draws.length === 0),
    isFollowed,
    tries,
    faults: [...faults.values()].sort(inOrder).slice(0, MOST_FAULTS),
    ...quality(table, [...studies.keys()]),
  };
}

/** Fewer marks first, and then marks in earlier cells: the order in which `prove` looks for the shortest loss. */
function inOrder(a: CodeFault, b: CodeFault): number {
  const { marks } = gameGraph();
  return (marks[a.position] as number) - (marks[b.position] as number) || b.position - a.position;
}

/** Goes through the positions that can arise, ply by ply; `ask` finds out about those in which the program is to move. */
function* walk(
  plays: Side,
  studies: ReadonlyMap<number, Study>,
  ask: (positions: readonly number[]) => Judging<void>,
): Judging<void> {
  const { next, stands } = gameGraph();
  const own = (position: number) =>
    evenly([...(studies.get(position)?.chances.keys() ?? [])].filter((cell) => cell !== FAULT));
  let open = [0];
  while (open.length > 0) {
    if (isTurnOf(plays, open[0] as number)) yield* ask(open);
    const after = open.flatMap((position) =>
      movesIn(position, own, plays).map(({ cell }) => next[position * CELLS + cell] as number),
    );
    open = [...new Set(after)].filter((position) => stands[position] === OPEN);
    open.sort((a, b) => a - b);
  }
}

/** One draw that can't be followed is enough: there is no proof, so none of the others need be. */
const canFollow = (studies: ReadonlyMap<number, Study>) =>
  [...studies.values()].every(({ isFollowed }) => isFollowed);

/** Asks in each of these positions, in every way in which the draws can come out, as long as that may come to a proof. */
function* study(
  positions: readonly number[],
  studies: Map<number, Study>,
  note: (position: number, reply: CodeReply) => number,
): Judging<void> {
  let open = positions.map((position) => ({ position, way: WHOLE }));
  while (open.length > 0 && canFollow(studies)) {
    const asked = open;
    const replies = yield* ask(asked.map(({ position, way }) => callAt(position, way.draws)));
    open = asked.flatMap(({ position, way }, at) => {
      const reply = replies[at] as CodeReply;
      const known = studies.get(position) ?? newStudy(reply);
      studies.set(position, known);
      const [draw, later] = known.isFollowed ? reply.draws.slice(way.draws.length) : [];
      const ways = draw && waysOf(draw, way, callAt(position, []).board);
      if (ways && known.ways + ways.length <= MOST_WAYS) {
        known.ways += ways.length;
        // One of them is what it has just come to, unless it went on drawing.
        const came = later ? undefined : ways.find(({ upTo }) => UNCHOSEN < upTo);
        if (came) settle(known, came, note(position, reply));
        return ways.filter((each) => each !== came).map((each) => ({ position, way: each }));
      }
      if (ways) known.isFollowed = false;
      settle(known, way, note(position, reply));
      return [];
    });
  }
}

const WHOLE: Way = { draws: [], chance: fraction(1n, 1n), upTo: 0, name: '' };

const newStudy = (reply: CodeReply): Study => ({
  reply,
  chances: new Map(),
  cells: new Map(),
  ways: 0,
  isFollowed: true,
});

function* ask(calls: readonly CodeCall[], isFresh = false): Asking {
  return (yield { calls, isFresh }) as readonly (CodeReply | undefined)[];
}

/** Every way in which the next draw can come out. */
function waysOf(draw: CodeDraw, before: Way, board: readonly CodeCell[]): Way[] {
  const { chance, draws, name } = before;
  const way = (value: number, over: number, under: number, at: number, upTo = 0): Way => ({
    draws: [...draws, value],
    upTo,
    chance: fraction(chance.numerator * BigInt(over), chance.denominator * BigInt(under)),
    name: `${name} ${at}`,
  });
  if (draw.length > 0) {
    const total = draw.reduce((sum, weight) => sum + weight, 0);
    let from = 0;
    return draw.flatMap((weight, at) => {
      const middle = (from + weight / 2) / total;
      from += weight;
      return weight > 0 ? [way(middle, weight, total, at, from / total)] : [];
    });
  }
  // Whoever draws one of a few cells by a number from 0 to 1 cuts that into equal parts. Both ends of each piece between two
  // such cuts are tried: if they come to the same, the cut was there.
  const free = board.filter((cell) => cell === '').length;
  return piecesOf(Math.max(free, 2)).flatMap(([low, high, over, under], at) => [
    way(low + SLIVER, over, 2 * under, at),
    way(high - SLIVER, over, 2 * under, at),
  ]);
}

const SLIVER = 1e-7;

/** The pieces between neighbouring fractions of denominators up to `most` (a Farey sequence): ends, and length as a fraction. */
function piecesOf(most: number): (readonly [number, number, number, number])[] {
  const pieces: (readonly [number, number, number, number])[] = [];
  let [a, b, c, d] = [0, 1, 1, most];
  for (;;) {
    // Neighbours of a Farey sequence differ by 1 / (b · d).
    pieces.push([a / b, c / d, 1, b * d]);
    if (c === d) return pieces;
    const times = Math.floor((most + b) / d);
    [a, b, c, d] = [c, d, times * c - a, times * d - b];
  }
}

function settle(known: Study, { chance, name }: Way, cell: number): void {
  const { cells, chances } = known;
  // Both ends of a piece have the same name.
  if ((cells.get(name) ?? cell) !== cell) known.isFollowed = false;
  cells.set(name, cell);
  const before = chances.get(cell);
  chances.set(cell, before ? addFractions(before, chance) : chance);
}

/** The cell that a reply takes; `FAULT` if there is no such free cell. */
function cellOf(position: number, { cell, fault }: CodeReply): number {
  const isFree = !fault && gameGraph().setups[position]?.cells[cell ?? -1] === EMPTY;
  return isFree ? (cell as number) : FAULT;
}

/** What a program is asked in a position. */
export function callOn({ cells, toMove }: Setup, draws: readonly number[]): CodeCall {
  const board = cells.map((content) => markNameOf(content) ?? '');
  return { board, mark: markName(toMove), draws };
}

const callAt = (position: number, draws: readonly number[]) =>
  callOn(gameGraph().setups[position] as Setup, draws);

/** Whether the program, loaded anew, comes to the same everywhere, the last position first. */
function* askAgain(studies: ReadonlyMap<number, Study>): Judging<boolean> {
  const positions = [...studies.keys()].reverse();
  const replies = yield* ask(
    positions.map((position) => callAt(position, [])),
    true,
  );
  return positions.every((position, at) => {
    const { reply } = studies.get(position) as Study;
    const again = replies[at] ?? reply;
    return (
      cellOf(position, reply) === cellOf(position, again) &&
      JSON.stringify(reply.draws) === JSON.stringify(again.draws)
    );
  });
}

/** Asks again and again, keeps all cells that it comes to, and gives how often it asked. */
function* tryOut(
  plays: Side,
  studies: Map<number, Study>,
  note: (position: number, reply: CodeReply) => number,
): Judging<number> {
  const rng = seededRng(1);
  const drawn = () => Array.from({ length: DRAWS_OF_A_TRY }, () => rng.int(10_000) / 10_000);
  let [round, asked] = [0, 0];
  for (; round < TRIES && asked < MOST_TRIED; round++) {
    yield* walk(plays, studies, function* (positions) {
      asked += positions.length;
      const replies = yield* ask(positions.map((position) => callAt(position, drawn())));
      positions.forEach((position, at) => {
        const reply = replies[at] as CodeReply;
        const known = studies.get(position) ?? newStudy(reply);
        studies.set(position, known);
        known.chances.set(note(position, reply), WHOLE.chance);
      });
    });
  }
  return round;
}

const commonOf = ({ chances }: Study): bigint =>
  [...chances.values()].reduce((all, { denominator }) => lcm(all, denominator), 1n);

/** The policies as a table: weights are whole numbers, and equal ones where the chances aren't known. */
function tableOf(studies: ReadonlyMap<number, Study>, isFollowed: boolean): PlayerTable {
  const policies = new Map<number, Policy>();
  for (const [position, known] of studies) {
    const { chances } = known;
    const cells = [...chances.keys()].sort((a, b) => a - b);
    const common = commonOf(known);
    const weighted = cells.map((cell) => {
      const { numerator, denominator } = chances.get(cell) as Fraction;
      return { cell, weight: Number(numerator * (common / denominator)) };
    });
    const policy = isFollowed ? weighted : evenly(cells);
    policies.set(position, chances.has(FAULT) ? [] : policy);
  }
  return (position) => policies.get(position) ?? [];
}

function quality(table: PlayerTable, positions: readonly number[]) {
  let [best, safe, winsMissed] = [0, 0, 0];
  for (const position of positions) {
    const setup = gameGraph().setups[position] as Setup;
    const soon = keepingMoves(setup);
    const { value, distance } = soon[0] as SolvedMove;
    const good = solvedMoves(setup).filter((move) => move.value === value);
    const policy = table(position);
    const keeps = (among: readonly SolvedMove[]) =>
      policy.length > 0 && policy.every(({ cell }) => among.some((move) => move.cell === cell));
    if (keeps(good)) safe++;
    if (keeps(soon)) best++;
    else if (value > 0 && distance === 1) winsMissed++;
  }
  return { best, safe, winsMissed };
}
