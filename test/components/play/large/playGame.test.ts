import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  FIRST_LARGE_GAME,
  LARGE_GAME,
  type LargeGameInPlay,
} from '../../../../src/components/play/games/largeGame.ts';
import { BoardPlay } from '../../../../src/components/play/page/boardPlay.svelte.ts';
import { choicesOn } from '../../../../src/components/players/players.ts';
import { LARGE_BOTS, X, markOf, newRecord } from '../../../../src/engine/index.ts';
import { eventually } from '../../../eventually.ts';

const people = { X: 'person', O: 'person' } as const;
const bots = { X: { kind: 'attack-weights' }, O: { kind: 'random' } } as const;
const at = (x: number, y: number) => ({ x, y });
const cells = ({ record }: LargeGameInPlay) => record.moves.map(({ x, y }) => [x, y]);

async function playing(change: Partial<LargeGameInPlay> = {}) {
  const rests: unknown[] = [];
  const play = new BoardPlay({ ...FIRST_LARGE_GAME, ...change }, (match) => rests.push(match));
  return { play, large: await play.loadLarge(), rests };
}

it('every bot of the registry can be chosen', () => {
  expect(choicesOn('large')).toEqual(['person', 'random', 'attack-weights', 'search']);
  expect(Object.keys(LARGE_BOTS)).toEqual(['attack-weights', 'random-near']);
});

describe('a game on a large board as it is played', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('refuses what cannot be, and says why', async () => {
    const { play } = await playing({ players: people });
    play.choose(at(7, 7));
    play.choose(at(7, 7));
    expect(play.note).toMatchObject({ kind: 'refused', why: { code: 'taken', move: 2 } });
    for (let x = 0; x < 4; x++) for (const y of [0, 14]) play.choose(at(x, y));
    play.choose(at(9, 9));
    play.choose(at(4, 14));
    expect(play.moment.end).toMatchObject({ kind: 'won', run: { mark: markOf('X') } });
  });

  it('says once that an account is closed whose cell was taken', async () => {
    const { play, large } = await playing({ players: people });
    large.weights.ask(at(7, 7));
    play.choose(at(7, 7));
    expect(large.spoken()).toContain('h8 is taken, so its account is closed.');
    play.choose(at(7, 7));
    expect(large.spoken()).not.toContain('account');
    large.weights.look(at(14, 0));
    large.weights.toggleAccount();
    expect(large.weights.asked).toEqual(at(14, 0));
    // There is no o15.
    large.newGame({ size: { width: 9, height: 9 } });
    expect([large.weights.asked, large.weights.left]).toEqual([undefined, '']);
    large.weights.toggleAccount();
    expect(large.weights.asked).toEqual(at(4, 4));
  });

  it('keeps branches when a move is taken back, and shows them', async () => {
    const { play, large } = await playing({ players: people });
    play.choose(at(7, 7));
    play.choose(at(8, 8));
    play.undo();
    expect(play.note).toEqual({ kind: 'looking' });
    play.choose(at(6, 6));
    const branches = () => [...(LARGE_GAME.branchesOf?.(large.match) ?? [])];
    expect(branches()).toEqual([[3, [2]]]);
    play.goTo(2);
    expect(branches()).toEqual([[2, [3]]]);
  });

  it('lets two bots play by themselves, the same game for the same seed', async () => {
    const whole = async (seed: number) => {
      const record = newRecord({ width: 9, height: 9 }, 'freestyle', X);
      const { play, large, rests } = await playing({ players: bots, seed, record });
      play.speed = 5;
      play.togglePlaying();
      await eventually(() => {
        vi.advanceTimersByTime(1000);
        expect(play.isOver).toBe(true);
      });
      expect(play.playing).toBe(false);
      expect(rests, 'told once, at the end').toHaveLength(1);
      return cells(large.match);
    };
    const first = await whole(3);
    expect(await whole(3)).toEqual(first);
  });

  it('tells in a hint what is threatened, and then where the bot would move', async () => {
    const { play, large } = await playing({ players: people });
    for (const y of [3, 4, 5, 6]) [at(0, y), at(9, 2 * y)].forEach((cell) => play.choose(cell));
    play.isHinted = true;
    expect(large.seen).toMatchObject({ hint: { kind: 'win', mark: X } });
    expect(large.seen?.cells).toEqual([at(0, 2), at(0, 7)]);
    expect(large.says).toContain('it can make five');
    play.choose(at(14, 14));
    expect(large.seen, 'the hint goes with the move').toBeUndefined();
    play.isHinted = true;
    expect(large.seen?.hint).toMatchObject({ kind: 'threatened', mark: X });
  });

  it('lets the bot move for a person', async () => {
    const { play, large } = await playing({ players: people });
    play.choose(at(7, 7));
    large.moveByBot();
    await eventually(() => expect(large.match.record.moves).toHaveLength(2));
  });
});
