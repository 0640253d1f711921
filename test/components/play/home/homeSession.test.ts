import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { homeSentence } from '../../../../src/components/play/home/announce.ts';
import { homeGame, personOf } from '../../../../src/components/play/home/game.ts';
import { HomeSession } from '../../../../src/components/play/home/homeSession.svelte.ts';
import { NO_GAMES, gameStore } from '../../../../src/components/play/home/homeStores.ts';
import { stubStorage } from '../../platform/storageDouble.ts';
import { EMPTY } from '../../../../src/engine/index.ts';
import { eventually } from '../../../eventually.ts';

describe('the game on the first page', () => {
  // What searches is loaded once, by the real clock.
  beforeAll(() => import('../../../../src/components/play/home/machine.ts'));
  beforeEach(() => {
    vi.useFakeTimers();
    stubStorage();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    vi.doUnmock('../../../../src/components/play/home/machine.ts');
  });

  const session = (person: 'X' | 'O' = 'X') => new HomeSession(person);
  /** One whose machine has not arrived. */
  const lostSession = async () => {
    vi.resetModules();
    vi.doMock('../../../../src/components/play/home/machine.ts', () => {
      throw new Error('no connection');
    });
    const play = session();
    play.choose(4);
    await vi.advanceTimersByTimeAsync(220);
    await eventually(() => expect(play.isLost).toBe(true));
    return play;
  };
  const answered = async (play: HomeSession, moves: number) => {
    await vi.advanceTimersByTimeAsync(250);
    await eventually(() => expect(play.match.moves).toHaveLength(moves));
  };

  it('loads what searches with the first move, and is answered', async () => {
    const play = session();
    expect(play.machine).toBeUndefined();
    play.choose(4);
    expect([play.match.moves, gameStore.read().value]).toEqual([[4], undefined]);
    await answered(play, 2);
    expect(play.machine).toBeDefined();
    expect(gameStore.read().value).toEqual(play.match);
    expect(play.isPersonsTurn).toBe(true);
  });

  it('lets its search be seen before it moves, and a press on the board ends that', async () => {
    const play = session();
    let end: (() => void) | undefined;
    const shown: (readonly number[])[] = [];
    play.sweep = {
      seen: ({ moves }) => {
        shown.push(moves);
        return new Promise((resolve) => (end = resolve));
      },
      end: () => {
        const was = end;
        end = undefined;
        was?.();
        return was !== undefined;
      },
    };
    play.begin('X');
    play.choose(4);
    await vi.advanceTimersByTimeAsync(2_000);
    await eventually(() => expect(shown).toEqual([[4]]));
    expect(homeSentence(play.match, play.note)).toBe('You took cell 4. It thinks.');
    play.choose(0);
    await answered(play, 2);
    expect([play.note, play.match.moves[0]]).toEqual([undefined, 4]);
    // A game that is begun again waits for nothing.
    play.choose(play.match.moves.includes(1) ? 3 : 1);
    await vi.advanceTimersByTimeAsync(250);
    await eventually(() => expect(shown).toHaveLength(2));
    play.begin('X');
    expect([end, play.match.moves]).toEqual([undefined, []]);
  });

  it('begins anew with either mark, and says so where it is new already', async () => {
    const play = session();
    play.begin('X');
    expect(play.note).toEqual({ kind: 'new-already' });
    play.choose(0);
    play.begin('X');
    expect([play.note, play.match]).toEqual([{ kind: 'new-game' }, homeGame('X')]);
    play.begin('O');
    expect(personOf(play.match)).toBe('O');
    await answered(play, 1);
    play.begin('O');
    expect(play.note, 'the machine alone has moved').toEqual({ kind: 'new-already' });
  });

  it('counts a game once, however often its end is taken back', async () => {
    const play = session();
    play.wake();
    for (let game = 1; game <= 2; game++) {
      // The first free cell each time is poor play, and loses.
      for (let turn = 0; !play.isOver; turn++) {
        play.choose(play.moment.setup.cells.findIndex((content) => content === EMPTY));
        await answered(play, 2 * turn + 2);
      }
      expect(play.tally).toMatchObject({ person: 0, draw: 0, machine: game });
      const last = play.match.moves.at(-2) as number;
      play.undo();
      play.choose(last);
      await eventually(async () => {
        await vi.advanceTimersByTimeAsync(250);
        expect(play.isOver).toBe(true);
      });
      expect(play.tally.machine).toBe(game);
      play.begin('X');
    }
    const later = session();
    later.wake();
    // Both went the same way, and lie on one thread.
    expect(later.tally).toMatchObject({ person: 0, draw: 0, machine: 2, games: ['041236'] });
  });

  it('does not count a game that came with a link, though it ends here', async () => {
    const play = session();
    play.wake({ ...homeGame('X'), moves: [0, 4, 8, 1, 6], at: 5 });
    await eventually(async () => {
      await vi.advanceTimersByTimeAsync(250);
      expect(play.isOver).toBe(true);
    });
    expect([play.tally, play.isLinked]).toEqual([NO_GAMES, true]);
  });

  it('says that what was stored cannot be read, and goes on without it', () => {
    const damage = (...keys: string[]) => {
      stubStorage(new Map(keys.map((key) => [`noughtbook.${key}`, '{"v":1,"pers'])));
      const play = session();
      play.wake();
      return play;
    };
    const unreadable = { code: 'unreadable' };
    expect(damage('tally').note).toEqual({ kind: 'not-kept', what: 'tally', why: unreadable });
    const both = damage('game', 'tally');
    expect(both.note).toEqual({ kind: 'not-kept', what: 'game', why: unreadable });
    expect(homeSentence(both.settled, both.note)).toMatch(
      /the game on this page, .* You are X and you begin\./,
    );
  });

  it('needs what searches at once for a stored game, whose moves have reasons', async () => {
    const play = session();
    play.load({ ...homeGame('X'), moves: [4, 0], at: 2 });
    await eventually(() => expect(play.machine).toBeDefined());
  });

  it('is answered after all when what searches has arrived at a second try', async () => {
    const play = await lostSession();
    vi.doUnmock('../../../../src/components/play/home/machine.ts');
    vi.useRealTimers();
    await play.retry();
    expect([play.isLost, play.match.moves.length]).toEqual([false, 2]);
    expect(play.note).toBeUndefined();
  });
});
