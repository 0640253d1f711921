import {
  ARTICLE_RULES,
  markOf,
  parseDiagram,
  type AttackRules,
  type MarkName,
  type Point,
} from '../../../engine/index.ts';
import type { InspectorPreset } from '../../weights/inspector.svelte.ts';

/** A preset as an author writes it. */
export interface WrittenPreset {
  readonly ask?: Point;
  /** One of the lines: whose mark, and its place in `DIRECTIONS`. */
  readonly line?: { readonly mark: MarkName; readonly direction: number };
  readonly other?: Point;
  readonly rules?: Partial<AttackRules>;
  /** Nothing is told until the reader asks. */
  readonly isCovered?: boolean;
  /** While it is covered: the cells that a question offers, and the one that was picked. */
  readonly candidates?: readonly Point[];
  readonly picked?: Point;
}

/** A weight inspector as an author writes it. */
export interface WeightFigureProps {
  readonly id: string;
  readonly board: string;
  readonly toMove?: MarkName;
  readonly presets?: readonly WrittenPreset[];
  readonly caption?: string;
}

function presetOf({ line, rules, ...preset }: WrittenPreset): InspectorPreset {
  return {
    ...preset,
    line: line && { mark: markOf(line.mark), direction: line.direction },
    rules: rules && { ...ARTICLE_RULES, ...rules },
  };
}

/** What the island is given: data only. Throws for a drawing that cannot be, so that the page is not built. */
export function weightFigureProps(props: WeightFigureProps) {
  const { sheet, cell } = parseDiagram(props.board);
  const presets = props.presets ?? [{ ...(cell && { ask: cell }) }];
  return {
    id: props.id,
    sheet,
    toMove: props.toMove,
    presets: presets.map(presetOf),
    caption: props.caption,
  };
}
