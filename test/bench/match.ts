import process from 'node:process';
import { parseArgs } from 'node:util';
import {
  O,
  SparseBoard,
  StrongestPlayer,
  WIN_RULES,
  WeightBoard,
  X,
  other,
  scanFromLast,
  seededRng,
  wilsonInterval,
  type Mark,
  type Point,
  type Rng,
  type Stone,
  type WinRule,
  ARTICLE_RULES,
  chooseCellLarge,
} from '../../src/engine/index.ts';

/**
 * `npm run match -- --games=100 --ms=100 --rule=freestyle`: the strongest bot against the article's, each opening
 * with both colours. `--nodes=N` gives it a budget of nodes instead of time, `--against=N` another
 * searcher with so many nodes as its opponent.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    ms: { type: 'string', default: '100' },
    nodes: { type: 'string' },
    against: { type: 'string' },
    rule: { type: 'string', default: 'freestyle' },
    seed: { type: 'string', default: '1' },
  },
});
const rule = values.rule as WinRule;
if (!WIN_RULES.includes(rule)) throw new Error(`--rule is one of ${WIN_RULES.join(', ')}`);
const SIZE = { width: 15, height: 15 };
const CELLS = SIZE.width * SIZE.height;

type Player = (board: WeightBoard, mark: Mark) => Point;

function searcher(limits: () => { nodes?: number; isTimeOver?: () => boolean }): () => Player {
  return () => {
    const player = new StrongestPlayer(18);
    return (board, mark) => player.choose(board, mark, rule, limits())!.move;
  };
}

const timed = () => {
  const until = performance.now() + Number(values.ms);
  return { isTimeOver: () => performance.now() >= until };
};
const ours = searcher(values.nodes ? () => ({ nodes: Number(values.nodes) }) : timed);
const weights = (): Player => {
  const rng = seededRng(Number(values.seed));
  return (board, mark) => chooseCellLarge('attack-weights', board, mark, rng, ARTICLE_RULES, rule)!;
};
const theirs = values.against ? searcher(() => ({ nodes: Number(values.against) })) : weights;

/** A few marks near the middle that a shallow search finds balanced. */
function opening(rng: Rng): Stone[] {
  for (;;) {
    const stones: Stone[] = [];
    const board = new SparseBoard(SIZE);
    const count = 3 + rng.int(3);
    for (let mark: Mark = X; stones.length < count;) {
      const [x, y] = [4 + rng.int(7), 4 + rng.int(7)];
      if (board.at(x, y) !== 0) continue;
      board.place(x, y, mark);
      stones.push({ x, y, mark });
      mark = other(mark);
    }
    const toMove = count % 2 === 0 ? X : O;
    const found = new StrongestPlayer(14).choose(board, toMove, rule, { nodes: 5_000 });
    if (found && Math.abs(found.score) < 150) return stones;
  }
}

/** 1 if X wins, 0.5 for a draw. */
function play(stones: readonly Stone[], x: Player, o: Player): number {
  const board = new WeightBoard(SIZE, stones);
  let mark: Mark = stones.length % 2 === 0 ? X : O;
  while (board.count < CELLS) {
    const cell = (mark === X ? x : o)(board, mark);
    board.place(cell.x, cell.y, mark);
    if (scanFromLast(board, cell.x, cell.y, rule)) {
      return mark === X ? 1 : 0;
    }
    mark = other(mark);
  }
  return 0.5;
}

const rng = seededRng(Number(values.seed));
/** Each opening is played twice. */
const games = 2 * Math.ceil(Number(values.games) / 2);
const tally = { won: 0, drawn: 0, lost: 0 };
const count = (result: number) => {
  if (result === 1) tally.won += 1;
  else if (result === 0) tally.lost += 1;
  else tally.drawn += 1;
};
for (let game = 0; game < games; game += 2) {
  const stones = opening(rng);
  count(play(stones, ours(), theirs()));
  count(1 - play(stones, theirs(), ours()));
  process.stderr.write(
    `\r${game + 2}: ${tally.won} won, ${tally.drawn} drawn, ${tally.lost} lost `,
  );
}
const { share, low, high } = wilsonInterval(tally.won + tally.drawn / 2, games);
const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
const budget = values.nodes ? `${values.nodes} nodes` : `${values.ms} ms`;
const opponent = values.against ? `itself with ${values.against} nodes` : "the article's bot";
console.log(
  `\nstrongest, ${budget} a move, against ${opponent}, ${rule}: ${tally.won} won, ${tally.drawn} drawn, ` +
    `${tally.lost} lost; ${percent(share)}, 95 % interval ${percent(low)} to ${percent(high)}`,
);
