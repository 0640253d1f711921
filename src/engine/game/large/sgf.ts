import { fail, ok, type Result } from '../../core/result.ts';
import { O, X, other, type Mark } from '../../core/types.ts';
import type { Point, Size } from './board.ts';
import { MOST_MOVES, type GameRecord, type RecordMove } from './gameRecord.ts';
import { checkRecord } from './gameRecordCheck.ts';
import { LONGEST_FILE, type SavedGame } from './gameRecordFile.ts';
import type { RecordProblem } from './gameRecordProblem.ts';
import { parseSgfTree, type SgfNode } from './sgfTree.ts';
import type { WinRule } from './winScan.ts';

/** Columns and rows have one letter each: a to z, then A to Z. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** "Gomoku and renju" in the format's list of games. */
const GAME = '4';

/**
 * A game as SGF, FF[4] GM[4], with its branches; X is Black. The format allows at most 52 cells a side, and
 * cannot say which move was shown: a file is opened at the end of its first line.
 */
export function makeSgf({ record, players }: SavedGame): Result<string, RecordProblem> {
  const { size, rule, first } = record;
  if (!size) return fail({ code: 'needs-borders' });
  if (Math.max(size.width, size.height) > LETTERS.length) {
    return fail({ code: 'too-large', limit: LETTERS.length });
  }
  const sides = size.width === size.height ? `${size.width}` : `${size.width}:${size.height}`;
  const names = players ? `PB[${escaped(players.X)}]PW[${escaped(players.O)}]` : '';
  const root = `FF[4]GM[${GAME}]CA[UTF-8]AP[Noughtbook]SZ[${sides}]RU[${rule}]`;
  const turn = `PL[${first === X ? 'B' : 'W'}]`;
  return ok(`(;${root}${turn}${names}${movesText(inLineOrder(record))})\n`);
}

function escaped(text: string): string {
  return text.replace(/[\]\\]/g, '\\$&');
}

/** The moves in preorder; if a move has several answers, each answer's branch is in brackets. */
function movesText(record: GameRecord): string {
  const depths = [0];
  const answers = new Map<number, number>();
  for (const { parent } of record.moves) answers.set(parent, (answers.get(parent) ?? 0) + 1);
  const open: number[] = [];
  let text = '';
  for (const { x, y, parent } of record.moves) {
    const depth = (depths[parent] ?? 0) + 1;
    depths.push(depth);
    // The branches that end before this move: those that began at its depth or deeper.
    for (; (open.at(-1) ?? 0) >= depth; open.pop()) text += ')';
    if ((answers.get(parent) ?? 0) > 1) {
      open.push(depth);
      text += '\n(';
    }
    const isFirst = depth % 2 === 1;
    const side = isFirst === (record.first === X) ? 'B' : 'W';
    text += `;${side}[${LETTERS[x]}${LETTERS[y]}]`;
  }
  return text + ')'.repeat(open.length);
}

/** Reads a game of five in a row from SGF, with its variations; never throws. */
export function parseSgf(text: string): Result<SavedGame, RecordProblem> {
  if (text.length > LONGEST_FILE) {
    return fail({ code: 'too-long', length: text.length, limit: LONGEST_FILE });
  }
  const tree = parseSgfTree(text);
  if (!tree.ok) return tree;
  const nodes = tree.value;
  const games = nodes.filter(({ parent }) => parent < 0).length;
  if (games > 1) return fail({ code: 'many-games', count: games });
  const value = (name: string) => nodes[0]?.properties.get(name)?.[0]?.trim();
  const game = value('GM') ?? GAME;
  if (game !== GAME) return fail({ code: 'other-game', game: game.slice(0, 8) });
  const size = sizeOf(value('SZ') ?? '15');
  if (!size) return fail({ code: 'bad-field', field: 'SZ' });
  const rule = ruleOf(value('RU') ?? '');
  const read = new Moves(size, sideOf(value('PL'))).read(nodes);
  if (!read.ok) return read;
  const checked = checkRecord({ size, rule, ...read.value });
  if (!checked.ok) return checked;
  const [black, white] = [value('PB'), value('PW')];
  const players = { X: (black ?? '').slice(0, 60), O: (white ?? '').slice(0, 60) };
  return ok({ record: checked.value, players: black || white ? players : undefined });
}

/** Other programs name renju by the rule of its opening; the prohibitions are the same. */
const RENJU = /renju|rif|sakata|yamaguchi|taraguchi|soos|tarannikov/i;

/** A rule that nobody here knows is taken for the plain one. */
function ruleOf(text: string): WinRule {
  if (RENJU.test(text)) return 'renju';
  return /standard|exact/i.test(text) ? 'standard' : 'freestyle';
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

/** The moves of a tree. Nodes without a move, such as comments, are skipped. */
class Moves {
  private readonly size: Size;
  private first: Mark | undefined;
  private readonly moves: RecordMove[] = [];
  private readonly depths = [0];
  /** The same answer to the same move, written twice, is one branch. */
  private readonly known = new Map<string, number>();

  constructor(size: Size, first: Mark | undefined) {
    this.size = size;
    this.first = first;
  }

  read(nodes: readonly SgfNode[]): Result<ReadMoves, RecordProblem> {
    // By node of the file: its number among the moves.
    const places: number[] = [];
    for (const { properties, parent } of nodes) {
      const before = places[parent] ?? 0;
      if (['AB', 'AW', 'AE'].some((name) => properties.has(name))) {
        return fail({ code: 'setup-marks' });
      }
      const made = this.move(properties, before);
      if (typeof made !== 'number') return fail(made);
      places.push(made);
    }
    const { moves, first = X } = this;
    let line = 0;
    for (const [index, { parent }] of moves.entries()) if (parent === line) line = index + 1;
    return ok({ moves, first, at: line, line });
  }

  /** The number of the node's move, or of the one before it; or what is wrong. */
  private move(properties: SgfNode['properties'], parent: number): number | RecordProblem {
    const [black, white] = [properties.get('B'), properties.get('W')];
    const value = (black ?? white)?.[0]?.trim();
    if (value === undefined) return parent;
    const move = (this.depths[parent] ?? 0) + 1;
    const mark = black ? X : O;
    this.first ??= move % 2 === 1 ? mark : other(mark);
    const turn = move % 2 === 1 ? this.first : other(this.first);
    if (mark !== turn || (black && white)) return { code: 'same-side', move };
    if (value === '') return { code: 'pass', move };
    const point = pointOf(value);
    if (!point || point.x >= this.size.width || point.y >= this.size.height) {
      return { code: 'no-cell', move };
    }
    return this.add({ ...point, parent }, move);
  }

  private add(move: RecordMove, depth: number): number | RecordProblem {
    const key = `${move.parent} ${move.x} ${move.y}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.moves.length >= MOST_MOVES) return { code: 'too-many-moves', limit: MOST_MOVES };
    this.moves.push(move);
    this.depths.push(depth);
    this.known.set(key, this.moves.length);
    return this.moves.length;
  }
}

function pointOf(text: string): Point | undefined {
  if (text.length !== 2) return undefined;
  const [x, y] = [LETTERS.indexOf(text.charAt(0)), LETTERS.indexOf(text.charAt(1))];
  return x < 0 || y < 0 ? undefined : { x, y };
}

/**
 * The same game with its moves numbered in preorder: each move and all that follows it come before the
 * next answer to the same move, as in an SGF file.
 */
export function inLineOrder(record: GameRecord): GameRecord {
  const order = lineOrder(record);
  const numbers = new Map(order.map((node, index) => [node, index + 1]));
  const numberOf = (node: number) => numbers.get(node) ?? 0;
  const moves = order.map((node) => {
    const { x, y, parent } = record.moves[node - 1] as RecordMove;
    return { x, y, parent: numberOf(parent) };
  });
  return { ...record, moves, at: numberOf(record.at), line: numberOf(record.line) };
}

/** The moves' numbers line by line, in preorder. */
function lineOrder({ moves }: Pick<GameRecord, 'moves'>): readonly number[] {
  const answers: number[][] = [[], ...moves.map(() => [])];
  for (const [index, { parent }] of moves.entries()) answers[parent]?.push(index + 1);
  const order: number[] = [];
  const waiting = [...(answers[0] as number[])].reverse();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    order.push(node);
    waiting.push(...(answers[node] as number[]).toReversed());
  }
  return order;
}
