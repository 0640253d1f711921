import type { Component } from 'svelte';
import type { CodeListing } from '../codeView.ts';
import type { Panels } from '../pageFigure.svelte.ts';
import type { LinearFigure, LinearParts } from './figure.svelte.ts';
import type { LinearMoment } from './view.ts';

/** A kind of board for linear traces, with its figure and what is drawn: nine cells, a large board, one line of it. */
export interface BoardKind<Shown extends LinearFigure, Moment extends LinearMoment> {
  readonly Figure: new (parts: LinearParts<Shown['input']>, onsettled: () => void) => Shown;
  /** What the figure has behind tabs of its own. */
  readonly panels: (run: Shown['run']) => Panels<Shown>;
  readonly Drawing: Component<DrawingProps<Shown, Moment>>;
  /** What lies beside the board in place of the account. */
  readonly Beside?: Component<BesideProps<Shown, Moment>>;
  /** Says a board aloud; `note` makes the words of a cell's note. */
  readonly spoken: (moment: Moment, note: (text: string) => string) => string;
  /** Classes beside `linear` for the layout. */
  readonly layout: string;
}

/** What a kind of board draws: it lies in `.views`, before the account. */
export interface DrawingProps<Shown, Moment> {
  figure: Shown;
  moment: Moment;
  /** What stands on a cell beside its mark, as it is spoken. */
  note: (text: string) => string;
  /** Another position is being set up. */
  isDrawing: boolean;
  ondraw: () => void;
}

/** What lies beside the board: it lies in `.views`, in place of the account. */
export type BesideProps<Shown, Moment> = Pick<DrawingProps<Shown, Moment>, 'figure' | 'moment'>;

/** What the page gives to an algorithm's island: data only. */
export interface LinearIslandProps<Input> {
  /** The figure's name on the page. */
  id: string;
  /** What it shows at first. */
  input: Input;
  listing: CodeListing<string>;
  caption?: string | undefined;
}
