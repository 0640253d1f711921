import {
  SEARCH_TRAITS,
  makePosition,
  markName,
  tutorialRequest,
  type BotKindId,
  type SearchName,
  type Setup,
} from '../../../engine/index.ts';
import { LAST_STEP, makeAddress } from '../../stepper/search/address.ts';
import { isNineBot, type Machine } from '../../players/players.ts';

/** The searches that the page /tree/ steps through, by the kind of player that plays them. */
const ON_TREE: Record<BotKindId, SearchName | undefined> = {
  random: undefined,
  'rules-of-thumb': undefined,
  'rule-ratings': undefined,
  minimax: 'minimax',
  'quick-minimax': 'quickMinimax',
  'alpha-beta': 'alphaBeta',
  'depth-ratings': 'depthRatings',
  'lookup-table': undefined,
  'learning-table': undefined,
  'td-table': undefined,
};

/**
 * The figures of lessons that step through the thought of a player, on any position. The figures of
 * drawing and of learning are left out: they weigh by ratings, and learn tables of their own, so they
 * would show other numbers than these players have.
 */
export const IN_LESSONS: Record<
  BotKindId,
  { readonly lesson: string; readonly fig: string } | undefined
> = {
  random: undefined,
  'rules-of-thumb': { lesson: 'ratings', fig: 'thumb' },
  'rule-ratings': { lesson: 'ratings', fig: 'reasons' },
  'depth-ratings': undefined,
  minimax: undefined,
  'quick-minimax': undefined,
  'alpha-beta': undefined,
  'lookup-table': { lesson: 'table', fig: 'lookup' },
  'learning-table': undefined,
  'td-table': undefined,
};

/** Where every step of a player's thought is shown, at its end; `undefined` if it is nowhere. */
export function traceOf(player: Machine, setup: Setup, base: string): string | undefined {
  if (!isNineBot(player)) return undefined;
  const { kind, level = 0 } = player;
  const search = ON_TREE[kind];
  if (search) {
    const depth = SEARCH_TRAITS[search].hasLimit ? { depth: level } : {};
    const request = { ...tutorialRequest(setup), search, computer: setup.toMove, ...depth };
    return `${base}tree/${makeAddress({ figure: 'tree', step: LAST_STEP, ...request })}`;
  }
  const figure = IN_LESSONS[kind];
  if (!figure) return undefined;
  const board = `board=${makePosition(setup.cells)}&move=${markName(setup.toMove)}`;
  return `${base}lessons/${figure.lesson}/#fig=${figure.fig}&step=end&${board}`;
}
