import type { Driver, Point } from '../driver.ts';

/** An input device and what it does, in the form that WebDriver and WebDriver BiDi share (W3C WebDriver, "Actions"). */
export interface Device {
  readonly type: 'key' | 'pointer' | 'wheel';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}

/** The code points that WebDriver uses for keys without a character ("Keyboard actions"). */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

const moveTo = ({ x, y }: Point, duration = 0) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration,
  origin: 'viewport',
});
const DOWN = { type: 'pointerDown', button: 0 };
const UP = { type: 'pointerUp', button: 0 };
const DRAG_MS = 100;

const mouse = (...actions: Device['actions']): Device => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
});

/** The input methods of a driver, from its command for such actions. */
export function inputOf(
  perform: (devices: readonly Device[]) => Promise<unknown>,
): Pick<Driver, 'click' | 'drag' | 'wheel' | 'press'> {
  return {
    async click(at) {
      await perform([mouse(moveTo(at), DOWN, UP)]);
    },
    async drag(from, to) {
      await perform([mouse(moveTo(from), DOWN, moveTo(to, DRAG_MS), UP)]);
    },
    async wheel({ x, y }, deltaY) {
      const at = { x: Math.round(x), y: Math.round(y), origin: 'viewport' };
      const scroll = { type: 'scroll', ...at, deltaX: 0, deltaY };
      await perform([{ type: 'wheel', id: 'wheel', actions: [scroll] }]);
    },
    async press(key) {
      const values = key.split('+').map((name) => KEYS[name] ?? name);
      const down = values.map((value) => ({ type: 'keyDown', value }));
      const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
      await perform([{ type: 'key', id: 'keys', actions: [...down, ...up] }]);
    },
  };
}
