import type { ToWorker } from './messages.ts';
import { serve } from './serve.ts';

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  serve(data, (message, transfer) => postMessage(message, { transfer }));
});
