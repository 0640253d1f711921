import { traceBuffers } from '../../engine/index.ts';
import { serve } from '../platform/worker.ts';
import { recordingHandlers } from './serve.ts';

serve(recordingHandlers, traceBuffers);
