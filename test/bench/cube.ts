import { readFileSync } from 'node:fs';
import {
  CUBE_CELLS,
  O,
  ProofCheck,
  ProofPlayer,
  X,
  cubeMove,
  parseCubeProof,
  seededRng,
  type CellContent,
} from '../../src/engine/index.ts';
import { processorTime } from './measure.ts';
import { row } from './report.ts';

const GAMES = 60;

/** The whole check of the proof, and games of who plays by it against the bot that plays forcing moves first. */
export function cubeRows(): void {
  const text = readFileSync(new URL('../../src/data/cubeProof.txt', import.meta.url), 'utf8');
  const proof = parseCubeProof(text);
  if (!proof.ok) throw new Error(proof.problem.code);
  const began = processorTime();
  if (new ProofCheck(proof.value).run(Infinity) !== 'proved')
    throw new Error('the proof has a gap');
  row('the proof of 4×4×4 checked', (processorTime() - began) / 1000, 's', { atMost: 5 });

  const player = new ProofPlayer(proof.value);
  const rng = seededRng(61);
  const slowest = { player: 0, bot: 0 };
  const timed = <Move>(who: keyof typeof slowest, move: () => Move): Move => {
    const from = processorTime();
    const found = move();
    slowest[who] = Math.max(slowest[who], processorTime() - from);
    return found;
  };
  for (let game = 0; game < GAMES; game++) {
    const moves: number[] = [];
    const cells: CellContent[] = Array.from({ length: CUBE_CELLS }, () => 0);
    for (;;) {
      const found = timed('player', () => player.move(moves));
      if (!found.ok) throw new Error(found.problem.code);
      cells[found.value.cell] = X;
      const reply = timed('bot', () => cubeMove({ cells, toMove: O }));
      if (reply === undefined) break;
      const free = [...cells.keys()].filter((cell) => cells[cell] === 0);
      const cell = rng.int(5) === 0 ? free[rng.int(free.length)]! : reply;
      cells[cell] = O;
      moves.push(found.value.cell, cell);
    }
  }
  row('the slowest move by the proof', slowest.player, 'ms', { atMost: 50 });
  row('the slowest move of the bot against it', slowest.bot, 'ms', { atMost: 1000 });
}
