import { serve } from '../../platform/worker.ts';
import { othersHandlers } from './othersHandlers.dom.ts';

serve(othersHandlers);
