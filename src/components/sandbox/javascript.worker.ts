import { loadJavaScript } from '../../runtimes/interpreters.ts';
import { serveRoom } from './serve.worker.ts';

serveRoom(loadJavaScript);
