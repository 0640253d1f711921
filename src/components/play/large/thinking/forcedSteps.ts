import {
  isSameCell,
  other,
  type ForcedMove,
  type ForcedWin,
  type Mark,
  type Point,
} from '../../../../engine/index.ts';

/** Why a move of a win by force is played. */
export type ForcedAbout =
  | ForcedMove['kind']
  | 'last-reply'
  | 'only-reply'
  | 'reply'
  | 'any-reply'
  | 'follows'
  /** No open three, but if the other side passed, a win by several fours. */
  | 'fours';

/** A move of a win by force. */
export interface ForcedStep {
  readonly mark: Mark;
  /** `null`: any reply, none of which helps. */
  readonly cell: Point | null;
  readonly about: ForcedAbout;
  /** Of `reply`: all replies to which the win has to go on. */
  readonly replies: readonly Point[];
}

/** The moves of a win by force along its longest line, each with its reason; `mark` is the side that wins. */
export function forcedSteps(
  { line, tree }: Extract<ForcedWin, { win: true }>,
  mark: Mark,
): readonly ForcedStep[] {
  const steps: ForcedStep[] = [];
  let node: ForcedMove | undefined = tree;
  for (const [at, cell] of line.entries()) {
    if (at % 2 === 0) {
      const about = at === line.length - 1 ? 'five' : aboutMove(node);
      steps.push({ mark, cell, about, replies: [] });
      continue;
    }
    const replies = (node?.replies ?? []).flatMap((reply) => reply.cell ?? []);
    const next: ForcedMove['replies'][number] | undefined = node?.replies.find((reply) =>
      isSameCell(reply.cell, cell),
    );
    steps.push({
      mark: other(mark),
      cell,
      about: aboutReply(node, cell, at === line.length - 2),
      replies,
    });
    node = next?.then;
  }
  return steps;
}

/** An open four, any answer, and five. */
const OPEN_FOUR = 3;

function aboutMove(node: ForcedMove | undefined): ForcedAbout {
  if (!node) return 'follows';
  return node.kind === 'three' && node.rest.length > OPEN_FOUR ? 'fours' : node.kind;
}

/** `isLast`: five comes next, so a reply can have stopped only one of two. */
function aboutReply(
  node: ForcedMove | undefined,
  cell: Point | null,
  isLast: boolean,
): ForcedAbout {
  if (cell === null) return 'any-reply';
  if (isLast) return 'last-reply';
  if (!node) return 'only-reply';
  return node.kind === 'four' ? 'only-reply' : 'reply';
}
