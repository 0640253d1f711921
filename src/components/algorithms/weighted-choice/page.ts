import { weightedChoiceMessages } from '#language/algorithms/weighted-choice/messages';
import { linearFigure } from '../../stepper/linear/linearPage.ts';
import { smallBoard } from '../../stepper/linear/smallPage.ts';
import { weightedChoiceView } from './view.ts';

export default linearFigure(smallBoard, weightedChoiceView, weightedChoiceMessages);
