import {
  makeMoves,
  parseForeignGames,
  type AttackRules,
  type MarkName,
} from '../../../engine/index.ts';
import { FIRST_LARGE_GAME } from './largeGame.ts';
import { isLargeGame, playersOn, type PlayGame } from './playGame.ts';
import {
  fitsFive,
  makePlayLink,
  parsePlayLink,
  type PlayLink,
  type PlayProblem,
} from './playLink.ts';

/** Longer texts are not read, in characters. */
export const LONGEST_GAME_TEXT = 1_000_000;

/**
 * A game as a text to keep: its link, which says all of it; of a large board with borders then also the moves of
 * the open line, for other programs. `page` is the address of /play/.
 */
export function makeGameText(match: PlayGame, rules: AttackRules, page: string): string {
  const address = page + makePlayLink(match, rules);
  const moves = isLargeGame(match) ? makeMoves(match.record) : '';
  return moves ? `${address}\n${moves}\n` : `${address}\n`;
}

/** A game of a text, and who played it by what the text says. */
export interface OpenedGame {
  readonly link: PlayLink;
  readonly names?: Readonly<Record<MarkName, string>> | undefined;
}

/**
 * The games of such a text, of which most have one; or those of another program (five in a row), which are played by these
 * players and weights, on the board that is shown if the text names none. Empty for any other text.
 */
export function parseGameText(
  text: string,
  match: PlayGame,
  rules: AttackRules,
): readonly OpenedGame[] {
  const lost = (problem: PlayProblem): OpenedGame => ({
    link: { match, rules, problems: [problem] },
  });
  if (text.length > LONGEST_GAME_TEXT) {
    const why = { code: 'too-long', length: text.length, limit: LONGEST_GAME_TEXT } as const;
    return [lost({ code: 'no-game', why })];
  }
  const [fragment = ''] = /#\S+/.exec(text) ?? [];
  const link = parsePlayLink(fragment);
  if (link) return [{ link }];
  const own = isLargeGame(match)
    ? match
    : { ...FIRST_LARGE_GAME, players: playersOn(match, 'large'), seed: match.seed };
  return parseForeignGames(text, own.record.size).map((read) => {
    if (!read.ok) return lost({ code: 'no-game', why: read.problem });
    const { record, players: names, left } = read.value;
    if (!fitsFive(record.size)) return lost({ code: 'small-board' });
    const problems: PlayProblem[] = left ? [{ code: 'left-out', left }] : [];
    return { link: { match: { ...own, record }, rules, problems }, names };
  });
}
