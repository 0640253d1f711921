import type { Component } from 'svelte';
import type { LinearRun, LargeInput, SmallInput } from '../../../engine/index.ts';
import type { Panels } from '../pageFigure.svelte.ts';
import type { AnyLinearFigure, LinearParts } from './figure.svelte.ts';
import type { AccountTable } from './view.ts';
import type { CodeListing } from '../codeView.ts';

/** The types in which the boards of linear traces differ. */
export interface BoardTypes {
  readonly input: unknown;
  readonly run: LinearRun;
  readonly moment: { readonly account: readonly AccountTable[] };
  readonly figure: AnyLinearFigure;
}

/** A kind of board for linear traces: nine cells, a large board, one line of it. */
export interface BoardKind<Board extends BoardTypes> {
  readonly makeFigure: (
    parts: LinearParts<Board['input'], Board['run']>,
    onsettled: () => void,
  ) => Board['figure'];
  /** What the figure has behind tabs of its own. */
  readonly panels: (run: Board['run']) => Panels<Board['figure']>;
  readonly Drawing: Component<DrawingProps<Board>>;
  /** What lies beside the board in place of the account. */
  readonly Beside?: Component<BesideProps<Board>>;
  /** Says a board aloud. */
  readonly spoken: BoardSpoken<Board['moment']>;
  /** Classes beside `linear` for the layout. */
  readonly layout: string;
}

/** What is on a board, in words; `note` makes those of a cell's note. */
export type BoardSpoken<Moment> = (moment: Moment, note: (text: string) => string) => string;

/** What a kind of board draws: it lies in `.views`, before the account. */
export interface DrawingProps<Board extends BoardTypes> {
  figure: Board['figure'];
  moment: Board['moment'];
  /** What stands on a cell beside its mark, as it is spoken. */
  note: (text: string) => string;
  /** Another position is being set up. */
  isDrawing: boolean;
  ondraw: () => void;
}

/** What lies beside the board: it lies in `.views`, in place of the account. */
export type BesideProps<Board extends BoardTypes> = Pick<DrawingProps<Board>, 'figure' | 'moment'>;

/** What the page gives to an algorithm's island: data only. */
export interface LinearIslandProps<Kind extends string, Input> {
  /** The figure's name on the page. */
  id: string;
  /** What it shows at first. */
  input: Input;
  listing: CodeListing<Kind>;
  caption?: string | undefined;
}

export type SmallIslandProps = LinearIslandProps<string, SmallInput>;
export type LargeIslandProps = LinearIslandProps<string, LargeInput>;
