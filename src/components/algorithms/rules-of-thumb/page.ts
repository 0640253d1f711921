import { rulesOfThumbMessages } from '#language/algorithms/rules-of-thumb/messages';
import { linearFigure } from '../../stepper/linear/linearPage.ts';
import { smallBoard } from '../../stepper/linear/smallPage.ts';
import { rulesOfThumbView } from './view.ts';

export default linearFigure(smallBoard, rulesOfThumbView, rulesOfThumbMessages);
