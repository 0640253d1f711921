import proofAddress from '../../data/cubeProof.txt?url';
import { serve } from '../platform/worker.ts';
import { proofHandlers } from './proofWork.ts';

async function load(): Promise<string> {
  const response = await fetch(proofAddress);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.text();
}

serve(proofHandlers(load, () => performance.now()));
