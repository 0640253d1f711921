import { serve } from '../../platform/worker.ts';
import { auditHandlers } from './serve.dom.ts';

serve(auditHandlers);
