import { lineMessages } from '#language/algorithms/line-attacks/messages';
import { linearFigure } from '../../stepper/linear/linearPage.ts';
import { stripBoard } from './page.ts';
import { lineSumView } from './view.ts';

export default linearFigure(stripBoard, lineSumView, lineMessages);
