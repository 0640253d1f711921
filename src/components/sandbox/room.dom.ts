import { WorkerProblem } from '../platform/worker.ts';
import frameText from './frame.html?raw';
import { portRoom } from './portRoom.dom.ts';
import { fetchRuntime } from './runtimeFiles.dom.ts';
import type { Start } from './serve.worker.ts';
import type { OpenRoom } from './thread.dom.ts';

/**
 * A frame of an origin that nobody else has, with a policy that lets nothing in or out, and in it a worker, which is all that runs
 * the program's interpreter. It has one port to this page. The page brings what the worker consists of, since it can fetch nothing.
 */
export const openRoom: OpenRoom = async (program, isImpatient, signal) => {
  const { script, wasm } = await fetchRuntime(program.language);
  signal.throwIfAborted();
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-scripts');
  frame.hidden = true;
  frame.srcdoc = frameText;
  const { port1, port2 } = new MessageChannel();
  // Without its document a worker is ended, whatever it does.
  const room = portRoom(port1, () => frame.remove());
  signal.addEventListener('abort', room.end);
  const start: Start = { program, isImpatient, wasm };
  frame.onload = () => frame.contentWindow?.postMessage({ script, start }, '*', [port2]);
  document.body.append(frame);
  let word = await room.receive('first');
  while (word?.kind === 'alive') word = await room.receive('first');
  signal.removeEventListener('abort', room.end);
  if (word?.kind === 'ready') return room;
  room.end();
  signal.throwIfAborted();
  throw new WorkerProblem('not-started');
};
