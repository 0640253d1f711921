import { ARTICLE_RULES } from '../../../engine/index.ts';
import { LONGEST_LINK } from '../../platform/link.ts';
import { areSingleKeysOn } from '../../platform/singleKeys.ts';
import { openedFrom } from '../../platform/problems.ts';
import { putAddress } from '../../platform/putAddress.dom.ts';
import { stored } from '../../platform/stored.ts';
import { OFFERED_BOTS, makePlayer } from '../../players/players.ts';
import { isNine } from '../../ui/board/cellNames.ts';
import type { PickedGame } from '../games/picked.ts';
import { leftForNext } from '../small/task.ts';
import { newLargeGame } from '../games/largePlay.ts';
import { isForGame, isNowhere, playKey, type PlayKey } from '../playKeys.dom.ts';
import { PLAY_GAME, isLargeGame, smallGameOn, type PlayGame } from '../games/playGame.ts';
import { isLost, makePlayLink, parsePlayLink, playLink, type PlayLink } from '../games/playLink.ts';
import type { BoardPlay } from './boardPlay.svelte.ts';
import {
  DEFAULT_EXPLAINED,
  PLAY_KEY,
  PLAY_SPEEDS,
  type PlaySpeed,
  type storedNews,
} from '../games/playSettings.ts';

// What the page loads as soon as it is awake, in one piece.

/** The game of the page and how the page is set. */
interface StoredPlay {
  readonly link: PlayLink;
  readonly speed: PlaySpeed;
  /** What helps is shown: the analysis on small boards, all weights on large ones. */
  readonly analysis: boolean;
  readonly weights: boolean;
  /** The names of the players whose thoughts are shown. */
  readonly minds: readonly string[];
}

/** Stored while its tab is open: a reload finds the game, and so does the way back. */
export const playStore = stored<StoredPlay | undefined>(PLAY_KEY, {
  area: 'sessionStorage',
  empty: undefined,
  read({ link: text, speed, analysis, weights, minds }) {
    const link = typeof text === 'string' ? parsePlayLink(text) : undefined;
    if (!link || isLost(link)) return undefined;
    return {
      link,
      speed: PLAY_SPEEDS.find((each) => each === speed) ?? 1,
      analysis: analysis === true,
      weights: weights === true,
      minds: readExplained(minds) ?? DEFAULT_EXPLAINED,
    };
  },
  write: ({ link, ...rest }) => ({ link: makePlayLink(link.match, link.rules), ...rest }),
});

/** Names that are no player's any more are left out. */
function readExplained(found: unknown): readonly string[] | undefined {
  if (!Array.isArray(found)) return undefined;
  return OFFERED_BOTS.map(makePlayer).filter((name) => found.includes(name));
}

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
  if (isLargeGame(match)) (await play.loadLarge()).weights.resetRules(rules);
  else if (match.variant.geometry.layers > 1) await play.small.loadCube();
  how();
}

/** Opens what the address says, or else what was stored; gives that, and what is to be said of it. */
export async function openFirstGame(play: BoardPlay, newsOf: ReturnType<typeof storedNews>) {
  const { value: kept, problem } = playStore.read();
  const given = openedLink();
  // What was kept as the page was left is newer than its address.
  const newer = isReload() ? kept?.link : undefined;
  const link = newer ?? given ?? kept?.link;
  if (kept) play.speed = kept.speed;
  const note = !newer && given ? cameByLink(play, given.match, kept?.link.match) : undefined;
  if (link) {
    const match = given || isLargeGame(link.match) ? link.match : leftForNext(link.match);
    await show(play, link, () => play.load(match, note));
  } else play.start();
  if (kept?.weights) play.large?.weights.toggleWeights();
  return { stored: kept, problems: [...((given ?? link)?.problems ?? []), ...newsOf(problem)] };
}

/** A link does not take the place of another game for good; its own may be a friend's. */
function cameByLink(play: BoardPlay, given: PlayGame, kept: PlayGame | undefined) {
  if (kept && isOther(kept, given)) play.before = kept;
  return isOther(given, kept) ? ({ kind: 'opened' } as const) : undefined;
}

/** Opens the game of a changed address; gives what is to be said of it, nothing if it is about a place on the page. */
export async function followAddress(play: BoardPlay) {
  const link = openedLink();
  if (link) await open(play, link);
  return link?.problems;
}

const open = (play: BoardPlay, link: PlayLink) =>
  show(play, link, () => play.begin(link.match, { kind: 'opened' }));

/** Opens a game of a text, if it can be played; gives what is to be said of it. */
export async function openRead(play: BoardPlay, link: PlayLink): Promise<PlayLink['problems']> {
  if (!isLost(link)) await open(play, link);
  return link.problems;
}

/** Whether a game has moves that the other does not show. */
function isOther(game: PlayGame, shown: PlayGame | undefined): boolean {
  if (PLAY_GAME.lineOf(game).length < 2) return false;
  return shown === undefined || makePlayLink(game) !== makePlayLink(shown);
}

/** The game, with other weights if it has any, goes into the address, unless it is too long for one. */
export function putGame(play: BoardPlay): void {
  const link = makePlayLink(play.match, rulesInPlay(play));
  putAddress(link.length > LONGEST_LINK ? '#' : link);
}

/** A board was picked: a new game begins there, and its name is said. */
export async function startPicked(
  play: BoardPlay,
  picked: PickedGame,
  name?: string,
): Promise<void> {
  if (picked.kind === 'small')
    return play.newGame(() => smallGameOn(play.match, picked.variant), name);
  await play.loadLarge();
  play.newGame(() => newLargeGame(play.match, picked), name);
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
    hint: () => play.toggleHint(),
    analysis: large ? undefined : switchAnalysis,
    weights: large && (() => large.weights.toggleWeights()),
    account: large && (() => large.weights.toggleAccount()),
    bot: large && (() => large.moveByBot()),
    'cell-name': large && (() => (large.camera.asksForCell = true)),
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
