import { serve } from '../platform/worker.ts';
import { trainingHandlers } from './trainingServe.dom.ts';

serve(trainingHandlers(), ({ entries }) => [entries.buffer]);
