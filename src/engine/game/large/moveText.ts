import { fail, type Result } from '../../core/result.ts';
import { O, X, type Mark } from '../../core/types.ts';
import { hasCell, isSize, type Point, type Size } from './board.ts';
import { cellName, parseCellName } from './cellText.ts';
import { lineTo, type GameRecord } from './gameRecord.ts';
import { checkUnderRules } from './gameRecordCheck.ts';
import type { RecordProblem } from './gameRecordProblem.ts';
import { WIN_RULES, type WinRule } from './winScan.ts';

/** Sides of boards that a list of moves may be meant for, the usual one first. */
const SIDES = [15, 19, 20, 26];

type ReadMoves = Result<GameRecord, RecordProblem> | undefined;

/** The open line as its cells alone, `h8 h7 i7`; empty without borders, where cells have no such names. */
export function makeMoves(record: GameRecord): string {
  const { size, moves, line } = record;
  const nodes = size ? lineTo(record, line) : [];
  return nodes
    .map((node) => moves[node - 1] as Point)
    .map(({ x, y }) => cellName(size, x, y))
    .join(' ');
}

/**
 * Reads a game that is written as its cells alone, `h8h7i7`, with or without numbers and signs between
 * them, on a board of this size, or on the first usual one that has all the cells; or as SGF. `undefined` if
 * it is another text. Never throws.
 */
export function parseMoves(text: string, wanted?: Size): ReadMoves {
  const start = text.search(/\(\s*;/);
  return start < 0 ? parseList(text, wanted) : parseSgf(text.slice(start));
}

function parseList(text: string, wanted?: Size): ReadMoves {
  const cells =
    text.replace(/(?<![a-z])\d+[.):]/gi, ' ').match(/[a-z]\d{1,2}(?!\d)|[^\s,;.\-–|]/gi) ?? [];
  if (cells.length === 0 || cells.some((cell) => cell.length === 1)) return undefined;
  const squares = SIDES.map((side) => ({ width: side, height: side }));
  const pointsOn = (size: Size) => cells.map((cell) => parseCellName(cell, size) as Point);
  const strayOn = (size: Size) => pointsOn(size).findIndex(({ x, y }) => !hasCell(size, x, y));
  const size = (wanted ? [wanted, ...squares] : squares).find((each) => strayOn(each) < 0);
  if (!size) return fail({ code: 'no-cell', move: strayOn(squares.at(-1) as Size) + 1 });
  return recordOf(size, pointsOn(size));
}

/** In SGF columns and rows have one letter each: a to z, then A to Z. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The first line of a game of five in a row, GM[4], without its branches. Games with passes or marks set up aren't read. */
function parseSgf(text: string): ReadMoves {
  const line: [name: string, value: string][] = [];
  const properties = /([A-Z]+)\s*\[((?:[^\]\\]|\\[^])*)\]|\)/g;
  for (const [all, name = '', value = ''] of text.matchAll(properties)) {
    if (all === ')') break;
    line.push([name, value.trim()]);
  }
  const said = new Map(line);
  const [, width, height = width] = /^(\d{1,2})(?::(\d{1,2}))?$/.exec(said.get('SZ') ?? '15') ?? [];
  const size = { width: Number(width), height: Number(height) };
  const isGame = said.get('GM') === '4' && !said.has('AB') && !said.has('AW') && isSize(size);
  const moves = line.filter(([name]) => name === 'B' || name === 'W');
  const isInTurn = moves.every(([name], at) => (name === moves[0]?.[0]) === (at % 2 === 0));
  const points = moves.flatMap(([, value]) => pointOf(value, size) ?? []);
  if (!isGame || !isInTurn || points.length < moves.length) return undefined;
  const rule = said.get('RU')?.toLowerCase() ?? '';
  const named = WIN_RULES.filter((each) => rule.includes(each));
  const first = moves[0]?.[0] === 'W' ? O : X;
  return recordOf(size, points, first, named.length > 0 ? named : WIN_RULES);
}

/** `hh`, from the upper left corner, or `h8` as people write it. */
function pointOf(text: string, size: Size): Point | undefined {
  if (!/^[a-z]{2}$/i.test(text)) return parseCellName(text, size);
  return { x: LETTERS.indexOf(text.charAt(0)), y: LETTERS.indexOf(text.charAt(1)) };
}

/** Without a rule that is named, the first of these under which no move comes after the end. */
function recordOf(
  size: Size,
  points: readonly Point[],
  first: Mark = X,
  rules: readonly WinRule[] = WIN_RULES,
): Result<GameRecord, RecordProblem> {
  const moves = points.map((point, parent) => ({ ...point, parent }));
  const line = moves.length;
  return checkUnderRules({ size, first, moves, at: line, line }, rules);
}
