import { fail, ok, type Result } from '../../core/result.ts';
import { O, X, other, type Mark, type MarkName } from '../../core/types.ts';
import { hasCell, type Point, type Size } from './board.ts';
import { parseCellName } from './cellText.ts';
import { MOST_MOVES, answersTo, lineTo, type GameRecord, type RecordMove } from './gameRecord.ts';
import { checkUnderRules } from './gameRecordCheck.ts';
import type { RecordProblem } from './gameRecordProblem.ts';
import { parseSgfTree, type SgfNode } from './sgfTree.ts';
import { WIN_RULES, gomocupRule, type WinRule } from './winScan.ts';

/** A game of another program, and what its text says besides the moves. */
export interface ForeignGame {
  readonly record: GameRecord;
  /** Names of players, of 60 characters at most. */
  readonly players?: Readonly<Record<MarkName, string>> | undefined;
  /** What the text holds beyond what was read. */
  readonly left?: LeftOut | undefined;
}

/** What of a text was left out: passes at the end of a line, and properties of SGF that name cells. */
export interface LeftOut {
  readonly passes: boolean;
  readonly properties: readonly string[];
}

/** Columns and rows have one letter each: a to z, then A to Z. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** "Gomoku and renju" in the format's list of games. */
const GAME = '4';
/** The game of a file that names none. */
const GO = '1';

/**
 * A game as SGF, FF[4] GM[4], with its branches, the open line first; X is Black. `undefined` for a game that the
 * format has no room for: without borders, or of more than 52 cells a side.
 */
export function makeSgf(record: GameRecord): string | undefined {
  const { size, rule, first, moves, line } = record;
  if (!size || Math.max(size.width, size.height) > LETTERS.length) return undefined;
  const sides = size.width === size.height ? `${size.width}` : `${size.width}:${size.height}`;
  const isOpen = new Set(lineTo(record, line));
  const colours = [first, other(first)].map((mark) => (mark === X ? 'B' : 'W'));
  const depths = [0];
  for (const { parent } of moves) depths.push((depths[parent] ?? 0) + 1);
  let text = '';
  // What is still to be written, the next one last: moves by their number, and brackets.
  const waiting: (number | string)[] = [')\n', 0];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') {
      text += next;
      continue;
    }
    const move = moves[next - 1];
    if (move)
      text += `;${colours[((depths[next] ?? 0) + 1) % 2]}[${LETTERS[move.x]}${LETTERS[move.y]}]`;
    const answers = answersTo(record, next).toSorted((a, b) => +isOpen.has(a) - +isOpen.has(b));
    for (const answer of answers)
      waiting.push(...(answers.length > 1 ? [')', answer, '\n('] : [answer]));
  }
  return `(;FF[4]GM[${GAME}]CA[UTF-8]AP[Noughtbook]SZ[${sides}]RU[${rule}]PL[${colours[0]}]${text}`;
}

/** Reads the games of an SGF file, each with its variations, or what is wrong with it; never throws. */
export function parseSgf(text: string): readonly Result<ForeignGame, RecordProblem>[] {
  return parseSgfTree(text).map((tree) => (tree.ok ? readGame(tree.value) : tree));
}

function readGame(nodes: readonly SgfNode[]): Result<ForeignGame, RecordProblem> {
  const value = (name: string) => nodes[0]?.properties.get(name)?.[0]?.trim();
  const said = value('GM');
  const game = (said ?? GO).slice(0, 8);
  if (game !== GAME) return fail({ code: 'other-game', game, isSaid: said !== undefined });
  const size = sizeOf(value('SZ') ?? '15');
  if (!size) return fail({ code: 'bad-field', field: 'SZ' });
  const rule = value('RU') ?? '';
  const rules = rulesNamed(rule);
  if (rules.length === 0) return fail({ code: 'other-rule', rule: rule.slice(0, 20) });
  const moves = new Moves(size, sideOf(value('PL')));
  const read = moves.read(nodes);
  if (!read.ok) return read;
  const checked = checkUnderRules({ size, ...read.value }, rules);
  if (!checked.ok) return checked;
  const [black, white] = [value('PB'), value('PW')];
  const players = { X: (black ?? '').slice(0, 60), O: (white ?? '').slice(0, 60) };
  return ok({
    record: checked.value,
    players: black || white ? players : undefined,
    left: moves.left,
  });
}

/** Other programs name renju by the rule of its opening; the prohibitions are the same. */
const RENJU = /renju|rif|sakata|yamaguchi|taraguchi|soos|tarannikov/i;

/** The rules that a name may stand for; none for one that isn't played here. Match managers write numbers. */
function rulesNamed(text: string): readonly WinRule[] {
  if (/^\d+$/.test(text)) return [gomocupRule(Number(text))].filter((rule) => rule !== undefined);
  if (RENJU.test(text)) return ['renju'];
  if (/standard|exact/i.test(text)) return ['standard'];
  if (/free/i.test(text)) return ['freestyle'];
  return /caro/i.test(text) ? [] : WIN_RULES;
}

function sizeOf(text: string): Size | undefined {
  const [, width, height] = /^(\d{1,2})(?::(\d{1,2}))?$/.exec(text) ?? [];
  const size = { width: Number(width), height: Number(height ?? width) };
  const fits = (side: number) => side >= 1 && side <= LETTERS.length;
  return fits(size.width) && fits(size.height) ? size : undefined;
}

function sideOf(text: string | undefined): Mark | undefined {
  return { B: X, W: O }[text?.charAt(0).toUpperCase() ?? ''];
}

type ReadMoves = Pick<GameRecord, 'moves' | 'first' | 'at' | 'line'>;

/** Where a node of the file has led: the number of the last move, and whether one pass came after it. */
interface Place {
  readonly move: number;
  readonly isPassed: boolean;
}
const START: Place = { move: 0, isPassed: false };

/** The format's own properties, of all its versions, apart from those that are read here. */
const KNOWN = new Set(
  `AB AE AN AP AR AW B BL BM BR BS BT C CA CH CP CR DD DM DO DT EL EV EX FF FG GB GC GM GN GW HA HO ID IT KM KO L
  LB LN LT M MA MN N OB OM ON OP OT OV OW PB PC PL PM PW RE RG RO RU SC SE SI SL SO SQ ST SU SZ TB TC TE TM TR TW UC
  US V VW W WL WR WS WT`.split(/\s+/),
);

/** The moves of a tree. Nodes without a move, such as comments, are skipped. */
class Moves {
  private readonly size: Size;
  /** Whose turn the file says it is: of use only where marks don't tell. */
  private readonly next: Mark | undefined;
  private first: Mark | undefined;
  private readonly moves: RecordMove[] = [];
  private readonly depths = [0];
  /** The same answer to the same move, written twice, is one branch. */
  private readonly known = new Map<string, number>();
  private passes = false;
  private readonly unread = new Set<string>();

  constructor(size: Size, next: Mark | undefined) {
    this.size = size;
    this.next = next;
  }

  get left(): ForeignGame['left'] {
    const { passes, unread } = this;
    return passes || unread.size > 0 ? { passes, properties: [...unread] } : undefined;
  }

  read(nodes: readonly SgfNode[]): Result<ReadMoves, RecordProblem> {
    const places: Place[] = [];
    const mover = nodes.find(({ properties }) => properties.has('B') || properties.has('W'));
    const next = this.next ?? (mover?.properties.has('W') ? O : X);
    for (const { properties, parent } of nodes) {
      this.noteUnread(properties);
      const set = this.setUp(properties, places[parent] ?? START, next);
      const made = 'code' in set ? set : this.move(properties, set);
      if ('code' in made) return fail(made);
      places.push(made);
    }
    const { moves, first = this.next ?? X } = this;
    let line = 0;
    for (const [index, { parent }] of moves.entries()) if (parent === line) line = index + 1;
    return ok({ moves, first, at: line, line });
  }

  /** Sites have properties of their own, and some of these hold marks. */
  private noteUnread(properties: SgfNode['properties']): void {
    for (const [name, values] of properties) {
      const isCells = values.every((text) =>
        /^[a-z]([a-z]|\d+)([,: ]+[a-z]([a-z]|\d+))*$/i.test(text),
      );
      if (isCells && !KNOWN.has(name)) this.unread.add(name.slice(0, 8));
    }
  }

  /** Marks that were set up count as played in turn, if that can have been. */
  private setUp(
    properties: SgfNode['properties'],
    place: Place,
    next: Mark,
  ): Place | RecordProblem {
    const depth = this.depths[place.move] as number;
    const problem = { code: 'setup-marks', move: depth + 1 } as const;
    const cellsOf = (name: string) => (properties.get(name) ?? []).map((text) => this.cells(text));
    const [black, white] = [cellsOf('AB'), cellsOf('AW')];
    if (properties.has('AE') && depth > 0) return problem;
    if (black.length + white.length === 0) return place;
    if (place.isPassed || [...black, ...white].includes(undefined)) return problem;
    const [xs, os] = [black, white].map((all) => all.flatMap((cells) => cells ?? [])) as [
      Point[],
      Point[],
    ];
    if (depth === 0) this.first ??= xs.length === os.length ? next : xs.length > os.length ? X : O;
    const [turns, others] = this.turnAfter(depth) === X ? [xs, os] : [os, xs];
    const more = turns.length - others.length;
    if (more !== 0 && more !== 1) return problem;
    let { move } = place;
    for (const point of turns.flatMap((each, at) => [each, ...others.slice(at, at + 1)])) {
      const made = this.add(point, move);
      if (typeof made !== 'number') return made;
      move = made;
    }
    return { move, isPassed: false };
  }

  /** The cells of a value: one, or all from a corner to the opposite one. Nothing outside the board. */
  private cells(text: string): readonly Point[] | undefined {
    const [from, to = from] = text.split(':').map((each) => pointOf(each.trim(), this.size));
    if (!from || !to) return undefined;
    const points: Point[] = [];
    for (let { y } = from; y <= to.y; y++)
      for (let { x } = from; x <= to.x; x++) points.push({ x, y });
    return points;
  }

  private turnAfter(depth: number): Mark | undefined {
    return this.first && (depth % 2 === 0 ? this.first : other(this.first));
  }

  /** Where the node's move leads to; or what is wrong. */
  private move(properties: SgfNode['properties'], place: Place): Place | RecordProblem {
    const [black, white] = [properties.get('B'), properties.get('W')];
    const [value, ...more] = [...(black ?? []), ...(white ?? [])].map((text) => text.trim());
    if (value === undefined) return place;
    const mark = black ? X : O;
    const depth = this.depths[place.move] as number;
    const move = depth + 1;
    const turn = this.turnAfter(depth) ?? mark;
    if (more.length > 0) return { code: 'same-side', move };
    // Older files pass by a cell outside the board.
    if (value === '' || (value === 'tt' && Math.max(this.size.width, this.size.height) < 20)) {
      if (this.first && (mark === turn) === place.isPassed) return { code: 'same-side', move };
      this.passes = true;
      return { move: place.move, isPassed: !place.isPassed };
    }
    if (place.isPassed && depth > 0) return { code: 'pass', move };
    if (mark !== turn) return { code: 'same-side', move };
    this.first ??= mark;
    const point = pointOf(value, this.size);
    if (!point) return { code: 'no-cell', move };
    const made = this.add(point, place.move);
    return typeof made === 'number' ? { move: made, isPassed: false } : made;
  }

  /** The number of a move, which may be there already. */
  private add({ x, y }: Point, parent: number): number | RecordProblem {
    const key = `${parent} ${x} ${y}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.moves.length >= MOST_MOVES) return { code: 'too-many-moves', limit: MOST_MOVES };
    this.moves.push({ x, y, parent });
    this.depths.push((this.depths[parent] as number) + 1);
    this.known.set(key, this.moves.length);
    return this.moves.length;
  }
}

/** `hh`, or `h8` as people write it; nothing outside the board. */
function pointOf(text: string, size: Size): Point | undefined {
  const isPair = text.length === 2 && /[a-z]$/i.test(text);
  const point = isPair
    ? { x: LETTERS.indexOf(text.charAt(0)), y: LETTERS.indexOf(text.charAt(1)) }
    : parseCellName(text, size);
  return point && hasCell(size, point.x, point.y) ? point : undefined;
}
