import {
  EMPTY,
  MOST_SEED,
  checkSetup,
  makePosition,
  markName,
  markOf,
  solve,
  turnByCounts,
  type CellContent,
  type Mark,
  type MarkName,
  type Setup,
} from '../../../engine/index.ts';
import { makePlayer, parsePlayer, type Player } from '../../view/play/players.ts';
import { GOALS, PLAY_FIELDS, type PlayField, type PlayProblem } from '../../view/play/problems.ts';
import { DEFAULT_MATCH, goTo, setupOf, take, type Match } from './match.ts';

export type { PlayProblem } from '../../view/play/problems.ts';

/** Characters of a fragment that is looked at, and of one field's value. */
const MAX_FRAGMENT = 400;
const MAX_VALUE = 40;

/** What a link says: a game that can be played, and what of the link was left aside. */
export interface PlayLink {
  readonly match: Match;
  readonly problems: readonly PlayProblem[];
}

/**
 * The fragment of a game on the page /play/, with its `#`. All fields may be left out:
 *
 *     #x=person&o=minimax&board=X...O...X&move=O&moves=137&at=2&seed=7&goal=draw
 *
 * - `x`, `o`: who plays each mark. `person`, `best` (the best defence), or a player of the registry
 *   as `makeBot` names it: `minimax`, `depth-ratings:3`. Left out: a person plays X against minimax;
 *   in a task, a person against the best defence.
 * - `board`: where the game begins, nine signs X, O and dots. Left out: empty.
 * - `move`: who makes the first move from there, X or O. Left out: what the counts say.
 * - `moves`: the cells in the order in which they were taken, a digit 0–8 each.
 * - `at`: how many of them are on the board; the rest can be stepped through. Left out: all.
 * - `seed`: of everything that is left to chance, 0 … 4,294,967,295. Left out: 1.
 * - `goal`: makes it a task: the person is to reach a `win`, or at least a `draw`. In a task with `x`
 *   and `o` left out, the person is the side that makes the first move.
 */
export function makePlayLink(match: Match): string {
  const { players, start, moves, at, seed, goal } = match;
  const cells = makePosition(start.cells);
  const values: Record<PlayField, string | undefined> = {
    x: makePlayer(players.X),
    o: makePlayer(players.O),
    board: start.cells.every((content) => content === EMPTY) ? undefined : cells,
    move: start.toMove === turnByCounts(start.cells) ? undefined : markName(start.toMove),
    moves: moves.length === 0 ? undefined : moves.join(''),
    at: at === moves.length ? undefined : String(at),
    seed: seed === DEFAULT_MATCH.seed ? undefined : String(seed),
    goal,
  };
  const written = PLAY_FIELDS.filter((field) => values[field] !== undefined);
  return `#${written.map((field) => `${field}=${values[field]}`).join('&')}`;
}

/**
 * Reads a fragment, with or without its `#`. `undefined` if it has none of the fields, or belongs to a
 * figure: then it says nothing of a game. Never throws; what cannot be used is named in `problems`, and the rest is kept.
 */
export function parsePlayLink(fragment: string): PlayLink | undefined {
  const text = fragment.replace(/^#/, '');
  const head = text.slice(0, MAX_FRAGMENT);
  if (!HAS_FIELD.test(head) || OF_A_FIGURE.test(head)) return undefined;
  if (text.length > MAX_FRAGMENT) {
    return { match: DEFAULT_MATCH, problems: [{ code: 'too-long' }] };
  }
  const given = new URLSearchParams(text);
  const problems: PlayProblem[] = [];
  const read = <Value>(field: PlayField, parse: (value: string) => Value | undefined) => {
    const [value, ...more] = given.getAll(field);
    if (more.length > 0) problems.push({ code: 'repeated-field', field });
    if (value === undefined) return undefined;
    const parsed = value.length > MAX_VALUE ? undefined : parse(value);
    if (parsed === undefined) problems.push({ code: 'bad-field', field });
    return parsed;
  };
  const fields = {
    x: read('x', parsePlayer),
    o: read('o', parsePlayer),
    start: startOf(read('board', boardOf), read('move', markNamed), problems),
    moves: read('moves', movesOf) ?? [],
    at: read('at', (value) => wholeNumber(value, MOST_MOVES)),
    seed: read('seed', (value) => wholeNumber(value, MOST_SEED)),
    goal: read('goal', (value) => GOALS.find((goal) => goal === value)),
  };
  return { match: matchOf(fields, problems), problems };
}

const HAS_FIELD = new RegExp(`(^|&)(${PLAY_FIELDS.join('|')})=`);
/** The links of figures share some of the fields, and always name their figure. */
const OF_A_FIGURE = /(^|&)fig=/;
const MOST_MOVES = 9;

interface Fields {
  readonly x: Player | undefined;
  readonly o: Player | undefined;
  readonly start: Setup;
  readonly moves: readonly number[];
  readonly at: number | undefined;
  readonly seed: number | undefined;
  readonly goal: Match['goal'];
}

function matchOf(fields: Fields, problems: PlayProblem[]): Match {
  const { start, at, seed = DEFAULT_MATCH.seed } = fields;
  const fresh: Match = { players: playersOf(fields), start, seed, moves: [], at: 0 };
  const match = { ...withMoves(fresh, fields.moves, problems), goal: goalOf(fields, problems) };
  if (at === undefined) return match;
  if (at > match.moves.length) problems.push({ code: 'bad-field', field: 'at' });
  return goTo(match, at);
}

/** In a task the person moves first and the best defence answers; otherwise X is the person. */
function playersOf({ x, o, goal, start }: Fields): Match['players'] {
  if (!goal) return { X: x ?? DEFAULT_MATCH.players.X, O: o ?? DEFAULT_MATCH.players.O };
  const first: MarkName = markName(start.toMove);
  return {
    X: x ?? (o === undefined ? (first === 'X' ? 'person' : 'best') : opponentOf(o)),
    O: o ?? (x === undefined ? (first === 'O' ? 'person' : 'best') : opponentOf(x)),
  };
}

const opponentOf = (player: Player): Player => (player === 'person' ? 'best' : 'person');

/** The goal, if the one person of the game can reach it from the start. */
function goalOf(fields: Fields, problems: PlayProblem[]): Match['goal'] {
  const { goal, start } = fields;
  if (!goal) return undefined;
  const { X, O } = playersOf(fields);
  const isAlone = (X === 'person') !== (O === 'person');
  const person = markOf(X === 'person' ? 'X' : 'O');
  const { value, distance } = solve(start);
  const worth = start.toMove === person ? value : 0 - value;
  const canBe = isAlone && distance > 0 && worth >= (goal === 'win' ? 1 : 0);
  if (!canBe) problems.push({ code: 'no-goal', goal });
  return canBe ? goal : undefined;
}

/** Makes the moves one by one, as far as they can be made. */
function withMoves(match: Match, moves: readonly number[], problems: PlayProblem[]): Match {
  let after = match;
  for (const [index, cell] of moves.entries()) {
    const next = take(after, cell);
    if (next === after) {
      const isTaken = setupOf(after).cells[cell] !== EMPTY;
      problems.push(isTaken ? { code: 'taken', index, cell } : { code: 'after-end', index });
      return after;
    }
    after = next;
  }
  return after;
}

/** A start that cannot be is a problem; the game then begins on the empty board. */
function startOf(
  board: readonly CellContent[] | undefined,
  toMove: Mark | undefined,
  problems: PlayProblem[],
): Setup {
  const checked = checkSetup(board ?? DEFAULT_MATCH.start.cells, toMove);
  if (checked.ok) return checked.value;
  problems.push({ code: 'impossible-board', why: checked.problem });
  return DEFAULT_MATCH.start;
}

function wholeNumber(text: string, most: number): number | undefined {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Infinity;
  return number <= most ? number : undefined;
}

function movesOf(text: string): readonly number[] | undefined {
  return /^[0-8]{0,9}$/.test(text) ? [...text].map(Number) : undefined;
}

function markNamed(text: string): Mark | undefined {
  const name = text.toUpperCase();
  return name === 'X' || name === 'O' ? markOf(name) : undefined;
}

/** Nine signs, as `makePosition` writes them, in either case. */
function boardOf(text: string): readonly CellContent[] | undefined {
  if (!/^[XO.]{9}$/i.test(text)) return undefined;
  return [...text].map((sign) => (sign === '.' ? EMPTY : (markNamed(sign) ?? EMPTY)));
}
