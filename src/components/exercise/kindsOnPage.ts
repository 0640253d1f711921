import type { Component } from 'svelte';
import {
  EMPTY,
  KINDS,
  afterMove,
  bestLine,
  bestMoves,
  markName,
  tutorialRequest,
  type AnswerOf,
  type ExerciseKind,
  type KindId,
  type ParamsOf,
  type SearchRequest,
} from '../../engine/index.ts';
import { exercises, type Names } from '../../i18n/en/exercises.ts';
import type { Sentence } from '../view/types.ts';
import BestMove from './BestMove.svelte';
import ReturnValue from './ReturnValue.svelte';
import type { KindProps } from './kindProps.ts';
import type { Line } from './lines.ts';

/** A kind as the page knows it: how it looks, and what it says beside the engine's verdict. */
interface KindOnPage<Id extends KindId> {
  readonly component: Component<KindProps<Id>>;
  readonly names: (params: ParamsOf<Id>) => Names;
  readonly question: (names: Names) => Sentence;
  /** The whole answer in words, and why: of equally good ones, all. */
  readonly solution: (params: ParamsOf<Id>, key: AnswerOf<Id>) => Sentence;
  /** What bears out a right answer on the board, and how much of it is shown at once. */
  readonly proof: (params: ParamsOf<Id>, answer: AnswerOf<Id>) => Line & { readonly at: number };
  /** The search that the exercise is about. */
  readonly search: (params: ParamsOf<Id>) => SearchRequest;
}

/** A kind of the engine without its entry here is a type error. */
const ON_PAGE: { readonly [Id in KindId]: KindOnPage<Id> } = {
  'return-value': {
    component: ReturnValue,
    names: ({ setup, computer }) => ({
      mover: markName(setup.toMove),
      computer: markName(computer),
    }),
    question: exercises.kinds['return-value'].question,
    solution: ({ setup, computer }, key) =>
      exercises.kinds['return-value'].key(bestLine(setup).moves[0], key, {
        mover: markName(setup.toMove),
        computer: markName(computer),
      }),
    proof: ({ setup }) => ({ setup, moves: bestLine(setup).moves, at: 0 }),
    search: ({ setup, computer }) => ({ ...tutorialRequest(setup), computer }),
  },
  'best-move': {
    component: BestMove,
    names: ({ setup }) => ({ mover: markName(setup.toMove), computer: markName(setup.toMove) }),
    question: exercises.kinds['best-move'].question,
    // The answer itself is inked; how the game may go on is there to be stepped through.
    proof: ({ setup }, cell) => ({
      setup,
      moves: [cell, ...bestLine(afterMove(setup, cell)).moves],
      at: 1,
    }),
    solution: ({ setup }) => {
      const best = bestMoves(setup);
      const others = setup.cells.filter((content) => content === EMPTY).length > best.length;
      const { score } = bestLine(setup);
      return exercises.kinds['best-move'].key(best, markName(setup.toMove), score, others);
    },
    search: ({ setup }) => ({ ...tutorialRequest(setup), computer: setup.toMove }),
  },
};

export function onPage<Id extends KindId>(id: Id): KindOnPage<Id> {
  return ON_PAGE[id];
}

/** The engine's rules of a kind, with the types of that kind. */
export function rulesOf<Id extends KindId>(id: Id): ExerciseKind<ParamsOf<Id>, AnswerOf<Id>> {
  // The registry is indexed by a type parameter, which the compiler cannot follow.
  return KINDS[id] as unknown as ExerciseKind<ParamsOf<Id>, AnswerOf<Id>>;
}
