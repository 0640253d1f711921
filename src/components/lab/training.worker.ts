import { serve } from '../platform/worker.ts';
import { trainingHandlers } from './trainingServe.dom.ts';

serve(trainingHandlers(), ({ runs }) => runs.map(({ entries }) => entries.buffer));
