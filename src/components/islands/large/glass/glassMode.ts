import type { MarkName } from '../../../../engine/index.ts';

/** What choosing a cell does: it asks about the cell, or plays there as one of the marks. */
export type GlassMode = 'look' | MarkName;
export const GLASS_MODES = ['look', 'X', 'O'] as const satisfies readonly GlassMode[];
