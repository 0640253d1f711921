import { tutorialRequest, type SearchRequest, type Setup } from '../../../engine/index.ts';
import { smallExercises } from '#language/exercises/frame/small';
import CellChoice from './CellChoice.svelte';
import type { ProofLine } from './kindOnPage.ts';
import { boardSpoken, chosenPicture, moveProof } from './smallFacts.ts';

type WithSetup = { readonly setup: Setup };

/** What all kinds have in common whose answer is a cell of nine. */
export const cellAnswer = {
  component: CellChoice,
  isTap: true as const,
  picture: chosenPicture,
  spoken: ({ setup }: WithSetup): string => boardSpoken(setup),
  answerText: (cell: number): string => smallExercises.choice.answerText(cell),
};

/** And those whose answer is a move that a game bears out, as minimax would find it. */
export const moveAnswer = {
  ...cellAnswer,
  proof: ({ setup }: WithSetup, cell: number): ProofLine => moveProof(setup, cell),
  search: ({ setup }: WithSetup): SearchRequest => ({
    ...tutorialRequest(setup),
    computer: setup.toMove,
  }),
};
