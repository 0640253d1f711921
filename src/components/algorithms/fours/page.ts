import { foursMessages } from '#language/algorithms/fours/messages';
import type { BoardKind } from '../../stepper/linear/boardKind.ts';
import type { LargeFigure } from '../../stepper/linear/largeFigure.svelte.ts';
import { largeBoard } from '../../stepper/linear/largePage.ts';
import { linearFigure } from '../../stepper/linear/linearPage.ts';
import AttackTree from './AttackTree.svelte';
import type { FoursMoment } from './attackTree.ts';
import { foursView } from './view.ts';

/** A large board, with the tree in place of tables. */
const board: BoardKind<LargeFigure, FoursMoment> = {
  ...largeBoard,
  Beside: AttackTree,
};

export default linearFigure(board, foursView, foursMessages);
