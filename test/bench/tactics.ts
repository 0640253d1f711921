import process from 'node:process';
import {
  ARTICLE_RULES,
  EMPTY,
  O,
  StrongestPlayer,
  WeightBoard,
  X,
  chooseCellLarge,
  scanFromLast,
  seededRng,
  type Mark,
  type Point,
  type Rng,
} from '../../src/engine/index.ts';
import {
  TACTICS_GRADES,
  TACTICS_SIZE,
  movesText,
  solveTactic,
  tacticBoard,
  writeTactics,
  type Tactic,
} from '../engine/threat/tactics.ts';

/**
 * `npm run tactics`: plays games of our bots, and takes from each the first position whose win by fours is of a length that is
 * still wanted, until there are as many of each as `TACTICS_GRADES` says. The same ones each time.
 */
type Player = (board: WeightBoard, mark: Mark, rng: Rng) => Point;

const searching: Player = (board, mark) =>
  new StrongestPlayer(14).choose(board, mark, 'freestyle', { nodes: 400 })!.move;
const weighing: Player = (board, mark, rng) =>
  chooseCellLarge('attack-weights', board, mark, rng, ARTICLE_RULES, 'freestyle')!;
/** Each game has two of these: both bots meet each other and themselves. */
const PAIRS: readonly (readonly [Player, Player])[] = [
  [weighing, weighing],
  [searching, weighing],
  [weighing, searching],
  [searching, searching],
];
/** The longest game: more crowded boards are no middle game any more. */
const MOST_MARKS = 120;

const found: Tactic[] = [];
const wanted = (length: number) =>
  (TACTICS_GRADES.get(length) ?? 0) > found.filter((each) => each.length === length).length;

/** The win by fours of the position after these moves, if it is wanted. */
function tacticOf(moves: readonly Point[]): Tactic | undefined {
  const text = movesText(moves);
  const win = solveTactic(tacticBoard(text));
  if (!win.win || !wanted(win.line.length)) return undefined;
  return { moves: text, length: win.line.length };
}

/** A few marks at random near the middle, then the players, and now and then a random cell again. */
function play(rng: Rng, players: readonly [Player, Player]): Tactic | undefined {
  const board = new WeightBoard(TACTICS_SIZE);
  const moves: Point[] = [];
  while (moves.length < MOST_MARKS) {
    const mark = moves.length % 2 === 0 ? X : O;
    const isRandom = moves.length < 4 || rng.int(8) === 0;
    const cell = isRandom
      ? { x: 3 + rng.int(9), y: 3 + rng.int(9) }
      : players[moves.length % 2 === 0 ? 0 : 1](board, mark, rng);
    if (board.at(cell.x, cell.y) !== EMPTY) continue;
    board.place(cell.x, cell.y, mark);
    moves.push({ x: cell.x, y: cell.y });
    if (scanFromLast(board, cell.x, cell.y, 'freestyle')) return undefined;
    const tactic = moves.length < 12 ? undefined : tacticOf(moves);
    if (tactic) return tactic;
  }
  return undefined;
}

const all = [...TACTICS_GRADES.values()].reduce((sum, count) => sum + count, 0);
for (let seed = 1; found.length < all; seed++) {
  const tactic = play(seededRng(seed), PAIRS[seed % PAIRS.length]!);
  if (!tactic) continue;
  found.push(tactic);
  process.stderr.write(`\r${found.length} of ${all} after ${seed} games: ${tactic.length} plies `);
}
found.sort((a, b) => a.length - b.length || a.moves.localeCompare(b.moves));
writeTactics(found);
