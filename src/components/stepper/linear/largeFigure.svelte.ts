import type { SheetInput, SheetProblem, SheetRun } from '../../../engine/index.ts';
import { StraightFigure } from './linearFigure.svelte.ts';
import {
  makeSheetAddress,
  parseSheetAddress,
  sheetInputOf,
  type SheetAddress,
} from './largeAddress.ts';
import type { Edited, Pen } from './largeEditing.ts';

/** The figure of a straight algorithm on a large board; its position is drawn on the board itself. */
export class SheetFigure<Kind extends string = string> extends StraightFigure<
  Kind,
  SheetInput,
  SheetRun<Kind>,
  SheetAddress
> {
  /** What a click on the board does while the position is drawn. */
  pen = $state<Pen>('X');
  /** Why the last edit was not made. */
  refused = $state.raw<SheetProblem | undefined>();
  /** The inputs before each edit, the latest last. */
  past = $state.raw<readonly SheetInput[]>([]);

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

  private show(input: SheetInput): void {
    this.use(input, this.stepper.atEnd ? Infinity : 0);
  }

  protected address(step: number, input: SheetInput): string {
    return makeSheetAddress(this.stepper.id, step, input, this.home);
  }

  protected read(fragment: string): SheetAddress | undefined {
    return parseSheetAddress(fragment);
  }

  protected inputOf(address: SheetAddress) {
    return sheetInputOf(address, this.home, this.run);
  }
}
