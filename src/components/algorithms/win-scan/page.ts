import { scanMessages } from '#language/algorithms/win-scan/messages';
import { linearFigure } from '../../stepper/linear/linearPage.ts';
import { largeBoard } from '../../stepper/linear/largePage.ts';
import { scanView } from './view.ts';

export default linearFigure(largeBoard, scanView, scanMessages);
