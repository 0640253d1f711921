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

/**
 * What steps through a player's thought on any position, by its kind: a search of the page /tree/, or the figure of a
 * lesson. The figures of drawing and of learning are left out: they weigh by ratings, and learn tables of their own, so
 * they would show other numbers than these players have.
 */
export const SHOWN_IN: Record<
  BotKindId,
  SearchName | { readonly lesson: string; readonly fig: string } | undefined
> = {
  random: undefined,
  'rules-of-thumb': { lesson: 'ratings', fig: 'thumb' },
  'rule-ratings': { lesson: 'ratings', fig: 'reasons' },
  minimax: 'minimax',
  'quick-minimax': 'quickMinimax',
  'alpha-beta': 'alphaBeta',
  'depth-ratings': 'depthRatings',
  'lookup-table': { lesson: 'table', fig: 'lookup' },
  'learning-table': undefined,
  'td-table': undefined,
};

/** Where every step of a player's thought is shown, at its end; `undefined` if it is nowhere. */
export function traceOf(player: Machine, setup: Setup, base: string): string | undefined {
  if (!isNineBot(player)) return undefined;
  const { kind, level = 0 } = player;
  const shown = SHOWN_IN[kind];
  if (!shown) return undefined;
  if (typeof shown === 'string') {
    const depth = SEARCH_TRAITS[shown].hasLimit ? { depth: level } : {};
    const request = { ...tutorialRequest(setup), search: shown, computer: setup.toMove, ...depth };
    return `${base}tree/${makeAddress({ figure: 'tree', step: LAST_STEP, ...request })}`;
  }
  const board = `board=${makePosition(setup.cells)}&move=${markName(setup.toMove)}`;
  return `${base}lessons/${shown.lesson}/#fig=${shown.fig}&step=end&${board}`;
}
