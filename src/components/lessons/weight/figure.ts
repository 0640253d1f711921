import {
  ARTICLE_RULES,
  markOf,
  parseDiagram,
  type AttackRules,
  type MarkName,
  type Point,
} from '../../../engine/index.ts';
import type { GlassLook } from '../../weights/inspector.svelte.ts';

/** A look as an author writes it. */
export interface GlassLookDrawn {
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

/** A glass box as an author writes it. */
export interface GlassFigureProps {
  readonly id: string;
  readonly board: string;
  readonly toMove?: MarkName;
  readonly looks?: readonly GlassLookDrawn[];
  readonly caption?: string;
}

function lookOf({ line, rules, ...look }: GlassLookDrawn): GlassLook {
  return {
    ...look,
    line: line && { mark: markOf(line.mark), direction: line.direction },
    rules: rules && { ...ARTICLE_RULES, ...rules },
  };
}

/** What the island is given: data only. Throws for a drawing that cannot be, so that the page is not built. */
export function glassIslandProps(props: GlassFigureProps) {
  const { sheet, cell } = parseDiagram(props.board);
  const looks = props.looks ?? [{ ...(cell && { ask: cell }) }];
  return {
    id: props.id,
    sheet,
    toMove: props.toMove,
    looks: looks.map(lookOf),
    caption: props.caption,
  };
}
