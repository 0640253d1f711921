import { thoughtMessages } from '#language/algorithms/thoughts/messages';
import type { BoardKind } from '../../stepper/linear/boardKind.ts';
import type { LargeFigure } from '../../stepper/linear/largeFigure.svelte.ts';
import { largeBoard } from '../../stepper/linear/largePage.ts';
import { linearFigure } from '../../stepper/linear/linearPage.ts';
import ThoughtTree from './ThoughtTree.svelte';
import { thoughtView, type ThoughtMoment } from './view.ts';

/** A large board, with the top of the tree in place of tables. */
const board: BoardKind<LargeFigure, ThoughtMoment> = { ...largeBoard, Beside: ThoughtTree };

export default linearFigure(board, thoughtView, thoughtMessages);
