import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';
import { judgeSource } from '../../../src/cli/asks/code.ts';
import { judgeProgram, openProgram } from '../../../src/components/sandbox/program.ts';
import { portRoom, type PortLike } from '../../../src/components/sandbox/portRoom.dom.ts';
import type { OpenRoom } from '../../../src/components/sandbox/thread.dom.ts';
import {
  SIDES,
  type CodeCell,
  type CodeLanguage,
  type Program,
} from '../../../src/engine/index.ts';
import type { Interpreter } from '../../../src/runtimes/program.ts';
import { loadInterpreter } from '../../../src/runtimes/interpreters.ts';
import { serveProgram, type CodeRequest } from '../../../src/runtimes/serving.ts';
import { deep } from '../../deep.ts';
import { explainMessage } from '#language/bot/code/problems';

/** One of the first two free cells, and a cell that is taken if the other side has the centre and a corner. */
const DRAWS: Readonly<Record<CodeLanguage, string>> = {
  javascript:
    'function play(board, mark) {\n  if (board[4] && board[4] !== mark && board[0]) return 0;\n  const free = [...board.keys()].filter((cell) => !board[cell]);\n  return choice(free.slice(0, 2));\n}',
  python:
    'import random\ndef play(board, mark):\n    if board[4] and board[4] != mark and board[0]:\n        return 0\n    free = [cell for cell in range(9) if not board[cell]]\n    return random.choice(free[:2])\n',
};

const TICK = 5;
const FIRST: Program = {
  language: 'javascript',
  source: 'function play(board) { return board.indexOf(""); }',
};
const BOARD: readonly CodeCell[] = ['X', '', '', '', 'O', '', '', '', ''];
const CALL = { board: BOARD, mark: 'X', draws: [] } as const;

type Post = (message: unknown) => void;
/** What sits at the other end of a port: it is given each request. */
type Other = (request: CodeRequest, post: Post) => void;

/**
 * Rooms whose worker is in this thread, and how many were opened and ended. Two interpreters of Python in one thread are in each
 * other's way, so a room waits until the one before it has been left.
 */
function roomsOf(make: (program: Program) => Promise<Other> | Other) {
  let isFree = Promise.resolve();
  const count = { opened: 0, ended: 0, impatient: 0 };
  const open: OpenRoom = async (program, isImpatient) => {
    count.opened++;
    if (isImpatient) count.impatient++;
    let leave = () => {};
    const before = isFree;
    isFree = new Promise((done) => (leave = done));
    await before;
    const other = await make(program);
    const { port1, port2 } = new MessageChannel();
    const post: Post = (message) => port2.postMessage(message);
    port2.on('message', (request: CodeRequest) => other(request, post));
    const close = () => {
      count.ended++;
      leave();
    };
    const room = portRoom(port1 as unknown as PortLike, close, TICK);
    post({ kind: 'ready' });
    await room.receive('first');
    return room;
  };
  return { open, count };
}

const honest = () =>
  roomsOf(async ({ language, source }) => {
    const interpreter = await loadInterpreter(language);
    return (request, post) => serveProgram(interpreter, { source }, post)(request);
  });

const LOADED = { kind: 'loaded', problem: undefined };
const replyOf = (reply: unknown) => ({ kind: 'reply', reply, isBroken: false });

/** Rooms that load everything, and answer a call with whatever is given here; with nothing, they are silent. */
const answering = (...messages: readonly unknown[]) =>
  roomsOf(() => ({ isFresh, calls }, post) => {
    if (isFresh) post(LOADED);
    for (let call = 0; call < calls.length; call++) for (const message of messages) post(message);
  });

async function opened({ open }: ReturnType<typeof answering>, signal?: AbortSignal) {
  const found = await openProgram(FIRST, signal, open);
  if (!found.ok) throw new Error(found.problem.message);
  return found.value;
}

describe('a program that is judged through a port', () => {
  it('gets the verdict of the command', async () => {
    // Python in a room of its own is tried in the browser.
    for (const language of deep(['javascript'] as const, ['javascript', 'python'] as const)) {
      const source = DRAWS[language];
      const { open, count } = honest();
      let asked = 0;
      const onprogress = (now: number) => (asked = now);
      const found = await judgeProgram({ language, source }, { onprogress }, open);
      expect(asked).toBeGreaterThan(200);
      expect(count).toMatchObject({ opened: 2, ended: 2 });
      const again = await judgeProgram({ language, source }, { isOneByOne: true }, open);
      expect(count).toMatchObject({ opened: 3, ended: 3 });
      for (const plays of SIDES) {
        const known = judgeSource(language, source, plays);
        expect(known.ok).toBe(true);
        for (const each of [found, again]) {
          const { table: _, ...verdict } = each.ok ? each.value[plays] : { table: undefined };
          expect(known).toMatchObject({ value: verdict });
        }
      }
    }
  });

  it('is not judged if it does not load', async () => {
    const { open, count } = honest();
    const program = { language: 'javascript', source: 'let a = 1;\nlet b = ;' } as const;
    const problem = { ok: false, problem: { code: 'syntax', line: 2 } };
    expect(await judgeProgram(program, {}, open)).toMatchObject(problem);
    expect(await openProgram(program, undefined, open)).toMatchObject(problem);
    expect(count).toMatchObject({ opened: 3, ended: 3 });
  });
});

describe('a room', () => {
  it('gives calls in their order, whoever else waits', async () => {
    const rooms = honest();
    const program = await opened(rooms);
    const full = { ...CALL, board: ['X', 'O', '', 'X', '', '', '', '', ''] as const };
    const replies = await Promise.all([program.ask(CALL), program.ask(full)]);
    expect(replies.map(({ cell }) => cell)).toEqual([1, 2]);
    program.end();
    await expect(program.ask(CALL)).rejects.toMatchObject({ code: 'cancelled' });
    expect(rooms.count).toMatchObject({ opened: 1, ended: 1 });
  });

  it.each([
    ['a reply that nobody asked for', [replyOf({ cell: 1 }), replyOf({ cell: 2 })]],
    ['nothing known', ['<script>']],
    ['a name of its own', [{ kind: 'constructor' }]],
    ['null', [null]],
  ])('ends whoever sends %s', async (_, messages) => {
    const rooms = answering(...messages);
    const program = await opened(rooms);
    const first = await program.ask(CALL);
    await new Promise((done) => setTimeout(done, 4 * TICK));
    const reply = messages.length > 1 ? await program.ask(CALL) : first;
    expect(reply.fault).toEqual({ kind: 'error', message: 'SandboxError' });
    expect(rooms.count.ended).toBe(1);
  });

  it('takes a reply for what it may be, whatever it is', async () => {
    const reply = { cell: 1.5, returned: { length: 9 }, printed: 'x'.repeat(9999), draws: [['a']] };
    const program = await opened(answering(replyOf(reply)));
    const found = await program.ask(CALL);
    expect(found).toEqual({ returned: '', printed: 'x'.repeat(2000), draws: [[]] });
  });

  it('ends a program that sends too much before it was asked', async () => {
    const { open } = roomsOf(() => (_, post) => post(replyOf({})));
    const found = await openProgram(FIRST, undefined, open);
    expect(found).toMatchObject({ problem: { code: 'budget' } });
  });

  it('ends a silent call, and asks no more after ten of them', async () => {
    const rooms = answering();
    expect(await judgeProgram(FIRST, {}, rooms.open)).toMatchObject({
      value: { first: { faults: [{ position: 0, kind: 'budget' }] } },
    });
    const program = await opened(rooms);
    for (let call = 0; call < 20; call++) {
      expect((await program.ask(CALL)).fault?.kind).toBe('budget');
    }
    // Nobody who begins is asked again after a silent first call; the other two are given up.
    expect(rooms.count.opened).toBeLessThan(25);
    expect(rooms.count.impatient).toBe(rooms.count.opened - 3);
    program.end();
    expect(rooms.count.ended).toBe(rooms.count.opened);
    // The other side is judged in a room with all patience, and this one is left before.
    const worn = answering(replyOf({ fault: { kind: 'budget' } }));
    await judgeProgram(FIRST, { isOneByOne: true }, worn.open);
    expect(worn.count).toEqual({ opened: 2, ended: 2, impatient: 0 });
  });

  it('is left when the interpreter itself comes to grief', async () => {
    const interpreter: Interpreter = {
      load: () => undefined,
      play: () => {
        throw new RangeError('Maximum call stack size exceeded');
      },
      steps: () => 0,
      isBroken: () => false,
    };
    const rooms = roomsOf(
      () => (request, post) => serveProgram(interpreter, { source: '' }, post)(request),
    );
    const program = await opened(rooms);
    const message = 'RangeError: Maximum call stack size exceeded';
    expect((await program.ask(CALL)).fault).toEqual({ kind: 'error', message });
    expect(explainMessage('Ada: 0..8')).toBe('It stopped with “Ada: 0..8”.');
    expect(rooms.count.ended).toBe(1);
  });

  it('waits as long as there are signs of life, but not for ever', async () => {
    const slow = roomsOf(() => ({ isFresh, calls }, post) => {
      if (isFresh) post(LOADED);
      if (calls.length === 0) return;
      const timer = setInterval(() => post({ kind: 'alive' }), TICK);
      setTimeout(() => {
        clearInterval(timer);
        post(replyOf({ cell: 4 }));
      }, 60 * TICK);
    });
    const program = await opened(slow);
    expect((await program.ask(CALL)).cell).toBe(4);
    program.end();
    const endless = await opened(
      answering(...Array.from({ length: 999 }, () => ({ kind: 'alive' }))),
    );
    expect((await endless.ask(CALL)).fault?.kind).toBe('budget');
  });

  it('does not take it for silence that the page itself stands still', async () => {
    const program = await opened(honest());
    await program.ask(CALL);
    const reply = program.ask(CALL);
    await new Promise((done) => setTimeout(done));
    const until = performance.now() + 30 * TICK;
    while (performance.now() < until);
    expect((await reply).cell).toBe(1);
  });
});

describe('a signal', () => {
  const reason = new Error('enough');

  it('ends a judge in the middle', async () => {
    const rooms = honest();
    const stop = new AbortController();
    const onprogress = (asked: number) => {
      if (asked === 20) stop.abort(reason);
    };
    const options = { signal: stop.signal, onprogress };
    await expect(judgeProgram(FIRST, options, rooms.open)).rejects.toBe(reason);
    await expect.poll(() => rooms.count).toMatchObject({ opened: 2, ended: 2 });
  });

  it('ends a program before it begins, while its room is opened, and while it is asked', async () => {
    const rooms = answering();
    await expect(openProgram(FIRST, AbortSignal.abort(reason), rooms.open)).rejects.toBe(reason);
    expect(rooms.count.opened).toBe(0);
    const early = new AbortController();
    const opening = openProgram(FIRST, early.signal, rooms.open);
    early.abort(reason);
    await expect(opening).rejects.toBe(reason);
    expect(rooms.count).toMatchObject({ opened: 1, ended: 1 });
    const late = new AbortController();
    const asked = (await opened(rooms, late.signal)).ask(CALL);
    setTimeout(() => late.abort(reason), TICK);
    await expect(asked).rejects.toBe(reason);
    expect(rooms.count).toMatchObject({ opened: 2, ended: 2 });
  });
});

describe('the frame', () => {
  it('names its one script by its hash', () => {
    const text = readFileSync(join(root, 'src/components/sandbox/frame.html'), 'utf8');
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(text) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(text).toContain(
      `default-src 'none'; script-src 'sha256-${hash}' 'wasm-unsafe-eval'; worker-src blob:"`,
    );
  });
});
