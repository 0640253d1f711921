import type { Component } from 'svelte';
import type { FrameMessages } from '#language/stepper/frame';
import type { PageFigure } from './pageFigure.svelte.ts';

/** What every panel behind a button is given. */
export interface PanelProps<Shown extends PageFigure> {
  figure: Shown;
  messages: FrameMessages;
  /** Back to what was there before. */
  onleave: () => void;
}

/** What the lower part of a figure can hold beside its code; all of it is closed at first. */
export type PanelName = 'goTo' | 'stops' | 'predict' | 'settings' | 'position';
export type Tool = 'code' | PanelName;

/** The panels of a figure, in the order of their buttons: each is loaded when it is opened. */
export type Panels<Shown extends PageFigure> = Readonly<
  Partial<Record<PanelName, () => Promise<{ default: Component<PanelProps<Shown>> }>>>
>;

/** What a reader has asked for beside the tools. */
export interface Wants {
  more: boolean;
  full: boolean;
  keys: boolean;
}
