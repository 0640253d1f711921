import { serve } from '../../../platform/worker.ts';
import { searchHandlers } from './searchHandlers.dom.ts';

serve(searchHandlers);
