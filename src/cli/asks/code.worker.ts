import { workerData, type MessagePort } from 'node:worker_threads';
import type { CodeLanguage } from '../../engine/index.ts';
import { loadInterpreter } from '../../runtimes/interpreters.ts';
import { serveProgram, signsOfLife, type CodeMessage } from '../../runtimes/serving.ts';

/** What a thread that runs programs is given when it is made. */
export interface CodeThreadData {
  readonly port: MessagePort;
  /** One number: how many messages it has sent. */
  readonly sent: SharedArrayBuffer;
  readonly language: CodeLanguage;
  readonly source: string;
  readonly isImpatient: boolean;
}

const { port, sent, language, source, isImpatient } = workerData as CodeThreadData;

function send(message: CodeMessage): void {
  port.postMessage(message);
  Atomics.add(new Int32Array(sent), 0, 1);
  Atomics.notify(new Int32Array(sent), 0);
}

const interpreter = await loadInterpreter(language, {
  isImpatient,
  onsteps: signsOfLife(send),
});
port.on('message', serveProgram(interpreter, { source }, send));
