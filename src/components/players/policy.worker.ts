import { serve } from '../platform/worker.ts';
import { botHandlers } from './policyServe.ts';

serve(botHandlers);
