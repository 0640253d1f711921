import type { LargeInput, SmallInput } from '../../../engine/index.ts';
import type { CodeListing } from '../codeView.ts';

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
