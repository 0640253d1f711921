import {
  makeDiagram,
  makeMoves,
  parseForeignGames,
  stonesAt,
  type AttackRules,
  type MarkName,
} from '../../../engine/index.ts';
import { newLargeGame } from './largePlay.ts';
import { fitsFive } from './picked.ts';
import { isLargeGame, type PlayGame } from './playGame.ts';
import {
  isLost,
  makePlayLink,
  parsePlayLink,
  type PlayLink,
  type PlayProblem,
} from './playLink.ts';

/** Longer texts are not read, in characters. */
const LONGEST = 1_000_000;

/** What is wrong with a text of this length, if it is too long. */
export function tooLongText(length: number): PlayProblem | undefined {
  if (length <= LONGEST) return undefined;
  return { code: 'no-game', why: { code: 'too-long', length, limit: LONGEST } };
}

/**
 * A game as a text to keep: its link, which says all of it; of a large board then also the moves of the open line
 * (with borders), for other programs, and a drawing of its end for people. `page` is the address of /play/.
 */
export function makeGameText(match: PlayGame, rules: AttackRules, page: string): string {
  const parts = [page + makePlayLink(match, rules)];
  if (isLargeGame(match)) {
    const { record } = match;
    const drawing = makeDiagram({ size: record.size, stones: stonesAt(record, record.line) });
    parts.push(makeMoves(record), drawing ?? '');
  }
  return parts.map((part) => part && `${part}\n`).join('');
}

/** A game of a text, and who played it by what the text says. */
export interface OpenedGame {
  readonly link: PlayLink;
  readonly names?: Readonly<Record<MarkName, string>> | undefined;
}

/**
 * The games of such a text, of which most have one; or those of another program (five in a row), which are played by these
 * players and weights, on the board that is shown if the text names none. Of any other text one that is lost.
 */
export function parseGameText(
  text: string,
  match: PlayGame,
  rules: AttackRules,
): readonly OpenedGame[] {
  const lost = (problem: PlayProblem): OpenedGame => ({
    link: { match, rules, problems: [problem] },
  });
  const isTooLong = tooLongText(text.length);
  if (isTooLong) return [lost(isTooLong)];
  const own = isLargeGame(match) ? match : newLargeGame(match);
  const whole = parseForeignGames(text, own.record.size);
  // What other programs write may have a # in it, and so may words before a link.
  const fragments = whole.length > 0 ? [] : [...text.matchAll(/#[^\s#]+/g)];
  const links = fragments.flatMap(([fragment]) => parsePlayLink(fragment) ?? []);
  const isGame = (link: PlayLink) =>
    !isLost(link) && (isLargeGame(link.match) ? link.match.record : link.match).moves.length > 0;
  // Where a link was damaged on its way, its moves stand below it.
  const lines = whole.length === 0 && !links.some(isGame) ? text.split('\n') : [];
  const below = lines.flatMap((line) => parseForeignGames(line, own.record.size));
  const foreign = [...whole, ...below.filter(({ ok }) => ok)];
  const link = links.find(isGame) ?? (foreign.length > 0 ? undefined : links[0]);
  if (link) return [{ link }];
  const games = foreign.map((read) => {
    if (!read.ok) return lost({ code: 'no-game', why: read.problem });
    const { record, players: names, left } = read.value;
    if (!fitsFive(record.size)) return lost({ code: 'small-board' });
    const problems: PlayProblem[] = left ? [{ code: 'left-out', left }] : [];
    return { link: { match: { ...own, record }, rules, problems }, names };
  });
  return games.length > 0 ? games : [lost({ code: 'strange-text' })];
}
