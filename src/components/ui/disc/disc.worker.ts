import { serve } from '../../platform/worker.ts';
import { gameTreeHandlers } from './gameTrees.ts';

serve(gameTreeHandlers);
