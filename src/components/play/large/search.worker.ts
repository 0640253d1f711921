import { serve } from '../../platform/worker.ts';
import { searchHandlers } from './searchServe.ts';

serve(searchHandlers);
