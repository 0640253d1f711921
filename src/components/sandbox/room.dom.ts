import type { CodeLanguage } from '../../engine/index.ts';
import { WorkerProblem } from '../platform/worker.ts';
import frameText from './frame.html?raw';
import { portRoom } from './portRoom.dom.ts';
import { fetchRuntime, type RuntimeFiles } from './runtimeFiles.dom.ts';
import type { Start } from './serve.worker.ts';
import type { OpenRoom } from './thread.dom.ts';

/** A frame, in which the interpreter of a language is compiled once for all rooms. */
interface House {
  readonly frame: HTMLIFrameElement;
  readonly isLoaded: Promise<void>;
  rooms: number;
}

/** Those in which the next room is opened. */
const houses = new Map<CodeLanguage, House>();
/** Milliseconds that a frame stays after a room, for the next one. */
const STAYS = 1000;

/**
 * A frame of an origin that nobody else has, with a policy that lets nothing in or out, and in it a worker for each room, which is
 * all that runs the program's interpreter. It has one port to this page. The page brings what it consists of, since it can fetch
 * nothing.
 */
export const openRoom: OpenRoom = async (program, isImpatient, signal) => {
  const { language } = program;
  const files = await fetchRuntime(language);
  signal.throwIfAborted();
  const house = houses.get(language) ?? build(language, files);
  const isNext = () => houses.get(language) === house;
  house.rooms++;
  const [{ port1, port2 }, lifeline] = [new MessageChannel(), new MessageChannel()];
  // Without its document a worker is ended, whatever it does.
  const leave = () => {
    if (--house.rooms > 0) return;
    house.frame.remove();
    if (isNext()) houses.delete(language);
  };
  const room = portRoom(port1, () => {
    lifeline.port1.postMessage('end');
    setTimeout(leave, STAYS);
  });
  signal.addEventListener('abort', room.end);
  const start: Omit<Start, 'wasm'> = { program, isImpatient };
  void house.isLoaded.then(() =>
    house.frame.contentWindow?.postMessage({ start }, '*', [port2, lifeline.port2]),
  );
  let word = await room.receive('first');
  while (word?.kind === 'alive') word = await room.receive('first');
  signal.removeEventListener('abort', room.end);
  if (word?.kind === 'ready') return room;
  room.end();
  signal.throwIfAborted();
  // The next try is made in another frame.
  if (isNext()) houses.delete(language);
  throw new WorkerProblem('not-started');
};

function build(language: CodeLanguage, files: RuntimeFiles): House {
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-scripts');
  frame.hidden = true;
  frame.srcdoc = frameText;
  const isLoaded = new Promise((resolve) => (frame.onload = resolve)).then(() =>
    frame.contentWindow?.postMessage({ files }, '*'),
  );
  document.body.append(frame);
  const house = { frame, isLoaded, rooms: 0 };
  houses.set(language, house);
  return house;
}
