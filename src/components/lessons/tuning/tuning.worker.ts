import { serve } from '../../platform/worker.ts';
import { tuningHandlers } from './tuningHandlers.ts';

serve(tuningHandlers);
