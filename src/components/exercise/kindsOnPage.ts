import type { Component } from 'svelte';
import {
  EMPTY,
  NINE_KINDS,
  afterMove,
  bestKillers,
  bestLine,
  forksIn,
  gamesByMove,
  markName,
  other,
  timesRated,
  tutorialRequest,
  type NineAnswerOf,
  type NineKind,
  type NineKindId,
  type NineParamsOf,
  type SearchRequest,
} from '../../engine/index.ts';
import { exercises, type Names } from '../../i18n/en/exercises.ts';
import type { Sentence } from '../view/types.ts';
import DeadLines from './DeadLines.svelte';
import CellRating from './CellRating.svelte';
import CountForms from './CountForms.svelte';
import DepthRating from './DepthRating.svelte';
import Fork from './Fork.svelte';
import GamesFrom from './GamesFrom.svelte';
import IsCut from './IsCut.svelte';
import ReturnValue from './ReturnValue.svelte';
import type { KindProps } from './kindProps.ts';
import type { Line } from './lines.ts';

/** A kind as the page knows it: how it looks, and what it says beside the engine's verdict. */
interface KindOnPage<Id extends NineKindId> {
  readonly component: Component<KindProps<Id>>;
  readonly names: (params: NineParamsOf<Id>) => Names;
  readonly question: (names: Names) => Sentence;
  /** The whole answer in words, and why: of equally good ones, all. */
  readonly solution: (params: NineParamsOf<Id>, key: NineAnswerOf<Id>) => Sentence;
  /** What bears out a right answer on the board, and how much of it is shown at once. */
  readonly proof: (
    params: NineParamsOf<Id>,
    answer: NineAnswerOf<Id>,
  ) => Line & { readonly at: number };
  /** The search that the exercise is about. */
  readonly search: (params: NineParamsOf<Id>) => SearchRequest;
}

/** A kind of the engine without its entry here is a type error. */
const ON_PAGE: { readonly [Id in NineKindId]: KindOnPage<Id> } = {
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
  'dead-lines': {
    component: DeadLines,
    names: ({ setup }) => ({ mover: markName(setup.toMove), computer: markName(setup.toMove) }),
    question: exercises.kinds['dead-lines'].question,
    proof: ({ setup }, cell) => ({
      setup,
      moves: [cell, ...bestLine(afterMove(setup, cell)).moves],
      at: 1,
    }),
    solution: ({ setup }) => {
      const { cells, most } = bestKillers(setup);
      return exercises.kinds['dead-lines'].key(cells, most, markName(setup.toMove));
    },
    search: ({ setup }) => ({ ...tutorialRequest(setup), computer: setup.toMove }),
  },
  'is-cut': {
    component: IsCut,
    names: ({ setup, sure }) => ({
      mover: markName(setup.toMove),
      computer: markName(other(setup.toMove)),
      sure,
    }),
    question: exercises.kinds['is-cut'].question,
    proof: ({ setup }, cell) => ({
      setup,
      moves: [cell, ...bestLine(afterMove(setup, cell)).moves],
      at: 1,
    }),
    solution: ({ setup, sure }, key) => {
      const names = { mover: markName(setup.toMove), computer: markName(other(setup.toMove)) };
      const last = setup.cells.lastIndexOf(EMPTY);
      return exercises.kinds['is-cut'].key(key, sure, key !== last, names);
    },
    search: ({ setup }) => ({
      ...tutorialRequest(setup),
      search: 'alphaBeta',
      computer: other(setup.toMove),
    }),
  },
  'depth-rating': {
    component: DepthRating,
    names: ({ setup, cell, depth }) => {
      const mover = markName(setup.toMove);
      return { mover, computer: mover, cell, depth };
    },
    question: exercises.kinds['depth-rating'].question,
    proof: ({ setup, cell }) => ({
      setup,
      moves: [cell, ...bestLine(afterMove(setup, cell)).moves],
      at: 1,
    }),
    solution: ({ cell, depth }, key) => exercises.kinds['depth-rating'].key(cell, key, depth),
    search: ({ setup, depth }) => ({
      ...tutorialRequest(setup),
      search: 'depthRatings',
      depth,
      computer: setup.toMove,
    }),
  },
  fork: {
    component: Fork,
    names: ({ setup }) => ({ mover: markName(setup.toMove), computer: markName(setup.toMove) }),
    question: exercises.kinds.fork.question,
    proof: ({ setup }, cell) => ({
      setup,
      moves: [cell, ...bestLine(afterMove(setup, cell)).moves],
      at: 1,
    }),
    solution: ({ setup }) => exercises.kinds.fork.key(forksIn(setup), markName(setup.toMove)),
    search: ({ setup }) => ({ ...tutorialRequest(setup), computer: setup.toMove }),
  },
  'cell-rating': {
    component: CellRating,
    names: ({ setup, cell }) => ({
      mover: markName(setup.toMove),
      computer: markName(setup.toMove),
      cell,
    }),
    question: exercises.kinds['cell-rating'].question,
    proof: ({ setup }) => ({ setup, moves: [], at: 0 }),
    solution: (params, key) => exercises.kinds['cell-rating'].key(key, timesRated(params)),
    search: ({ setup }) => ({ ...tutorialRequest(setup), computer: setup.toMove }),
  },
  'count-forms': {
    component: CountForms,
    names: ({ setup }) => ({ mover: markName(setup.toMove), computer: markName(setup.toMove) }),
    question: exercises.kinds['count-forms'].question,
    // Nothing is played: the board of the question stays.
    proof: ({ setup }) => ({ setup, moves: [], at: 0 }),
    solution: (_, key) => exercises.kinds['count-forms'].key(key),
    search: ({ setup }) => tutorialRequest(setup),
  },
  'games-from': {
    component: GamesFrom,
    names: ({ setup }) => ({ mover: markName(setup.toMove), computer: markName(setup.toMove) }),
    question: exercises.kinds['games-from'].question,
    proof: ({ setup }) => ({ setup, moves: [], at: 0 }),
    solution: ({ setup }) => exercises.kinds['games-from'].key(gamesByMove(setup)),
    search: ({ setup }) => tutorialRequest(setup),
  },
};

export function onPage<Id extends NineKindId>(id: Id): KindOnPage<Id> {
  return ON_PAGE[id];
}

/** The engine's rules of a kind, with the types of that kind. */
export function rulesOf<Id extends NineKindId>(
  id: Id,
): NineKind<NineParamsOf<Id>, NineAnswerOf<Id>> {
  // The registry is indexed by a type parameter, which the compiler cannot follow.
  return NINE_KINDS[id] as unknown as NineKind<NineParamsOf<Id>, NineAnswerOf<Id>>;
}
