import proofText from '../../../data/cubeProof.txt?raw';
import { parseCubeProof, type CubeProof } from '../../../engine/index.ts';
import { once } from '../parts/ask.ts';

/** The proof of 4×4×4 as it lies in the repository; for what is worked out when the site is built. */
export const proofOnDisk = once((): CubeProof => {
  const parsed = parseCubeProof(proofText);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.value;
});
