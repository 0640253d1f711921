import { ARTICLE_RULES } from '../../../engine/index.ts';
import { LONGEST_LINK } from '../../platform/link.ts';
import { areSingleKeysOn } from '../../platform/singleKeys.ts';
import { openedFrom } from '../../platform/problems.ts';
import { putAddress } from '../../platform/putAddress.dom.ts';
import { isNine } from '../../ui/board/cellNames.ts';
import type { PickedGame } from '../games/picked.ts';
import { leftForNext } from '../small/task.ts';
import { newLargeGame } from '../games/largePlay.ts';
import { isForGame, isNowhere, playKey, type PlayKey } from '../playKeys.dom.ts';
import { PLAY_GAME, isLargeGame, type PlayGame } from '../games/playGame.ts';
import { isLost, makePlayLink, parsePlayLink, playLink, type PlayLink } from '../games/playLink.ts';
import type { BoardPlay } from './boardPlay.svelte.ts';
import type { storedNews } from '../games/playSettings.ts';
import { playStore } from './playStore.ts';

// What the page loads as soon as it is awake, in one piece.
export { playStore } from './playStore.ts';

/** What the address says. */
const openedLink = (): PlayLink | undefined =>
  openedFrom(location.hash, parsePlayLink, playLink.names);

const isReload = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/** By which weights the game is played. */
export const rulesInPlay = (play: BoardPlay) => play.large?.weights.rules ?? ARTICLE_RULES;

/** Shows the game of a link, once what its board needs is there. */
async function show(play: BoardPlay, { match, rules }: PlayLink, how: () => void): Promise<void> {
  if (isLargeGame(match)) (await play.loadLarge()).weights.inspector.resetRules(rules);
  how();
}

/** Opens what the address says, or else what was stored; gives that, and what is to be said of it. */
export async function openFirstGame(play: BoardPlay, newsOf: ReturnType<typeof storedNews>) {
  const { value: stored, problem } = playStore.read();
  const given = openedLink();
  // What was stored as the page was left is newer than its address.
  const newer = isReload() ? stored?.link : undefined;
  const link = newer ?? given ?? stored?.link;
  if (stored) play.speed = stored.speed;
  // A link does not take the place of another game for good.
  if (!newer && given && stored && isOther(stored.link.match, given.match))
    play.before = stored.link.match;
  if (link) {
    const match = given || isLargeGame(link.match) ? link.match : leftForNext(link.match);
    await show(play, link, () => play.load(match));
  } else play.start();
  if (stored?.weights) play.large?.weights.toggleWeights();
  return { stored, problems: [...((given ?? link)?.problems ?? []), ...newsOf(problem)] };
}

/** Opens the game of a changed address; gives what is to be said of it, nothing if it is about a place on the page. */
export async function followAddress(play: BoardPlay): Promise<PlayLink['problems']> {
  const link = openedLink();
  if (link) await open(play, link);
  return link?.problems ?? [];
}

const open = (play: BoardPlay, link: PlayLink) =>
  show(play, link, () => play.begin(link.match, { kind: 'opened' }));

/** Opens a game of a text, if it can be played; gives what is to be said of it. */
export async function openRead(play: BoardPlay, link: PlayLink): Promise<PlayLink['problems']> {
  if (!isLost(link)) await open(play, link);
  return link.problems;
}

/** Whether a game has moves that the other does not show. */
function isOther(game: PlayGame, shown: PlayGame): boolean {
  return PLAY_GAME.lineOf(game).length > 1 && makePlayLink(game) !== makePlayLink(shown);
}

/** The game, with other weights if it has any, goes into the address, unless it is too long for one. */
export function putGame(play: BoardPlay): void {
  const link = makePlayLink(play.match, rulesInPlay(play));
  putAddress(link.length > LONGEST_LINK ? '#' : link);
}

/** A board was picked: a new game begins there. */
export async function startPicked(play: BoardPlay, picked: PickedGame): Promise<void> {
  if (picked.kind === 'small') return play.small.startOn(picked.variant);
  await play.loadLarge();
  play.newGame(() => newLargeGame(play.match, picked));
}

/** What the page does that a key can ask for. */
interface PageActs {
  readonly switchAnalysis: () => void;
  readonly focusCell: (cell: number) => void;
}

/** Does what a single key says, if it is meant for the game in this region. */
export function pressKey(
  event: KeyboardEvent,
  region: Element | undefined,
  play: BoardPlay,
  { switchAnalysis, focusCell }: PageActs,
): void {
  if (!isForGame(event, region) || !areSingleKeysOn()) return;
  const large = isLargeGame(play.match) ? play.large : undefined;
  const key = playKey(event);
  const isCell = !large && isNine(play.small.match.variant);
  const acts: Readonly<Record<PlayKey['kind'], (() => unknown) | undefined>> = {
    undo: () => play.undo(),
    redo: () => play.redo(),
    new: () => play.newGame(),
    hint: () => play.showHint(),
    analysis: large ? undefined : switchAnalysis,
    weights: large && (() => large.weights.toggleWeights()),
    account: large && (() => large.weights.toggleAccount()),
    bot: large && (() => large.moveByBot()),
    cell: isCell && key?.kind === 'cell' ? () => choose(key.cell) : undefined,
  };
  const asked = key && acts[key.kind];
  if (!asked) return;
  event.preventDefault();
  asked();

  function choose(cell: number): void {
    if (isNowhere() || document.activeElement?.matches('[role=gridcell]')) focusCell(cell);
    play.choose(cell);
  }
}
