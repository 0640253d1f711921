import aboveSource from '../../../engine/attacks/teaching/parts/above.ts?raw';
import commaSource from '../../../engine/attacks/teaching/parts/comma.ts?raw';
import dividerSource from '../../../engine/attacks/teaching/parts/divider.ts?raw';
import emptySource from '../../../engine/attacks/teaching/parts/empty.ts?raw';
import loopSource from '../../../engine/attacks/teaching/parts/loop.ts?raw';
import nameSource from '../../../engine/attacks/teaching/parts/name.ts?raw';
import orderSource from '../../../engine/attacks/teaching/parts/order.ts?raw';
import rimSource from '../../../engine/attacks/teaching/parts/rim.ts?raw';
import walkSource from '../../../engine/attacks/teaching/parts/walk.ts?raw';
import { seededRng, shuffled, variantsOf, type SuspectId } from '../../../engine/index.ts';
import type { PartCode, VariantCode } from '../../bug-hunt/view.ts';
import { changedLines, pieceOf } from './pieces.ts';
import { listingFrom } from '../../stepper/listing.ts';

const SOURCES: Readonly<Record<SuspectId, string>> = {
  comma: commaSource,
  name: nameSource,
  rim: rimSource,
  divider: dividerSource,
  order: orderSource,
  loop: loopSource,
  above: aboveSource,
  empty: emptySource,
};

/** What a part calls, where it says more than the part alone: a head in a source. */
const CONTEXT: Readonly<Partial<Record<SuspectId, { source: string; heads: readonly string[] }>>> =
  {
    name: { source: nameSource, heads: ['getWeight('] },
    divider: { source: walkSource, heads: ['addMark(', 'openEnd('] },
  };

const inked = async (file: string, lines: readonly string[]) =>
  (await listingFrom(file, { lines, lineOf: {} })).lines;

/**
 * The running source of a suspect: the published variant first, then the others, the right one among
 * them, in an order that a seed has drawn.
 */
export async function partCode(id: SuspectId): Promise<PartCode> {
  const file = `src/engine/attacks/teaching/parts/${id}.ts`;
  const source = SOURCES[id];
  const others = variantsOf(id).filter((variant) => variant !== 'printed');
  const right = pieceOf(source, 'right:');
  const printed = pieceOf(source, 'printed:');
  const order = ['printed', ...shuffled(others, seededRng(id.length + 11))];
  const variants = order.map(async (variant): Promise<VariantCode> => {
    const piece = pieceOf(source, `${variant}:`);
    const before = variant === 'printed' ? right : printed;
    return {
      id: variant,
      lines: await inked(file, piece.lines),
      marked: changedLines(piece.lines, before.lines),
      isSeenByTypes: piece.isSeenByTypes,
    };
  });
  const context = CONTEXT[id];
  const called = context?.heads.flatMap((head, at) => [
    ...(at > 0 ? [''] : []),
    ...pieceOf(context.source, head).lines,
  ]);
  return {
    file,
    variants: await Promise.all(variants),
    context: called && (await inked(file, called)),
  };
}

/** The suspects that the lesson leaves to a page of their own. */
export const OTHER_SUSPECTS = [
  'rim',
  'divider',
  'empty',
  'name',
] as const satisfies readonly SuspectId[];

/** Whether a type checker objects to the published variant. */
export function isSeenByTypes(id: SuspectId): boolean {
  return pieceOf(SOURCES[id], 'printed:').isSeenByTypes;
}
