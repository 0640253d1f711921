import {
  BitPosition,
  DEPTHS,
  MOVE_ORDERS,
  SEARCHES,
  SEARCH_TRAITS,
  SMALL_VARIANT,
  TIE_RULES,
  X,
  afterMove,
  checkSetup,
  emptySetup,
  mostCalls,
  ok,
  playableCells,
  seededRng,
  tutorialRequest,
  variantOfId,
  type SearchName,
  type SearchRequest,
  type Setup,
  type Variant,
} from '../../../engine/index.ts';
import { defineLink, choiceCodecOf, type ReadBy } from '../../platform/link.ts';
import {
  FIGURE_LIMITS,
  boardOf,
  figure,
  linkedSetup,
  mark,
  seed,
  step,
  variant,
} from '../../platform/linkFields.ts';
import { type AddressProblem, openedFrom } from '../../platform/problems.ts';

/** The last step, whatever its number is: `step=end`, for links that are made before the search has run. */
export const LAST_STEP = Infinity;

/** What a link says of a figure: which one, which search it shows, and at which step (from 0; links themselves count from 1). */
export interface FigureState extends SearchRequest {
  readonly figure: string;
  readonly step?: number | undefined;
}

export const searchLink = defineLink(
  {
    fig: figure,
    step,
    search: choiceCodecOf(SEARCHES),
    variant,
    board: boardOf(),
    move: { ...mark, with: 'board' },
    computer: mark,
    order: choiceCodecOf(MOVE_ORDERS),
    seed,
    ties: choiceCodecOf(TIE_RULES),
    depth: choiceCodecOf<number>(DEPTHS),
  },
  FIGURE_LIMITS,
);

/** What could be read of a link to a search. */
export type ParsedAddress = ReadBy<typeof searchLink>;

/** A seed has no meaning but for one order, nor has a limit but for one search. */
const fieldsOf = ({ search, setup, computer, order, seed, ties, depth, ...on }: SearchRequest) => ({
  search,
  variant: ok(variantOfId(on.variant)),
  board: setup.cells,
  move: setup.toMove,
  computer,
  order,
  seed: order === 'random' ? seed : undefined,
  ties,
  depth: SEARCH_TRAITS[search].hasLimit ? depth : undefined,
});

/**
 * The fragment for a figure, with its `#`: the figure, its step, and of the search what differs
 * from the figure's own `defaults`; all of it if there are none, but for nine cells.
 */
export function makeAddress(state: FigureState, defaults?: SearchRequest): string {
  const { figure: fig, step } = state;
  return searchLink.make(
    { fig, step, ...fieldsOf(state) },
    defaults ? fieldsOf(defaults) : { variant: ok(SMALL_VARIANT) },
  );
}

/** Reads a fragment; `undefined` if it names no figure. Never throws: what is bad is in `problems`. */
export const parseAddress = searchLink.parse;

/** The same of the page's own address. Fields of other names are a problem there, but for the page's own. */
export const openedAddress = (fragment: string): ParsedAddress | undefined =>
  openedFrom(fragment, parseAddress, [...searchLink.names, 'only']);

/**
 * The search that a link asks for: the figure's own `defaults` with everything that could be read
 * in their place. A board that cannot arise in a game is a problem more, and the figure's own stays;
 * so is a search that is none of `searches`, those whose code the figure can show.
 */
export function requestOf(
  address: ParsedAddress,
  defaults: SearchRequest,
  searches: readonly SearchName[] = [defaults.search],
): { readonly request: SearchRequest; readonly problems: readonly AddressProblem[] } {
  const { search = defaults.search } = address;
  const asked = address.variant ?? ok(variantOfId(defaults.variant));
  const on = asked.ok ? asked.value : variantOfId(defaults.variant);
  const own = on.id === defaults.variant ? defaults.setup : positionOn(on, defaults.setup);
  const { setup, problems: ofSetup } = asked.ok
    ? linkedSetup(address, own, on)
    : { setup: own, problems: [{ code: 'no-board', why: asked.problem } as const] };
  const isKnown = address.search === undefined || searches.includes(search);
  const request: SearchRequest = {
    search: isKnown ? search : defaults.search,
    variant: on.id,
    setup,
    computer: address.computer ?? defaults.computer,
    order: address.order ?? defaults.order,
    seed: address.seed ?? defaults.seed,
    ties: address.ties ?? defaults.ties,
    depth: address.depth ?? defaults.depth,
  };
  const ofSearch: AddressProblem[] = isKnown ? [] : [{ code: 'bad-field', field: 'search' }];
  return { request, problems: [...address.problems, ...ofSearch, ...ofSetup] };
}

/** Games that are tried for a position, and the calls that a search from it may make. */
const TRIED = 200;
const MOST_AT_FIRST = 1_000;

/**
 * Where a figure begins on another board: with the same marks, if they can lie there; else after some moves of a game
 * at random, the same each time, in which nothing is decided yet.
 */
export function positionOn(variant: Variant, { cells, toMove }: Setup): Setup {
  const isOpen = (setup: Setup) => {
    const position = new BitPosition(setup, variant);
    return !position.isOver && !position.isDead;
  };
  const kept = checkSetup(cells, toMove, variant);
  if (kept.ok && isOpen(kept.value)) return kept.value;
  for (let seed = 1; seed <= TRIED; seed++) {
    const rng = seededRng(seed);
    let setup = emptySetup(X, variant);
    while (mostCalls(tutorialRequest(setup, variant)) > MOST_AT_FIRST) {
      const playable = playableCells(setup.cells, variant);
      setup = afterMove(setup, playable[rng.int(playable.length)] as number);
    }
    if (isOpen(setup)) return setup;
  }
  return emptySetup(X, variant);
}
