import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playShared } from '#language/play/messages';
import { playPageMessages as words } from '#language/play/small/messages';
import {
  DEFAULT_GAME,
  outcomeOfSetup,
  take,
  type SmallGameInPlay,
} from '../../../../src/components/play/games/smallGame.ts';
import { BoardPlay } from '../../../../src/components/play/page/boardPlay.svelte.ts';
import {
  sentenceOfGame,
  taskAsked,
  taskSpoken,
} from '../../../../src/components/play/speech/sentence.ts';
import { policyOfMachine } from '../../../../src/components/players/policy.ts';
import { answered, gameOf } from './games.ts';
import { BotService } from '../../../../src/components/players/policies.dom.ts';
import { botHandlers } from '../../../../src/components/players/policyServe.ts';
import { workerWith } from '../../platform/workerDouble.ts';

/** A game, with how often it came to rest. */
function playing(match: SmallGameInPlay) {
  const rests: SmallGameInPlay[] = [];
  const rest = () => rests.push(play.small.match);
  const play = new BoardPlay(match, rest, new BotService(() => workerWith(botHandlers)));
  return { play, small: play.small, rests };
}

describe('a game as it is played', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('lets the bot answer after the person’s stroke, and rests then', async () => {
    const { play, rests } = playing(DEFAULT_GAME);
    play.choose(4);
    expect(play.small.match.moves).toEqual([4]);
    expect(
      (play.settled as SmallGameInPlay).moves,
      'nothing new is said while the bot thinks',
    ).toEqual([]);
    await vi.advanceTimersByTimeAsync(150);
    expect(play.small.match.at).toBe(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(play.match).toEqual(answered(take(DEFAULT_GAME, 4)));
    expect(rests).toEqual([play.match]);
    expect(play.settled).toBe(play.match);
  });

  it('answers a move that was taken back and is made again as it did before', async () => {
    const { play } = playing(DEFAULT_GAME);
    const answers: (number | undefined)[] = [];
    for (const cell of [4, 4, 8]) {
      play.choose(cell);
      await vi.advanceTimersByTimeAsync(2000);
      const { at, moves } = play.small.match;
      expect([play.isPersonsTurn, at, moves[0]]).toEqual([true, 2, cell]);
      answers.push(moves[1]);
      play.undo();
      expect(play.small.match.at).toBe(0);
    }
    expect(answers[1]).toBe(answers[0]);
  });

  it('goes back to the game that a new one has taken the place of', () => {
    const { play } = playing(gameOf('#x=person&o=person&moves=031'));
    const { match } = play;
    play.newGame();
    expect([play.small.match.moves, play.canUndo]).toEqual([[], true]);
    play.choose(4);
    play.undo();
    expect(play.small.match.at, 'its own moves are taken back first').toBe(0);
    play.undo();
    expect(play.match).toEqual(match);
    expect(play.note).toEqual({ kind: 'back' });
    for (let at = play.small.match.moves.length; at > 0; at--) play.undo();
    expect(play.canUndo, 'it is brought back once').toBe(false);
  });

  it('refuses what cannot be, and says why', () => {
    const { play } = playing(gameOf('#x=person&o=person&moves=031'));
    play.choose(0);
    expect(play.note).toEqual({ kind: 'refused', cell: 0, why: { code: 'taken' } });
    play.load(gameOf('#x=person&o=person&moves=03142'));
    play.choose(8);
    expect(play.note).toEqual({ kind: 'over' });
    play.load(gameOf('#x=random&o=random'));
    play.choose(8);
    expect(play.note).toMatchObject({ kind: 'not-yours' });
    play.undo();
    expect(play.note).toEqual({ kind: 'nothing-to-undo' });
  });

  it('forgets an answer when the reader does something else meanwhile', async () => {
    const { play } = playing(DEFAULT_GAME);
    play.choose(4);
    play.newGame();
    await vi.advanceTimersByTimeAsync(2000);
    expect(play.match).toEqual({ ...DEFAULT_GAME, seed: 2 });
    play.choose(4);
    play.undo();
    await vi.advanceTimersByTimeAsync(2000);
    expect(play.small.match.at).toBe(0);
    play.choose(4);
    play.destroy();
    await vi.advanceTimersByTimeAsync(2000);
    expect(play.small.match.at).toBe(1);
  });

  it('lets two bots play at their speed, and stops at the end or when asked', async () => {
    const start = gameOf('#x=random&o=rule-ratings:0&seed=5');
    const { play, rests } = playing(start);
    play.speed = 5;
    await vi.advanceTimersByTimeAsync(3000);
    expect(play.small.match.at, 'bots wait to be asked').toBe(0);
    play.togglePlaying();
    await vi.advanceTimersByTimeAsync(250);
    play.togglePlaying();
    const { at } = play.small.match;
    expect(at).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(3000);
    expect(play.small.match.at).toBe(at);
    play.togglePlaying();
    await vi.advanceTimersByTimeAsync(3000);
    expect(play.match).toEqual(answered(start));
    expect(play.playing).toBe(false);
    expect(rests, 'once when stopped, once at the end').toHaveLength(2);
    // Play at the end begins a new game.
    play.togglePlaying();
    expect(play.match.seed).toBe(6);
    play.step();
    await vi.advanceTimersByTimeAsync(3000);
    expect(play.small.match.at).toBe(1);
  });

  it('stops a task that is spoiled, with its refutation to step through', async () => {
    const { play } = playing(gameOf('#board=X........&move=O&goal=draw'));
    play.choose(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(play.small.match.at).toBe(1);
    expect(play.small.match.moves.length).toBeGreaterThan(1);
    while (play.small.match.at < play.small.match.moves.length) play.step();
    expect(outcomeOfSetup(play.small.setup)).toBe('X');
    play.goTo(0);
    play.choose(4);
    await vi.advanceTimersByTimeAsync(2000);
    expect(play.small.match.at, 'the best defence has answered').toBe(2);
    play.small.leaveTask();
    expect(play.small.match.goal).toBeUndefined();
  });

  it('says what undo and redo can do, and goes by moves of both where two people play', () => {
    const { play } = playing(gameOf('#x=person&o=person'));
    const can = () => [play.canUndo, play.canRedo];
    expect([can(), play.isBotsOnly]).toEqual([[false, false], false]);
    for (const cell of [4, 0, 8]) play.choose(cell);
    expect(can()).toEqual([true, false]);
    play.undo();
    expect([can(), play.small.match.at]).toEqual([[true, true], 2]);
    play.goTo(0);
    expect(can()).toEqual([false, true]);
    play.toggleHint();
    play.redo();
    expect([play.small.match.at, play.isHinted], 'a hint is for one position').toEqual([1, false]);
    play.goTo(3);
    play.toggleHint();
    play.redo();
    const { announcements, note } = play;
    expect([note?.kind, play.isHinted], 'it gives way').toEqual(['nothing-to-redo', false]);
    play.toggleHint();
    play.toggleHint();
    expect(play.announcements, 'as it goes, the sentence is said again').toBe(announcements + 1);
    play.swap();
    expect([play.small.match.at, play.others], 'the same players change nothing').toEqual([3, 0]);
    play.setPlayer('O', { kind: 'random' });
    expect(play.others, 'who made these moves plays no more').toBe(3);
  });
});

describe('a bot that does not answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Players that answer as they are told to: nothing, with an error, or as the real ones. */
  class BotsInTrouble extends BotService {
    mode: 'silent' | 'lost' | 'well' = 'lost';
    override policy(...asked: Parameters<BotService['policy']>): ReturnType<BotService['policy']> {
      if (this.mode === 'silent') return new Promise(() => undefined);
      if (this.mode === 'lost') return Promise.reject(new Error('no connection'));
      return Promise.resolve(policyOfMachine(...asked));
    }
  }
  const playing = (mode: BotsInTrouble['mode']) => {
    const bots = new BotsInTrouble();
    bots.mode = mode;
    return { bots, play: new BoardPlay(gameOf('#x=person&o=minimax'), undefined, bots) };
  };

  it('is told when its file does not arrive, and moves once it is there', async () => {
    const { play, bots } = playing('lost');
    play.choose(4);
    await vi.advanceTimersByTimeAsync(300);
    expect([play.isLost, play.isAsking]).toEqual([true, false]);
    const told = sentenceOfGame(play.small.match, play.note);
    expect(told).toBe(playShared.says.botLost(playShared.strengths.unbeatable));
    // Still away: the same is told once more.
    await play.retry();
    expect([play.isLost, play.small.match.moves]).toEqual([true, [4]]);
    bots.mode = 'well';
    await play.retry();
    expect([play.isLost, play.small.match.moves.length]).toEqual([false, 2]);
    expect(sentenceOfGame(play.small.match, play.note)).not.toBe(told);
  });

  it('is told within five seconds when it is silent, and not after another game has begun', async () => {
    const { play } = playing('silent');
    play.choose(4);
    await vi.advanceTimersByTimeAsync(5000);
    expect(play.note).toEqual({ kind: 'slow', player: { kind: 'minimax' } });
    play.newGame();
    play.choose(0);
    await vi.advanceTimersByTimeAsync(2000);
    expect(play.note).toMatchObject({ kind: 'new-game' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(play.note).toMatchObject({ kind: 'slow' });
  });
});

describe('a task', () => {
  it('is spoken as it begins, with what it asks for', () => {
    const match = gameOf('#x=person&o=best&goal=draw');
    const says = sentenceOfGame(match);
    expect(taskSpoken(match, says)).toBe(`${taskAsked(match)} ${says}`);
    expect(taskAsked(match)).toContain(words.task.asks.draw);
  });
});
