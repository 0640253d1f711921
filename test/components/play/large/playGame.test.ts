import { render } from 'svelte/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  FIRST_LARGE_GAME,
  LARGE_GAME,
  LARGE_PLAYERS,
  type LargeGameInPlay,
  SEARCH_PLAYERS,
} from '../../../../src/components/play/large/game/largeGame.ts';
import { LargeSession } from '../../../../src/components/play/large/session/largeSession.svelte.ts';
import { LARGE_BOTS, X, markOf, newRecord } from '../../../../src/engine/index.ts';
import { panelsShared } from '#language/play/messages';
import MoveList from '../../../../src/components/play/MoveList.svelte';
import { eventually } from '../../../eventually.ts';

const people = { X: 'person', O: 'person' } as const;
const bots = { X: 'attack-weights', O: 'random-near' } as const;
const at = (x: number, y: number) => ({ x, y });
const cells = ({ record }: LargeGameInPlay) => record.moves.map(({ x, y }) => [x, y]);

function playing(change: Partial<LargeGameInPlay> = {}) {
  const rests: LargeGameInPlay[] = [];
  const play = new LargeSession({ ...FIRST_LARGE_GAME, ...change }, (match) => rests.push(match));
  return { play, rests };
}

it('of thousands of other moves some are shown, and the rest when they are asked for', () => {
  const moves = Array.from({ length: 5000 }, (_, i) => ({ ...at(i % 1000, i % 997), parent: 0 }));
  const record = { ...newRecord({ width: 1000, height: 1000 }), moves, at: 1, line: 1 };
  const { play } = playing({ players: people, record });
  expect(LARGE_GAME.branchesOf?.(play.match).get(1)).toHaveLength(4999);
  const html = render(MoveList, { props: { play: play as never } }).body;
  expect(html.match(/<button/g)?.length).toBe(1 + 1 + 30 + 1);
  expect(html).toContain(panelsShared.moves.moreOthers(4969));
});

it('every bot of the registry can be chosen', () => {
  expect(LARGE_PLAYERS).toEqual(['person', ...Object.keys(LARGE_BOTS), ...SEARCH_PLAYERS]);
});

describe('a game on a large board as it is played', () => {
  // What thinks is loaded once, by the real clock.
  beforeAll(() => import('../../../../src/components/play/large/thinking/playBrain.ts'));
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A page that opens a link, and what has its game arrive. */
  function opening() {
    const { play } = playing({ players: people });
    let done = () => undefined as void;
    play.opening = new Promise<void>((resolve) => (done = resolve)).finally(
      () => (play.opening = undefined),
    );
    const arrive = async (): Promise<void> => {
      const { play: linked } = playing({ players: people });
      for (const cell of [at(7, 7), at(0, 0), at(8, 8)]) linked.choose(cell);
      play.load(linked.match);
      done();
      await vi.advanceTimersByTimeAsync(0);
    };
    return { play, arrive };
  }
  const LINKED = [
    [7, 7],
    [0, 0],
    [8, 8],
  ];

  it('keeps a cell that is chosen while the game of a link is still on its way', async () => {
    const { play, arrive } = opening();
    play.choose(at(9, 9));
    expect(cells(play.match)).toEqual([]);
    await arrive();
    expect(cells(play.match)).toEqual([...LINKED, [9, 9]]);
  });

  it('lets the bot move, or begins anew, after the game of a link that was on its way', async () => {
    const moved = opening();
    moved.play.moveByBot();
    await moved.arrive();
    await eventually(() => expect(moved.play.match.record.moves).toHaveLength(4));
    const begun = opening();
    begun.play.newGame();
    await begun.arrive();
    expect(cells(begun.play.match)).toEqual([]);
    expect(cells(begun.play.before!)).toEqual(LINKED);
  });

  it('refuses what cannot be, and says why', () => {
    const { play } = playing({ players: people });
    play.choose(at(7, 7));
    play.choose(at(7, 7));
    expect(play.note).toMatchObject({ kind: 'refused', why: { code: 'taken', move: 2 } });
    for (let x = 0; x < 4; x++) for (const y of [0, 14]) play.choose(at(x, y));
    play.choose(at(9, 9));
    play.choose(at(4, 14));
    expect(play.moment.end).toMatchObject({ kind: 'won', run: { mark: markOf('X') } });
  });

  it('keeps branches when a move is taken back, and shows them', () => {
    const { play } = playing({ players: people });
    play.choose(at(7, 7));
    play.choose(at(8, 8));
    play.undo();
    expect(play.note).toEqual({ kind: 'looking' });
    play.choose(at(6, 6));
    const branches = () => [...(LARGE_GAME.branchesOf?.(play.match) ?? [])];
    expect(branches()).toEqual([[3, [2]]]);
    play.goTo(2);
    expect(branches()).toEqual([[2, [3]]]);
  });

  it('lets two bots play by themselves, the same game for the same seed', async () => {
    const whole = async (seed: number) => {
      const record = newRecord({ width: 9, height: 9 }, 'freestyle', X);
      const { play, rests } = playing({ players: bots, seed, record });
      play.speed = 5;
      play.togglePlaying();
      await eventually(() => {
        vi.advanceTimersByTime(1000);
        expect(play.isOver).toBe(true);
      });
      expect(play.playing).toBe(false);
      expect(rests, 'told once, at the end').toHaveLength(1);
      return cells(play.match);
    };
    const first = await whole(3);
    expect(await whole(3)).toEqual(first);
  });

  it('tells in a hint what is threatened, and then where the bot would move', async () => {
    const { play } = playing({ players: people });
    for (const y of [3, 4, 5, 6]) [at(0, y), at(9, 2 * y)].forEach((cell) => play.choose(cell));
    play.showHint();
    await eventually(() => expect(play.hint).toBe(1));
    expect(play.seen).toMatchObject({ hint: { kind: 'win', mark: X } });
    expect(play.seen?.cells).toEqual([at(0, 2), at(0, 7)]);
    play.showHint();
    expect(play.hint).toBe(2);
    play.choose(at(14, 14));
    expect(play.hint, 'the hint goes with the move').toBe(0);
    play.showHint();
    await eventually(() => expect(play.hint).toBe(1));
    expect(play.seen?.hint).toMatchObject({ kind: 'threatened', mark: X });
  });

  it('gives no hint about a position that the reader has left meanwhile', async () => {
    const { play } = playing({ players: people });
    play.showHint();
    play.choose(at(7, 7));
    await vi.advanceTimersByTimeAsync(0);
    expect([play.hint, play.seen]).toEqual([0, undefined]);
    // Asked twice before the first answer is there, it does not give away the best cells.
    play.showHint();
    play.showHint();
    await eventually(() => expect(play.hint).toBe(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(play.hint).toBe(1);
  });

  it('counts as help only what the bot moved for a person', async () => {
    const { play } = playing({ players: people });
    play.choose(at(7, 7));
    play.moveByBot();
    await eventually(() => expect(play.match.record.moves).toHaveLength(2));
    expect([...play.helped]).toEqual([2]);
    play.newGame();
    expect(play.helped.size).toBe(0);
    const { play: watched } = playing({ players: bots });
    watched.moveByBot();
    await eventually(() => expect(watched.match.record.moves).toHaveLength(1));
    expect(watched.helped.size).toBe(0);
  });
});
