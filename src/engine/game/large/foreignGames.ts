import { fail, ok, type Result } from '../../core/result.ts';
import type { Size } from './board.ts';
import type { RecordProblem } from './gameRecordProblem.ts';
import { parseMoves } from './moveText.ts';
import { parsePsq } from './psq.ts';
import { parseSgf, type ForeignGame } from './sgf.ts';
import { GAME_START } from './sgfTree.ts';

type ForeignGames = readonly Result<ForeignGame, RecordProblem>[];

/**
 * The games of a text as other programs write them: SGF, around which there may be other text, quoted as in mail; Piskvork; or the cells alone,
 * on a board of this size if they fit there. Each is told by how it begins. None if it is none of these. Never throws.
 */
export function parseForeignGames(text: string, wanted?: Size): ForeignGames {
  const start = text.replace(/^(?:[ \t]*>)+/gm, '').trim();
  if (GAME_START.test(start)) {
    const games = parseSgf(start);
    return games.ok ? games.value : [games];
  }
  const listed = parseMoves(start, wanted);
  const read = listed ?? parsePsq(start);
  if (read.ok) return [ok({ record: read.value })];
  const isOurs = listed ?? (start.startsWith('Piskvorky') || read.problem.code !== 'not-ours');
  return isOurs ? [fail(read.problem)] : [];
}
