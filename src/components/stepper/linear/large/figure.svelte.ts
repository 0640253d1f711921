import type { LargeInput, LargeInputProblem, LargeRun } from '../../../../engine/index.ts';
import { LinearFigure } from '../figure.svelte.ts';
import { largeAddress, type LargeAddress } from './address.ts';
import type { Edited, Pen } from './editing.ts';
import type { LargeMoment } from './view.ts';

/** The figure of a linear trace on a large board; its position is drawn on the board itself. */
export class LargeFigure extends LinearFigure<LargeInput, LargeRun, LargeAddress> {
  protected readonly links = largeAddress;
  /** What a click on the board does while the position is drawn. */
  pen = $state<Pen>('X');
  /** Why the last edit was not made. */
  refused = $state.raw<LargeInputProblem | undefined>();
  /** The inputs before each edit, the latest last. */
  past = $state.raw<readonly LargeInput[]>([]);

  /** Takes an edit over. Who looks at the last step goes on seeing the last. */
  edit(result: Edited): void {
    this.refused = result.problem;
    if (result.problem !== undefined) return;
    this.past = [...this.past, this.input];
    this.show(result.input);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.refused = undefined;
    this.show(before);
  }

  /** Back to what the figure shows when nothing else is asked for. */
  reset(): void {
    if (!this.isHome) this.edit({ input: this.home });
  }

  private show(input: LargeInput): void {
    this.use(input, this.stepper.atEnd ? Infinity : 0);
  }
}

/** The types in which large boards differ from other boards. */
export interface LargeTypes {
  readonly input: LargeInput;
  readonly run: LargeRun;
  readonly moment: LargeMoment;
  readonly figure: LargeFigure;
}
