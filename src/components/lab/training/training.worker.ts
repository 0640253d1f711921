import { serve } from '../../platform/worker.ts';
import { trainingHandlers } from './serve.dom.ts';

serve(trainingHandlers(), ({ runs }) => runs.map(({ entries }) => entries.buffer));
