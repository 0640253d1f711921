import { serve } from '../../platform/worker.ts';
import { ladderHandlers } from './ladderHandlers.ts';

serve(ladderHandlers);
