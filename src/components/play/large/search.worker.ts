import { serve } from '../../platform/worker.ts';
import { searchHandlers } from './searchHandlers.ts';

serve(searchHandlers);
