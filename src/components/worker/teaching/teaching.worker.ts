import type { ToTeacher } from './messages.ts';
import { serveTeaching } from './serve.ts';

addEventListener('message', ({ data }: MessageEvent<ToTeacher>) => {
  postMessage(serveTeaching(data));
});
