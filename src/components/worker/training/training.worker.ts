import type { ToTrainer } from './messages.ts';
import { TrainingServer } from './serve.ts';

const server = new TrainingServer();

addEventListener('message', ({ data }: MessageEvent<ToTrainer>) => {
  const answer = server.handle(data);
  postMessage(answer, { transfer: answer.runs.map(({ entries }) => entries.buffer) });
});
