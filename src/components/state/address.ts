import {
  DEPTHS,
  MOST_SEED,
  MOVE_ORDERS,
  SEARCHES,
  TIE_RULES,
  checkSetup,
  makePosition,
  markName,
  markOf,
  ok,
  parseSigns,
  type CellContent,
  type Mark,
  type MarkName,
  type MoveOrder,
  type Result,
  type SearchName,
  type SearchRequest,
  type SetupProblem,
  type Setup,
  type TieRule,
} from '../../engine/index.ts';
import { ADDRESS_FIELDS, type AddressField, type AddressProblem } from '../view/problems.ts';
import { fieldReader, figureName, makeFields, stepNumber, wholeNumber } from './addressFields.ts';

export type { AddressField, AddressProblem } from '../view/problems.ts';

/** The last step, whatever its number is: `step=end`, for links that are made before the search has run. */
export const LAST_STEP = Infinity;

/** What a link says of a figure: which one, which search it shows, and at which step (from 0; links themselves count from 1). */
export interface FigureState extends SearchRequest {
  readonly figure: string;
  readonly step?: number | undefined;
}

/** What could be read of a fragment. Fields that it does not have, or that are bad, are absent. */
export interface ParsedAddress {
  readonly figure: string | undefined;
  readonly step: number | undefined;
  readonly search: SearchName | undefined;
  readonly board: readonly CellContent[] | undefined;
  readonly toMove: Mark | undefined;
  readonly computer: Mark | undefined;
  readonly order: MoveOrder | undefined;
  readonly seed: number | undefined;
  readonly ties: TieRule | undefined;
  readonly depth: number | undefined;
  readonly problems: readonly AddressProblem[];
}

const END = 'end';

/**
 * The fragment for a figure, with its `#`: the figure, its step, and of the search what differs
 * from the figure's own `defaults`; all of it if there are none.
 */
export function makeAddress(state: FigureState, defaults?: SearchRequest): string {
  const { figure, step, search, setup, computer, order, seed, ties, depth } = state;
  const cells = makePosition(setup.cells);
  const usual: Partial<SearchRequest> = defaults ?? {};
  const sameBoard = usual.setup !== undefined && makePosition(usual.setup.cells) === cells;
  const sameMove = sameBoard && usual.setup.toMove === setup.toMove;
  // Without meaning but for one order, and one search.
  const usesSeed = order === 'random' && (seed !== usual.seed || order !== usual.order);
  const isLimited = search === 'depthRatings';
  const usesDepth = isLimited && (depth !== usual.depth || search !== usual.search);
  const unlike = <Value>(value: Value, own: Value | undefined) =>
    value === own ? undefined : value;
  const values: Record<AddressField, string | undefined> = {
    fig: figure,
    step: step === undefined ? undefined : step === LAST_STEP ? END : String(step + 1),
    search: unlike(search, usual.search),
    board: sameBoard ? undefined : cells,
    move: sameMove ? undefined : markName(setup.toMove),
    computer: computer === usual.computer ? undefined : markName(computer),
    order: unlike(order, usual.order),
    seed: usesSeed ? String(seed) : undefined,
    ties: unlike(ties, usual.ties),
    depth: usesDepth ? String(depth) : undefined,
  };
  return makeFields(ADDRESS_FIELDS, values);
}

/**
 * Reads a fragment, with or without its `#`. `undefined` if it does not name a figure: then it is a
 * plain anchor. Never throws; what cannot be read is named in `problems`, and the rest is kept.
 */
export function parseAddress(fragment: string): ParsedAddress | undefined {
  const fields = fieldReader<AddressField>(fragment);
  if (!fields) return undefined;
  const { read, problems } = fields;
  return {
    figure: read('fig', figureName),
    step: read('step', stepNumber),
    search: read('search', (value) => SEARCHES.find((name) => name === value)),
    board: read('board', parseSigns),
    toMove: read('move', markNamed),
    computer: read('computer', markNamed),
    order: read('order', (value) => MOVE_ORDERS.find((order) => order === value)),
    seed: read('seed', (value) => wholeNumber(value, MOST_SEED)),
    ties: read('ties', (value) => TIE_RULES.find((rule) => rule === value)),
    depth: read('depth', (value) => DEPTHS.find((depth) => String(depth) === value)),
    problems,
  };
}

function markNamed(text: string): Mark | undefined {
  const name = text.toUpperCase();
  return name === 'X' || name === 'O' ? markOf(name satisfies MarkName) : undefined;
}

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
  const setup = setupOf(address, defaults.setup);
  const known = address.search !== undefined && searches.includes(address.search);
  const request: SearchRequest = {
    search: known ? address.search : defaults.search,
    setup: setup.ok ? setup.value : defaults.setup,
    computer: address.computer ?? defaults.computer,
    order: address.order ?? defaults.order,
    seed: address.seed ?? defaults.seed,
    ties: address.ties ?? defaults.ties,
    depth: address.depth ?? defaults.depth,
  };
  const problems = [...address.problems];
  if (address.search !== undefined && !known) {
    problems.push({ code: 'bad-field', field: 'search' });
  }
  if (!setup.ok) problems.push({ code: 'impossible-board', why: setup.problem });
  return { request, problems };
}

function setupOf({ board, toMove }: ParsedAddress, own: Setup): Result<Setup, SetupProblem> {
  if (!board && toMove === undefined) return ok(own);
  return checkSetup(board ?? own.cells, toMove);
}

/** The step that a link asks for, inside a recording of `stepCount` steps; 0 if it asks for none. */
export function stepOf(
  { step = 0 }: Pick<ParsedAddress, 'step'>,
  stepCount: number,
): { readonly step: number; readonly problems: readonly AddressProblem[] } {
  const last = stepCount - 1;
  if (step <= last || step === LAST_STEP) return { step: Math.min(step, last), problems: [] };
  return { step: last, problems: [{ code: 'step-beyond-end', step, last }] };
}
