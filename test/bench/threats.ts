import type { SparseBoard } from '../../src/engine/index.ts';
import { StrongestPlayer, X, findForcedWin, markName, seededRng } from '../../src/engine/index.ts';
import { answerLine } from '../../src/cli/answer.ts';
import { PlainVcf } from '../engine/threat/plainVcf.ts';
import { isWon, middleGame, scatter } from '../engine/threat/positions.ts';
import { TACTICS_NODES, readTactics, solveTactic, tacticBoard } from '../engine/threat/tactics.ts';
import { processorTime } from './measure.ts';
import { row } from './report.ts';

const SIZE = { width: 15, height: 15 };
const POSITIONS = 400;

/** Nodes a second of the processor, of work that counts its own nodes. */
function rate(work: () => number): number {
  const began = processorTime();
  const nodes = work();
  return (nodes * 1000) / (processorTime() - began);
}

const vcf = (board: SparseBoard) =>
  findForcedWin(board, X, { rule: 'freestyle', search: 'vcf', nodes: 20_000 });

/** Boards on which fours go on for a while: many positions are looked at before the answer is known. */
function crowded(count: number): SparseBoard[] {
  const rng = seededRng(51);
  const boards: SparseBoard[] = [];
  while (boards.length < count) {
    const board = scatter(rng, SIZE, 110);
    if (!isWon(board, 'freestyle') && vcf(board).nodes >= 200) boards.push(board);
  }
  return boards;
}

function vcfRows(): void {
  const boards = crowded(8);
  const fast = () => boards.reduce((nodes, board) => nodes + vcf(board).nodes, 0);
  const plain = () => {
    let nodes = 0;
    for (const board of boards.slice(0, 4)) {
      const search = new PlainVcf(board, 'freestyle');
      try {
        search.wins(X, 60);
      } catch (problem) {
        if (!(problem instanceof RangeError)) throw problem;
      }
      nodes += search.nodes;
    }
    return nodes;
  };
  fast();
  const [ours, theirs] = [rate(fast), rate(plain)];
  row('wins by fours: nodes a second', ours, '/s');
  row('the same by plain objects', theirs, '/s');
  row('ours ÷ plain objects', ours / theirs, 'times', { atLeast: 10 });
}

/** Every tactical position has to be won, or its time means nothing. */
function tacticRows(): void {
  const began = processorTime();
  const nodes = readTactics().map(({ moves }) => {
    const found = solveTactic(tacticBoard(moves));
    if (!found.win) throw new Error(`no win after ${moves}`);
    return found.nodes;
  });
  const seconds = (processorTime() - began) / 1000;
  row(`${nodes.length} tactical positions won`, seconds, 's');
  row('the most nodes that one of them takes', Math.max(...nodes), 'nodes', {
    atMost: TACTICS_NODES,
  });
}

/** The command itself, from a line of JSON to a line of JSON. */
function commandRow(): void {
  const rng = seededRng(52);
  const lines = Array.from({ length: POSITIONS }, () => {
    const { board, toMove } = middleGame(rng, SIZE, 10 + rng.int(30));
    const stones = [...board.stones()].map(({ x, y, mark }) => [x, y, markName(mark)]);
    const fixed = { ask: 'forced-win', board: SIZE, rule: 'freestyle', search: 'vcf' };
    return JSON.stringify({ ...fixed, stones, toMove: markName(toMove) });
  });
  const began = processorTime();
  for (const text of lines) {
    if (answerLine({ text }).includes('error')) throw new Error(`no answer to ${text}`);
  }
  const seconds = (processorTime() - began) / 1000;
  row(`${POSITIONS} middle games asked for a win by fours`, seconds, 's', { atMost: 20 });
}

function searchRow(): void {
  const { board, toMove } = middleGame(seededRng(53), SIZE, 7);
  const search = () =>
    new StrongestPlayer().choose(board, toMove, 'freestyle', { nodes: 200_000, depth: 20 })!.nodes;
  search();
  row('the strongest bot: nodes a second, 15×15', rate(search), '/s', { atLeast: 100_000 });
}

/** Threats: wins by fours, and the search over lines. */
export function threatRows(): void {
  vcfRows();
  tacticRows();
  commandRow();
  searchRow();
}
