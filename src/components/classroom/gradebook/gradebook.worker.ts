import { serve } from '../../platform/worker.ts';
import { gradebookHandlers } from './gradebookHandlers.dom.ts';

serve(gradebookHandlers);
