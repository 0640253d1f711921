import type { Interpreter, Surroundings } from '../../runtimes/program.ts';
import {
  serveProgram,
  signsOfLife,
  type CodeMessage,
  type CodeRequest,
} from '../../runtimes/serving.ts';

/** What a worker is given first, with a port to the page. */
export interface Start {
  readonly source: string;
  readonly isImpatient: boolean;
  readonly wasm: ArrayBuffer;
}

/** All that the worker of a room does: it loads an interpreter and answers the page. */
export function serveRoom(load: (place: Surroundings) => Promise<Interpreter>): void {
  const begin = async ({
    data: { source, isImpatient, wasm },
    ports: [port],
  }: MessageEvent<Start>) => {
    const send = (message: CodeMessage) => port?.postMessage(message);
    const interpreter = await load({ wasm, isImpatient, onsteps: signsOfLife(send) });
    const serve = serveProgram(interpreter, source, send);
    port?.addEventListener('message', ({ data }: MessageEvent<CodeRequest>) => serve(data));
    port?.start();
    send({ kind: 'ready' });
  };
  addEventListener('message', (event: MessageEvent<Start>) => void begin(event), { once: true });
}
