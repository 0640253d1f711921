import { foursMessages } from '#language/algorithms/fours/messages';
import type { BoardKind } from '../../stepper/linear/boardKind.ts';
import type { LargeTypes } from '../../stepper/linear/large/figure.svelte.ts';
import { largeBoard } from '../../stepper/linear/large/page.ts';
import { linearFigure } from '../../stepper/linear/linearPage.ts';
import AttackTree from './AttackTree.svelte';
import type { FoursMoment } from './attackTree.ts';
import { foursView } from './view.ts';

/** A large board, with the tree in place of tables. */
const board: BoardKind<LargeTypes & { readonly moment: FoursMoment }> = {
  ...largeBoard,
  Beside: AttackTree,
};

export default linearFigure(board, foursView, foursMessages);
