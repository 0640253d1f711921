import { renjuCheckMessages } from '#language/algorithms/renju-check/messages';
import { linearFigure } from '../../stepper/linear/linearPage.ts';
import { largeBoard } from '../../stepper/linear/largePage.ts';
import CheckCuts from './CheckCuts.svelte';
import { renjuView } from './view.ts';

export default linearFigure({ ...largeBoard, Beside: CheckCuts }, renjuView, renjuCheckMessages);
