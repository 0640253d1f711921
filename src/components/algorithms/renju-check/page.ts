import { renjuCheckMessages } from '#language/algorithms/renju-check/messages';
import { linearFigure } from '../../stepper/linear/linearPage.ts';
import { largeBoard } from '../../stepper/linear/large/page.ts';
import { renjuView } from './view.ts';

export default linearFigure(largeBoard, renjuView, renjuCheckMessages);
