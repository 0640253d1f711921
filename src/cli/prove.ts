import { ProofCheck, ProofSearch, countReplies, makeCubeProof } from '../engine/index.ts';
import { writeData } from './commands.ts';

/**
 * `npm run -s prove`: searches for a proof that the first player wins 4×4×4, checks it, and writes it into
 * src/data/cubeProof.txt. The same search always finds the same proof (docs/speed.md says in which time).
 */
const EVERY = 100_000;

let next = EVERY;
const search = new ProofSearch((positions, toWin) => {
  if (positions < next) return;
  next += EVERY;
  console.log(`${positions} positions, ${toWin} at least still to be won`);
});
const proof = search.run();
if (!proof) throw new Error('X was not seen to win with the moves that were tried');
console.log(`${proof.cells.length} answers of X, checked against ${countReplies(proof)} replies`);
const check = new ProofCheck(proof);
if (check.run(Infinity) !== 'proved') throw new Error(`a gap: ${JSON.stringify(check.gap)}`);
console.log(`${check.wonByThreats} replies lose to threats alone, ${check.repeated} were known`);
writeData('cubeProof.txt', makeCubeProof(proof));
