import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScreenStack } from '../../../src/components/platform/screens.dom.ts';

/** The history of a browser, as far as states go. */
class Entries {
  readonly states: unknown[] = [null];
  at = 0;
  follow = (): void => undefined;
  get state(): unknown {
    return this.states[this.at];
  }
  get length(): number {
    return this.states.length;
  }
  replaceState(state: unknown): void {
    this.states[this.at] = state;
  }
  pushState(state: unknown): void {
    this.states.splice(++this.at, Infinity, state);
  }
  go(by: number): void {
    if (this.states[this.at + by] === undefined) throw new Error('the page is left');
    this.at += by;
    this.follow();
  }
}

let entries: Entries;
let closed: string[];
let screens: ScreenStack;
let unlisten: () => void;

beforeEach(() => {
  entries = new Entries();
  closed = [];
  screens = new ScreenStack();
  vi.stubGlobal('history', entries);
  vi.stubGlobal('addEventListener', (_: string, follow: () => void) => (entries.follow = follow));
  vi.stubGlobal('removeEventListener', () => (entries.follow = () => undefined));
  unlisten = screens.listen();
  for (const name of ['tasks', 'out'])
    screens.open(
      () => closed.push(name),
      () => closed.push('again'),
    );
});
afterEach(() => vi.unstubAllGlobals());

it('Back closes the screen on top, which Forward opens again, and then the one below', () => {
  for (const by of [-1, 1, -1, -1]) entries.go(by);
  expect([closed, entries.at]).toEqual([['out', 'again', 'out', 'tasks'], 0]);
});

it('a button closes several at once, and leaves no entry of theirs to go back to', () => {
  screens.closeTo(0);
  expect([closed, entries.at]).toEqual([['out', 'tasks'], 0]);
  screens.closeTo(0);
  expect(entries.at).toBe(0);
});

it.each([
  [1, undefined],
  [0, { screens: 1 }],
])('a page that is loaded anew has one way back for a screen, at entry %i', (at, alone) => {
  unlisten();
  entries.at = at;
  if (alone) entries.states.splice(0, Infinity, alone);
  const anew = new ScreenStack();
  anew.listen();
  anew.open(() => closed.push('anew'));
  expect([entries.at, entries.state]).toEqual([1, { screens: 1 }]);
  entries.go(-1);
  expect([closed, entries.state]).toEqual([['anew'], { screens: 0 }]);
});

it('shows what the entry says after a reload, and on the way forward to a page that was left', () => {
  for (const [at, ways] of [
    [2, [-1, -1]],
    [1, [1, -1, -1]],
  ] as const) {
    unlisten();
    entries.at = at;
    unlisten = (screens = new ScreenStack()).listen();
    screens.open(() => closed.push('tasks'));
    screens.offer(
      () => closed.push('out'),
      () => closed.push('shown'),
    );
    for (const by of ways) entries.go(by);
    expect(closed.splice(0)).toEqual(['shown', 'out', 'tasks']);
  }
});

it('keeps what else an entry holds, and hears nothing after its end', () => {
  entries.replaceState({ work: 'a', screens: 2 });
  screens.open(() => closed.push('third'));
  expect(entries.state).toEqual({ work: 'a', screens: 3 });
  unlisten();
  entries.go(-1);
  expect(closed).toEqual([]);
});
