import type { Program } from '../../engine/index.ts';
import type { Interpreter, Surroundings } from '../../runtimes/program.ts';
import {
  serveProgram,
  signsOfLife,
  type CodeMessage,
  type CodeRequest,
} from '../../runtimes/serving.ts';

/** What a worker is given first, with a port to the page. */
export interface Start {
  readonly program: Program;
  readonly isImpatient: boolean;
  readonly wasm: WebAssembly.Module;
}

/** Replies that travel together. After a call that was ended each goes by itself, so that the next such call is known. */
const TOGETHER = 40;

/** All that the worker of a room does: it loads an interpreter and answers the page. */
export function serveRoom(load: (place: Surroundings) => Promise<Interpreter>): void {
  const begin = async ({
    data: { program, isImpatient, wasm },
    ports: [port],
  }: MessageEvent<Start>) => {
    const waiting: CodeMessage[] = [];
    const flush = () => port?.postMessage(waiting.splice(0));
    const send = (message: CodeMessage) => {
      waiting.push(message);
      if (isImpatient || message.kind !== 'reply' || waiting.length === TOGETHER) flush();
    };
    const interpreter = await load({ wasm, isImpatient, onsteps: signsOfLife(send) });
    const serve = serveProgram(interpreter, program, send);
    port?.addEventListener('message', ({ data }: MessageEvent<CodeRequest>) => {
      serve(data);
      flush();
    });
    port?.start();
    send({ kind: 'ready' });
  };
  addEventListener('message', (event: MessageEvent<Start>) => void begin(event), { once: true });
}
