import { serve } from '../../platform/worker.ts';
import { qrHandlers } from './qrHandlers.ts';

serve(qrHandlers);
