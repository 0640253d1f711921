import {
  afterMove,
  addFractions,
  BitPosition,
  NOBODY,
  X,
  fraction,
  makeFraction,
  markName,
  parseBot,
  policyOf,
  type Fraction,
  type MarkName,
  type Setup,
} from '../../../engine/index.ts';
import { writtenSetup } from '../../ui/board/setupView.ts';
import { arenaLesson } from '#language/lessons/parts/messages';

/** A small game as a tree of chance: every way on, how likely it is, and what it is worth. */
export interface ChanceNode {
  readonly setup: Setup;
  /** The move that led here, and the chance that it is made; absent at the root. */
  readonly move:
    | { readonly mark: MarkName; readonly cell: number; readonly chance: string }
    | undefined;
  /** Who has won here, `draw`, or nobody yet. */
  readonly over: MarkName | 'draw' | undefined;
  /** The chance that X wins from here, and that O does. */
  readonly x: Fraction;
  readonly o: Fraction;
  readonly children: readonly ChanceNode[];
}

/** The players of a small game, by name. */
export interface ChancePlayers {
  readonly X: string;
  readonly O: string;
}

/** The small games of the lesson: the one that is worked out in the text, and the reader's own. */
export const HAND = 'O.XX.X.OO';
export const EXERCISE = 'XXOOOX...';

const NEVER = fraction(0n, 1n);
const ALWAYS = fraction(1n, 1n);

/** The tree from a written position. Throws on a position or a player that is not there. */
export function chanceTree(board: string, players: ChancePlayers): ChanceNode {
  return nodeOf(writtenSetup(board), players, undefined);
}

function nodeOf(setup: Setup, players: ChancePlayers, move: ChanceNode['move']): ChanceNode {
  const { winner, isOver } = new BitPosition(setup);
  const over = !isOver ? undefined : winner === NOBODY ? 'draw' : markName(winner);
  if (over) {
    const [x, o] = (['X', 'O'] as const).map((mark) => (over === mark ? ALWAYS : NEVER));
    return { setup, move, over, x: x as Fraction, o: o as Fraction, children: [] };
  }
  const mark = setup.toMove === X ? 'X' : 'O';
  const spec = parseBot(players[mark]);
  if (!spec) throw new Error(`there is no player ${players[mark]}`);
  const policy = policyOf(spec, setup);
  const all = policy.reduce((sum, { weight }) => sum + weight, 0);
  const branches = policy.map(({ cell, weight }) => {
    const chance = fraction(BigInt(weight), BigInt(all));
    const made = { mark, cell, chance: makeFraction(chance) } as const;
    return { chance, node: nodeOf(afterMove(setup, cell), players, made) };
  });
  const mean = (side: 'x' | 'o') =>
    branches.reduce((sum, { chance, node }) => addFractions(sum, times(chance, node[side])), NEVER);
  return {
    setup,
    move,
    over,
    x: mean('x'),
    o: mean('o'),
    children: branches.map(({ node }) => node),
  };
}

function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** An answer to choose from, as `Guess.astro` takes it. */
interface Option {
  readonly text: string;
  readonly isRight: boolean;
  readonly why?: string;
}

/** Fractions to choose from; the right one is the engine's. */
function optionsOf(
  right: Fraction,
  texts: readonly string[],
  why: Record<string, string>,
): Option[] {
  return texts.map((text) => ({
    text,
    isRight: text === makeFraction(right),
    why: why[text] ?? '',
  }));
}

/** How often X wins the game of the lesson if only O is careful. */
export function carefulOptions(): Option[] {
  const { x } = chanceTree(HAND, { X: 'random', O: 'minimax' });
  return optionsOf(x, ['0', '1/6', '1/3', '1/2'], arenaLesson.careful);
}

/** How often O wins the reader's own game. */
export function exerciseOptions(): Option[] {
  return optionsOf(
    chanceTree(EXERCISE, { X: 'random', O: 'random' }).o,
    ['1/6', '1/3', '1/2', '2/3'],
    arenaLesson.exercise,
  );
}
