import { serve } from '../../platform/worker.ts';
import { bugHandlers } from './serve.ts';

serve(bugHandlers);
