import { serve } from '../platform/worker.ts';
import { boardHandlers } from './boardHandlers.dom.ts';

serve(boardHandlers);
