import type { Component } from 'svelte';
import {
  KINDS,
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
import { worth } from '../../i18n/en/grammar.ts';
import type { Sentence } from '../view/types.ts';
import BestMove from './BestMove.svelte';
import ReturnValue from './ReturnValue.svelte';
import type { KindProps } from './kindProps.ts';

/** A kind as the page knows it: how it looks, and what it says beside the engine's verdict. */
interface KindOnPage<Id extends KindId> {
  readonly component: Component<KindProps<Id>>;
  readonly names: (params: ParamsOf<Id>) => Names;
  /** The whole answer in words: of equally good ones, all. */
  readonly solution: (params: ParamsOf<Id>, key: AnswerOf<Id>) => Sentence;
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
    solution: ({ computer }, key) => [worth(key, markName(computer)), { text: '.' }],
    search: ({ setup, computer }) => ({ ...tutorialRequest(setup), computer }),
  },
  'best-move': {
    component: BestMove,
    names: ({ setup }) => ({ mover: markName(setup.toMove), computer: markName(setup.toMove) }),
    solution: ({ setup }) =>
      exercises.kinds['best-move'].key(
        bestMoves(setup),
        markName(setup.toMove),
        bestLine(setup).score,
      ),
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
