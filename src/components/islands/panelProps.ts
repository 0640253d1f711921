import type { Component } from 'svelte';
import type { FrameWords } from '../../i18n/frame.ts';
import type { Figure } from '../state/figure.svelte.ts';
import type { PageFigure } from '../state/pageFigure.svelte.ts';

/** What every panel behind a tab is given. */
export interface PanelProps<Shown extends PageFigure = Figure> {
  figure: Shown;
  words: FrameWords;
  /** Back to stack and code. */
  onleave: () => void;
}

/** What the lower part of a figure can hold beside its code. */
export type PanelName = 'goTo' | 'stops' | 'predict' | 'settings' | 'position';
export type Tool = 'code' | PanelName;

/** The panels of a figure, in the order of their tabs: each is loaded when it is opened. */
export type Panels<Shown extends PageFigure> = Readonly<
  Partial<Record<PanelName, () => Promise<{ default: Component<PanelProps<Shown>> }>>>
>;
