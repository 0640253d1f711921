import type { RecordProblem } from '../../../../engine/index.ts';
import type { LinkProblem } from '../../../platform/link.ts';
import type { UnknownParts } from '../../../platform/unknownParts.ts';
import type { GameNotKept } from '../../played.ts';

/** The fields of the link of a game on a large board. */
export const GAME_FIELDS = ['g', 'x', 'o', 'seed', 'size', 'rule', 'first', 'w'] as const;
export type GameField = (typeof GAME_FIELDS)[number];

/** What of a link or a file could not be used. The rest of a link was. */
export type GameProblem =
  | LinkProblem<GameField>
  | UnknownParts
  /** The game of a link cannot be read. */
  | { readonly code: 'no-game'; readonly why: RecordProblem }
  /** A file cannot be read. */
  | { readonly code: 'no-file'; readonly name: string; readonly why: RecordProblem }
  /** The file is none of the kinds that are read. */
  | { readonly code: 'strange-file'; readonly name: string }
  /** Five in a row do not fit on the board of a link, or of the file of that name. */
  | { readonly code: 'small-board'; readonly name?: string }
  | GameNotKept;
