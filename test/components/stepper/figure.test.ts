import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SmallFigure } from '../../../src/components/stepper/linear/smallFigure.svelte.ts';
import { finView } from '../../../src/components/algorithms/win-check/view.ts';
import { showInFigure } from '../../../src/components/stepper/figures.ts';
import { finRun, smallInput } from '../../../src/engine/index.ts';
import { stubStorage } from '../platform/storageDouble.ts';
import { settingsStore } from '../../../src/components/stepper/settings.ts';
import { setupOf } from '../../setupOf.ts';
import { eventually } from '../../eventually.ts';

const home = smallInput(setupOf('OOX.XXX.O'));
const other = setupOf('X...O....');

/** As much of a page as a figure asks of it. */
function stubPage(hash = '') {
  const page = { hash, href: `https://example.org/${hash}`, top: 0, written: '', entries: 0 };
  const element = {
    getBoundingClientRect: () => ({ top: page.top, bottom: page.top + 100, height: 100 }),
    scrollIntoView: vi.fn(),
    focus: vi.fn(),
  };
  const listeners = new Map<string, () => void>();
  vi.stubGlobal('innerHeight', 500);
  vi.stubGlobal('requestAnimationFrame', vi.fn());
  vi.stubGlobal('location', page);
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, url: string) => (page.written = url),
    pushState: () => page.entries++,
  });
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === 'figure.nb-figure' || selector === 'figure#fin' ? element : null,
  });
  vi.stubGlobal('addEventListener', (kind: string, listen: () => void) =>
    listeners.set(kind, listen),
  );
  vi.stubGlobal('removeEventListener', (kind: string) => listeners.delete(kind));
  const go = (to: string) => {
    page.hash = to;
    listeners.get('hashchange')?.();
  };
  return { page, element: element as unknown as HTMLElement, listeners, go };
}

let settled = 0;
const make = () => {
  const parts = { id: 'fin', run: finRun, input: home, view: finView } as never;
  return new SmallFigure(parts, () => settled++);
};

beforeEach(() => {
  settled = 0;
  stubStorage();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a figure on its page', () => {
  it('writes its address when it comes to rest, and shows again what its address says', async () => {
    const { page, element, go } = stubPage();
    const figure = make();
    figure.attach(element);
    expect(figure.isHome).toBe(true);
    figure.stepper.go(6);
    await vi.advanceTimersByTimeAsync(300);
    expect([page.written, settled]).toEqual(['#fig=fin&step=7', 1]);
    void figure.useSetup(other);
    expect([figure.isHome, figure.isNew, figure.setup, figure.stepper.step]).toEqual([
      false,
      true,
      other,
      0,
    ]);
    await vi.advanceTimersByTimeAsync(300);
    const own = page.written;
    expect(own).toMatch(/board=/);
    go('');
    expect([figure.isHome, figure.setup]).toEqual([true, home.setup]);
    go(own);
    await eventually(() => expect(figure.setup).toEqual(other));
    expect(figure.addressProblems).toEqual([]);
  });

  it('says what of its address cannot be shown, until that is dismissed', async () => {
    const { element } = stubPage('#fig=fin&step=999');
    const figure = make();
    figure.attach(element);
    await eventually(() =>
      expect(figure.addressProblems).toMatchObject([{ code: 'step-beyond-end' }]),
    );
    expect(figure.stepper.step).toBe(figure.stepper.last);
    figure.dismiss();
    expect(figure.addressProblems).toEqual([]);
  });

  it('goes where a phrase points, in what it shows by itself, and knows the way back', async () => {
    const { page, element } = stubPage();
    const figure = make();
    const untie = figure.attach(element);
    void figure.useSetup(other);
    const phrase = { scrollIntoView: vi.fn(), focus: vi.fn() } as unknown as HTMLElement;
    expect(showInFigure('fin', { step: 5 }, phrase)).toBe(true);
    await eventually(() => expect(figure.stepper.step).toBe(5));
    expect(figure.isHome).toBe(true);
    expect([page.entries, figure.wayBack.from]).toEqual([0, undefined]);
    page.top = 450;
    showInFigure('fin', { step: 2 }, phrase);
    await eventually(() => expect(figure.wayBack.from).toBe(phrase));
    expect([figure.stepper.step, page.entries]).toEqual([2, 1]);
    figure.wayBack.go();
    expect(phrase.focus).toHaveBeenCalledOnce();
    expect(figure.wayBack.from).toBeUndefined();
    untie();
    expect(showInFigure('fin', {}, phrase)).toBe(false);
  });

  it('comes into sight before it plays, but only from the lower half of the window', () => {
    const { page, element } = stubPage();
    const figure = make();
    figure.attach(element);
    page.top = 250;
    figure.play();
    expect(element.scrollIntoView).not.toHaveBeenCalled();
    figure.stepper.pause();
    page.top = 251;
    figure.play();
    expect(element.scrollIntoView).toHaveBeenCalledOnce();
    expect(figure.stepper.playing).toBe(true);
  });

  it('takes over what the reader chose in another figure', async () => {
    const { element } = stubPage();
    make().remember({ speed: 4, predictSteps: true });
    const before = make();
    before.attach(element);
    expect(before.wantsCode).toBeUndefined();
    before.rememberCode({ codeOpen: true });
    await eventually(() => expect(settingsStore.read().value.codeOpen).toBe(true));
    const figure = make();
    figure.attach(element);
    expect([figure.stepper.speed, figure.stepper.questioning.isOn]).toEqual([4, true]);
    expect(figure.wantsCode).toBe(true);
    expect(figure.settingsProblem).toBeUndefined();
  });

  it('says the same twice by saying nothing in between', () => {
    const figure = make();
    for (let i = 0; i < 2; i++) {
      figure.speak('X has won.');
      expect(figure.speaker.text).toBe('');
      vi.advanceTimersByTime(60);
      expect(figure.speaker.text).toBe('X has won.');
    }
  });
});
