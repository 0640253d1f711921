import { makeMoves, parseMoves, type AttackRules } from '../../../engine/index.ts';
import { FIRST_LARGE_GAME } from './largeGame.ts';
import { isLargeGame, playersOn, type PlayGame } from './playGame.ts';
import { fitsFive, makePlayLink, parsePlayLink, type PlayLink } from './playLink.ts';

/** Of longer texts the rest is not read: the longest link has room. */
export const LONGEST_GAME_TEXT = 200_000;

/**
 * A game as a text to keep: its link, which says all of it; of a large board with borders then also the moves of
 * the open line, for other programs. `page` is the address of /play/.
 */
export function makeGameText(match: PlayGame, rules: AttackRules, page: string): string {
  const address = page + makePlayLink(match, rules);
  const moves = isLargeGame(match) ? makeMoves(match.record) : '';
  return moves ? `${address}\n${moves}\n` : `${address}\n`;
}

/**
 * Reads such a text, or the moves of five in a row, which are played by these players and weights on the board that
 * is shown. `undefined` for any other text.
 */
export function parseGameText(
  text: string,
  match: PlayGame,
  rules: AttackRules,
): PlayLink | undefined {
  const read = text.slice(0, LONGEST_GAME_TEXT);
  const [fragment = ''] = /#\S+/.exec(read) ?? [];
  const link = parsePlayLink(fragment);
  if (link) return link;
  const own = isLargeGame(match)
    ? match
    : { ...FIRST_LARGE_GAME, players: playersOn(match, 'large'), seed: match.seed };
  const moves = parseMoves(read, own.record.size);
  if (!moves) return undefined;
  if (!moves.ok) return { match, rules, problems: [{ code: 'no-game', why: moves.problem }] };
  const record = moves.value;
  if (!fitsFive(record.size)) return { match, rules, problems: [{ code: 'small-board' }] };
  return { match: { ...own, record }, rules, problems: [] };
}
