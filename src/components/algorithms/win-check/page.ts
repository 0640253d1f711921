import { finMessages } from '#language/algorithms/win-check/messages';
import { linearFigure } from '../../stepper/linear/linearPage.ts';
import { smallBoard } from '../../stepper/linear/small/page.ts';
import { finView } from './view.ts';

export default linearFigure(smallBoard, finView, finMessages);
