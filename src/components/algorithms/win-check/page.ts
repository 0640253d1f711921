import { finMessages } from '#language/algorithms/win-check/messages';
import { linearFigure } from '../../stepper/linear/linearPage.ts';
import { smallBoard } from '../../stepper/linear/smallPage.ts';
import { finView } from './view.ts';

export default linearFigure(smallBoard, finView, finMessages);
