import {
  DIRECTIONS,
  O,
  TOLERANCE,
  X,
  type CellAccount,
  type LineReading,
  type Mark,
} from '../../engine/index.ts';
import { accountPartOf } from './account.ts';

/** A part of two accounts, side by side. */
export interface ComparedPart {
  readonly mark: Mark;
  /** A line, by its place in `DIRECTIONS`, or a bonus. */
  readonly part: number | 'finish' | 'doubleThreat';
  readonly weights: readonly [number, number];
  /** The lines as they were read, if it is one. */
  readonly lines: readonly [LineReading, LineReading] | undefined;
  /** Whether the two weigh differently here. */
  readonly differs: boolean;
}

/** Why this cell and not that one. */
export interface AccountComparison {
  readonly parts: readonly ComparedPart[];
  readonly weights: readonly [number, number];
  /** The part whose difference is greatest on the side of the heavier cell; none if they weigh alike. */
  readonly decides: ComparedPart | undefined;
}

const isApart = (a: number, b: number) =>
  Math.abs(a - b) > TOLERANCE * Math.max(Math.abs(a), Math.abs(b));

function partsOf(these: CellAccount, those: CellAccount, mark: Mark): ComparedPart[] {
  const [a, b] = [accountPartOf(these, mark), accountPartOf(those, mark)];
  const compared = (
    part: ComparedPart['part'],
    weights: readonly [number, number],
    lines?: readonly [LineReading, LineReading],
  ): ComparedPart => ({ mark, part, weights, lines, differs: isApart(...weights) });
  const lines = DIRECTIONS.map((_, at) => {
    const pair = [a.lines[at], b.lines[at]] as [LineReading, LineReading];
    return compared(at, [pair[0].weight, pair[1].weight], pair);
  });
  return [
    ...lines,
    compared('finish', [a.finish, b.finish]),
    compared('doubleThreat', [a.doubleThreat, b.doubleThreat]),
  ];
}

/** Two accounts of the same board, part by part. */
export function comparison(these: CellAccount, those: CellAccount): AccountComparison {
  const parts = [X, O].flatMap((mark) => partsOf(these, those, mark));
  const weights = [these.weight, those.weight] as const;
  if (!isApart(...weights)) return { parts, weights, decides: undefined };
  const sign = Math.sign(these.weight - those.weight);
  const gain = ({ weights: [a, b] }: ComparedPart) => sign * (a - b);
  const decides = parts.reduce((best, part) => (gain(part) > gain(best) ? part : best));
  return { parts, weights, decides };
}
