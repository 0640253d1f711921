import type { SceneTone } from './scene.ts';
import type { BoardInk } from './shapes.ts';

/** How what lies over the cells is drawn in a tone: each has a form of its own, not a colour alone. */
export interface ToneForm {
  readonly ink: BoardInk;
  /** For words in the tone. */
  readonly text: BoardInk;
  /** A band's width, as a share of a cell. */
  readonly band: number;
  readonly opacity: number;
  /** Of a band or a frame, in shares of a cell; absent: one stroke. */
  readonly dash?: readonly number[] | undefined;
}

export const TONES: Readonly<Record<SceneTone, ToneForm>> = {
  now: { ink: 'marker', text: 'ink', band: 0.5, opacity: 0.8 },
  x: { ink: 'x', text: 'xText', band: 0.34, opacity: 0.3 },
  o: { ink: 'o', text: 'oText', band: 0.34, opacity: 0.3, dash: [0.7, 0.3] },
  return: { ink: 'return', text: 'return', band: 0.5, opacity: 0.3 },
  good: { ink: 'good', text: 'good', band: 0.22, opacity: 0.45 },
  bad: { ink: 'bad', text: 'bad', band: 0.22, opacity: 0.45, dash: [0.3, 0.2] },
  soft: { ink: 'pencil', text: 'soft', band: 0.14, opacity: 0.4, dash: [0.12, 0.14] },
};
