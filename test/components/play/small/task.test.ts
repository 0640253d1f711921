import { describe, expect, it } from 'vitest';
import { nextChoice } from '../../../../src/components/play/games/game.ts';
import {
  goTo,
  SMALL_GAME,
  outcomeOfSetup,
  setupOf,
  take,
} from '../../../../src/components/play/games/smallGame.ts';
import { makePlayLink } from '../../../../src/components/play/games/playLink.ts';
import {
  bestGame,
  leftForNext,
  taskAtStart,
  playTaskOf,
  withRefutation,
} from '../../../../src/components/play/small/task.ts';
import { afterMove, solve } from '../../../../src/engine/index.ts';
import { ALL_SETUPS } from '../../../engine/arbitraries.ts';
import { gameOf } from './games.ts';

describe('a task', () => {
  it('is none without a goal', () => {
    expect(playTaskOf(gameOf('#moves=4'))).toBeUndefined();
  });

  it('is spoiled by the move that gives it away, which is shown refuted', () => {
    // O must answer a corner with the centre; 1 loses.
    const start = gameOf('#board=X........&move=O&goal=draw');
    expect(playTaskOf(start)).toEqual({
      goal: 'draw',
      person: 'O',
      spoiled: undefined,
      isReached: undefined,
    });
    expect(playTaskOf(take(start, 4))?.spoiled).toBeUndefined();
    const spoiled = take(start, 1);
    const state = playTaskOf(spoiled)!.spoiled!;
    expect(state).toMatchObject({ index: 0, cell: 1, number: 1, value: -1 });
    const end = state.line.reduce(take, spoiled);
    expect(outcomeOfSetup(setupOf(end))).toBe('X');
    expect(playTaskOf(end)).toMatchObject({ isReached: false, spoiled: { index: 0, cell: 1 } });

    const shown = withRefutation(spoiled);
    expect(shown.at).toBe(1);
    expect(shown.moves).toEqual([1, ...state.line]);
    expect(withRefutation(shown)).toBe(shown);
    expect(nextChoice(SMALL_GAME, shown, -1)).toBe(0);
    expect(withRefutation(start)).toBe(start);
  });

  it('counts the person’s moves, not the marks', () => {
    const spoiled = playTaskOf(gameOf('#x=person&o=best&goal=draw&moves=0412'))?.spoiled;
    expect(spoiled).toBeUndefined();
    const late = playTaskOf(gameOf('#x=best&o=person&goal=draw&moves=04812'))!;
    expect(late.spoiled).toBeUndefined();
    // X 0, O 4, X 8: a corner loses for O.
    expect(playTaskOf(gameOf('#x=best&o=person&goal=draw&moves=0482'))!.spoiled).toMatchObject({
      index: 3,
      cell: 2,
      number: 2,
    });
  });

  it('is reached by a win, or where a draw is asked for by a draw as well', () => {
    const win = gameOf('#board=XX.OO....&move=X&goal=win');
    expect(playTaskOf(take(win, 2))?.isReached).toBe(true);
    expect(playTaskOf(take(win, 8))?.spoiled).toMatchObject({ value: -1 });
    const begun = gameOf('#x=person&o=best&goal=draw');
    const draw = bestGame(begun.start).reduce(take, begun);
    expect(outcomeOfSetup(setupOf(draw))).toBe('draw');
    expect(playTaskOf(draw)?.isReached).toBe(true);
    expect(playTaskOf(goTo(draw, 8))?.isReached).toBeUndefined();
  });
});

describe('a task that is handed on', () => {
  const link = '#x=best&o=person&board=X........&goal=draw';
  const start = gameOf(link);
  const spoiled = withRefutation(take(start, 1));

  it('is the task alone: start, players and goal', () => {
    expect(taskAtStart(spoiled)).toEqual(start);
    expect(makePlayLink(taskAtStart(spoiled))).toBe(makePlayLink(start));
    expect(taskAtStart(start)).toBe(start);
  });

  it('begins again for the next reader once it was spoiled or ended, and not before', () => {
    expect(leftForNext(spoiled)).toEqual(start);
    const good = take(start, 4);
    expect(leftForNext(good)).toBe(good);
    const ended = bestGame(start.start).reduce(take, start);
    expect(playTaskOf(ended)?.isReached).toBe(true);
    expect(leftForNext(ended)).toEqual(start);
    const noTask = gameOf('#x=person&o=person&moves=04132');
    expect(leftForNext(noTask)).toBe(noTask);
  });
});

describe('the best game from a position', () => {
  it('ends as the position is worth, after as many marks as it says', () => {
    for (const setup of ALL_SETUPS.filter((_, index) => index % 13 === 0)) {
      const { value, distance } = solve(setup);
      const line = bestGame(setup);
      expect(line).toHaveLength(distance);
      const end = solve(line.reduce(afterMove, setup));
      expect(end.distance).toBe(0);
      const sign = line.length % 2 === 0 ? end.value : 0 - end.value;
      expect(sign).toBe(value);
    }
  });
});
