import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BoardPlay } from '../../../../src/components/play/page/boardPlay.svelte.ts';
import { Programs } from '../../../../src/components/play/small/programs.svelte.ts';
import { sentenceOfGame } from '../../../../src/components/play/speech/sentence.ts';
import { BotService } from '../../../../src/components/players/policies.dom.ts';
import { makeBuilt, parsePlayer } from '../../../../src/components/players/players.ts';
import type { openProgram } from '../../../../src/components/sandbox/program.ts';
import {
  LONGEST_SOURCE,
  seededRng,
  type CodeCall,
  type CodeReply,
} from '../../../../src/engine/index.ts';
import { CodeRun } from '../../../../src/components/bot/code/codeRun.svelte.ts';
import { gameOf } from './games.ts';

const made = (source: string) => makeBuilt({ kind: 'code', language: 'javascript', source })!;
const REPLY = { returned: '', printed: '', draws: [] };

/** A game against a program that answers with these, one after the other. */
function against(player: string, ...replies: readonly (CodeReply | Error)[]) {
  const calls: CodeCall[] = [];
  let ended = 0;
  const open: typeof openProgram = () =>
    Promise.resolve({
      ok: true,
      value: {
        ask(call) {
          const reply = replies[calls.length]!;
          calls.push(call);
          return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply);
        },
        end: () => ended++,
      },
    });
  const play = new BoardPlay(gameOf(`#x=person&o=${player}`), undefined, new BotService());
  const programs = new Programs(play.small, open);
  vi.spyOn(play.small, 'loadPrograms').mockResolvedValue(programs);
  return { play, programs, calls, ended: () => ended };
}

describe('a program as a player', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is named by its text, as long as that fits into a link', async () => {
    const name = made('function play(board) { return board.indexOf(""); }');
    expect(name).toMatch(/^code:js\./);
    expect(parsePlayer(name)).toEqual({ kind: 'code', code: name.slice(5) });
    expect(parsePlayer('code:js.nothing')).toBeUndefined();
    expect(parsePlayer('code:c.win')).toBeUndefined();
    const rng = seededRng(1);
    const source = Array.from({ length: LONGEST_SOURCE / 2 }, () => rng.int(36).toString(36)).join(
      '',
    );
    expect(makeBuilt({ kind: 'code', language: 'python', source })).toBeUndefined();
    // What is too long to be run is told before anything is fetched for it, or asked.
    const run = new CodeRun(() => undefined);
    await run.run({ language: 'python', source: source.repeat(50) });
    expect([run.isRunning, run.problem?.code]).toEqual([false, 'too-long']);
  });

  it('runs when the reader has seen it, and moves', async () => {
    const { play, programs, calls } = against(made('// mine'), {
      ...REPLY,
      cell: 8,
      printed: 'hm\n',
    });
    play.choose(4);
    await vi.advanceTimersByTimeAsync(2000);
    expect([calls.length, programs.held?.source]).toEqual([0, '// mine']);
    expect(sentenceOfGame(play.match, play.note)).toContain('Read it, then run it.');
    programs.run();
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls[0]).toMatchObject({ board: ['', '', '', '', 'X', '', '', '', ''], mark: 'O' });
    expect(calls[0]!.draws.every((draw) => draw >= 0 && draw < 1)).toBe(true);
    expect(play.small.match.moves).toEqual([4, 8]);
    expect([programs.held, programs.told?.printed]).toEqual([undefined, 'hm']);
    play.undo();
    expect(programs.told).toBeUndefined();
  });

  it.each([
    [{ ...REPLY, cell: 4, returned: '4' }, 'It returned 4, but cell 4 is taken.'],
    [
      { ...REPLY, fault: { kind: 'error', message: 'ReferenceError: a', line: 3 } } as const,
      'Line 3: Nothing here is called a.',
    ],
    [
      { ...REPLY, fault: { kind: 'budget', message: '' } } as const,
      'It did not come to an end, or would have taken too long.',
    ],
  ])('that comes to no move says why, and the game goes on from before', async (reply, why) => {
    const right = { ...REPLY, cell: 0 };
    const { play, programs, ended } = against(made('// fails'), reply, new Error('gone'), right);
    programs.run();
    play.choose(4);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sentenceOfGame(play.match, play.note)).toContain(why);
    expect(programs.told?.failed?.source).toBe('// fails');
    play.undo();
    expect(play.small.match.at).toBe(0);
    // What runs it did not arrive: it is asked for once more.
    play.choose(8);
    await vi.advanceTimersByTimeAsync(2000);
    expect([play.isLost, ended()]).toEqual([true, 1]);
    await play.retry();
    expect(play.small.match.moves).toEqual([8, 0]);
    play.setPlayer('O', { kind: 'minimax' });
    programs.tidy();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended()).toBe(2);
  });
});
