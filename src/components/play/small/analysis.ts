import {
  afterMove,
  markName,
  other,
  solvedMoves,
  playableCells,
  urgentMoves,
  type MarkName,
  type Setup,
  type Variant,
} from '../../../engine/index.ts';
import { analysisMessages, hintMessages as say } from '#language/play/small/messages';
import { boardNames } from '#language/ui/board/boards';
import { isNine } from '../../ui/board/cellNames.ts';
import { bestOf } from '../../players/players.ts';
import { SMALL_GAME, isDead, setupOf, type SmallGameInPlay } from '../games/smallGame.ts';
import type { SmallHelp } from './smallHelp.svelte.ts';

/** A move with what it is worth for the side that makes it. */
export interface CellWorth {
  readonly cell: number;
  readonly value: 1 | 0 | -1;
  /** In marks to the end; unknown on other boards than nine cells. */
  readonly distance?: number;
  /** Who wins, or that nobody does: on other boards it stands on the cell as a sign. */
  readonly winner?: MarkName | '=';
  /** None is better: soonest win, or a draw, or latest loss. */
  readonly isBest: boolean;
  /** What is said of it, where that is more than how it ends. */
  readonly said?: SaidOfCell | undefined;
}

/** Of a move that is no better or worse than the others. */
export interface SaidOfCell {
  /** On its cell; nothing, if it is the same for all. */
  readonly short: string;
  readonly long: string;
  /** It stands out all the same. */
  readonly isFirst: boolean;
}

/** Every move of a position in ascending order; none if the game is over. */
export function worthOfCells(setup: Setup): readonly CellWorth[] {
  const moves = solvedMoves(setup);
  const best = bestOf(moves);
  return moves.map((move) => ({ ...move, isBest: best.includes(move) }));
}

/** Cells of another board that complete a line with the next mark. */
export const urgentIn = (setup: Setup, variant: Variant) =>
  isNine(variant) ? undefined : urgentMoves(setup, variant);

/** What is known of every move of the position that is shown: on another board of those that are settled. */
export function worthsIn({ setup, match: { variant }, thoughts }: Thinking): readonly CellWorth[] {
  if (isNine(variant)) return worthOfCells(setup);
  const urgent = urgentIn(setup, variant);
  const { cells: due = [], isOwn } = urgent ?? {};
  const isDue = (cell: number) => due.includes(cell);
  const seen = new Map(thoughts?.moves.map(({ cell, value }) => [cell, value]));
  const moves = playableCells(setup.cells, variant).map((cell) => {
    // Against two lines no mark is enough, against one only the one on its cell.
    const isLost = urgent && !isOwn && (due.length > 1 || !isDue(cell));
    return { cell, value: isOwn && isDue(cell) ? 1 : isLost ? -1 : seen.get(cell) };
  });
  const values = moves.map(({ value }) => value);
  // What isn't settled could still win.
  const best = ([1, undefined, 0, -1] as const).find((value) => values.includes(value));
  return moves.flatMap(({ cell, value }) => {
    if (value === undefined) return [];
    const winner = value === 0 ? '=' : markName(value > 0 ? setup.toMove : other(setup.toMove));
    const isBest = isOwn || due.length === 1 ? isDue(cell) : value === best;
    return [{ cell, value, winner, isBest } as const];
  });
}

type Thinking = Pick<SmallHelp, 'setup' | 'match' | 'thoughts'> & Partial<Pick<SmallHelp, 'cube'>>;

const cubeOf = ({ cube, match }: Thinking) =>
  match.variant.geometry.layers > 1 ? cube : undefined;

/** The cells that a hint lights: none, where every cell is as good as any other. */
export function bestCellsIn(play: Thinking): readonly number[] {
  const { setup, match, thoughts } = play;
  const urgent = urgentIn(setup, match.variant);
  if (urgent) return urgent.cells;
  const proved = cubeOf(play)?.hint;
  if (proved) return proved.cells;
  const worths = worthsIn(play).filter(({ isBest }) => isBest);
  const cells = worths.length > 0 ? worths.map(({ cell }) => cell) : (thoughts?.guess?.cells ?? []);
  const { length } = playableCells(setup.cells, match.variant);
  return length > 1 && cells.length === length ? [] : cells;
}

/** What a hint says: first the best cells, then why. Nine cells are solved; on others nobody counts the marks to the end. */
export function hintText(play: Thinking): string {
  const { setup, thoughts, match } = play;
  if (SMALL_GAME.momentOf(match).end) return say.over;
  const namesOf = (cells: readonly number[]) => cells.map((cell) => SMALL_GAME.nameOf(match, cell));
  const urgent = urgentIn(setup, match.variant);
  if (urgent) return say.urgent(namesOf(urgent.cells), urgent.by, urgent.isOwn);
  const proved = cubeOf(play)?.hint;
  if (proved) return proved.text;
  const isSolved = isNine(match.variant);
  const worths = worthsIn(play);
  const best = worths.filter(({ isBest }) => isBest);
  const [first] = best;
  if (!isSolved && !thoughts?.isWhole && first?.value !== 1) return say.thinking;
  const { length } = playableCells(setup.cells, match.variant);
  if (!first) {
    const { cells = [], depth } = thoughts?.guess ?? {};
    return say.guess(namesOf(cells), depth, cells.length === length);
  }
  const names = namesOf(best.map(({ cell }) => cell));
  const isAny = length > 1 && best.length === length;
  const cells = say.cells(names, first, isAny, worths.length === length);
  const punished = isSolved && first.value === 0 && punishedMove(setup, match.moves[match.at]);
  const why = punished
    ? say.punished(punished)
    : boardNames.stands(markName(setup.toMove), first.value, first.distance);
  return `${cells} ${why}`;
}

/** A move that loses and the best reply to it: the move that was taken back, or the one that loses soonest. */
function punishedMove(setup: Setup, taken: number | undefined) {
  const losing = solvedMoves(setup)
    .filter(({ value }) => value < 0)
    .sort((a, b) => a.distance - b.distance);
  const move = losing.find(({ cell }) => cell === taken) ?? losing[0];
  if (!move) return undefined;
  const reply = bestOf(solvedMoves(afterMove(setup, move.cell)))[0]?.cell as number;
  return {
    cell: move.cell,
    by: markName(other(setup.toMove)),
    reply,
    isAtOnce: move.distance === 2,
  };
}

/** Where every move draws: how many replies to each lose. */
export function trapsOf(setup: Setup): readonly number[] | undefined {
  const moves = solvedMoves(setup);
  if (moves.length < 2 || moves.some(({ value }) => value !== 0)) return undefined;
  return moves.map(({ cell }) => {
    const replies = solvedMoves(afterMove(setup, cell));
    return replies.filter(({ value }) => value < 0).length;
  });
}

/** What the analysis shows of the position on the board. */
export function analysedIn(play: Thinking): readonly CellWorth[] {
  return isNine(play.match.variant) ? analysedCells(play.setup) : worthsIn(play);
}

/** Every move with what it is worth; where every move draws, also with its traps, which set them apart. */
export function analysedCells(setup: Setup): readonly CellWorth[] {
  const traps = trapsOf(setup) ?? [];
  const most = Math.max(...traps);
  return worthOfCells(setup).map((worth, index) => {
    const own = traps[index];
    if (own === undefined) return worth;
    const short = most > 0 ? analysisMessages.traps.short(own) : '';
    return {
      ...worth,
      said: { short, long: analysisMessages.traps.long(own), isFirst: most > 0 && own === most },
    };
  });
}

/** What the analysis adds above the board: where every move draws it is said once, and not on each cell. */
export function analysisBrief(match: SmallGameInPlay): string {
  if (!isNine(match.variant)) return '';
  const setup = setupOf(match);
  const traps = isDead(setup) ? undefined : trapsOf(setup);
  return traps ? analysisMessages.traps.brief(traps.some((number) => number > 0)) : '';
}
