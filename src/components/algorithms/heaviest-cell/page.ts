import { heaviestMessages } from '#language/algorithms/heaviest-cell/messages';
import { linearFigure } from '../../stepper/linear/linearPage.ts';
import { largeBoard } from '../../stepper/linear/largePage.ts';
import { heaviestView } from './view.ts';

export default linearFigure(largeBoard, heaviestView, heaviestMessages);
