import { loadPython } from '../../runtimes/interpreters.ts';
import { serveRoom } from './serve.worker.ts';

serveRoom(loadPython);
