import {
  LONGEST_FILE,
  SparseBoard,
  makeDiagram,
  makeGameFile,
  makePsq,
  makeSgf,
  countSgfValues,
  fail,
  ok,
  parseGameFile,
  parseMoves,
  parsePsq,
  parseRecordCode,
  parseSgf,
  stonesAt,
  type MarkName,
  type RecordProblem,
  type Result,
  type SavedGame,
  type Size,
} from '../../../engine/index.ts';
import { decodeText } from '../../platform/decodeText.ts';
import { makePlayer, parsePlayer, playerOn, type PlayerSetting } from '../../players/players.ts';
import { fitsFive, type PlayProblem } from '../games/playLink.ts';
import type { LargeGameInPlay } from '../games/largeGame.ts';

/** What a game can be saved as, by the end of the file's name. */
export const FILE_KINDS = ['json', 'sgf', 'psq', 'txt'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Why a game cannot be saved so. */
export type SaveProblem =
  { readonly code: 'borders' | 'far' } | { readonly code: 'side'; limit: number };

/** The text of a file of that kind. */
export function gameFileText(match: LargeGameInPlay, kind: FileKind): Result<string, SaveProblem> {
  const { record, seed } = match;
  const players = { X: makePlayer(match.players.X), O: makePlayer(match.players.O) };
  switch (kind) {
    case 'json':
      return { ok: true, value: makeGameFile({ record, players, seed }) };
    case 'sgf':
      return saved(makeSgf({ record, players }));
    case 'psq':
      return saved(makePsq(record));
    case 'txt': {
      const diagram = makeDiagram(new SparseBoard(record.size, stonesAt(record)));
      if (diagram === undefined) return { ok: false, problem: { code: 'far' } };
      return { ok: true, value: `${diagram}\n` };
    }
  }
}

function saved(made: Result<string, RecordProblem>): Result<string, SaveProblem> {
  if (made.ok) return made;
  const { problem } = made;
  if (problem.code === 'too-large') {
    return { ok: false, problem: { code: 'side', limit: problem.limit } };
  }
  return { ok: false, problem: { code: 'borders' } };
}

/** A file to be opened: its name, and its bytes once they are known to be few enough. */
interface GivenFile {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A game of a file, and what is to be said of it. */
export interface OpenedGame {
  readonly match: LargeGameInPlay;
  readonly notes: readonly PlayProblem[];
  /** Who played it, by what the file says. */
  readonly names?: SavedGame['players'];
}

/**
 * The games of a file, of which most have one, with the players of `match` where the file names none of ours.
 * Never throws.
 */
export async function openGames(
  file: GivenFile,
  match: LargeGameInPlay,
): Promise<readonly Result<OpenedGame, PlayProblem>[]> {
  const name = file.name.slice(0, 80);
  const why = { code: 'too-long', length: file.size, limit: LONGEST_FILE } as const;
  if (file.size > LONGEST_FILE) return [fail({ code: 'no-file', name, why })];
  const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer(0));
  return gamesOfText(decodeText(new Uint8Array(bytes), countSgfValues), match, name);
}

/** The same of a text that was typed or pasted, which has no name. */
export function gamesOfText(
  text: string,
  match: LargeGameInPlay,
  name = '',
): readonly Result<OpenedGame, PlayProblem>[] {
  const games = parseGames(text, match.record.size);
  if (games.length === 0) return [fail({ code: 'strange-file', name })];
  return games.map((read) => {
    if (!read.ok) return fail({ code: 'no-file', name, why: read.problem });
    const { record, players, seed, left } = read.value;
    if (!fitsFive(record.size)) return fail({ code: 'small-board', name });
    const own = {
      X: playerNamed('X', players?.X) ?? match.players.X,
      O: playerNamed('O', players?.O) ?? match.players.O,
    };
    return ok({
      match: { record, players: own, seed: seed ?? match.seed },
      notes: left ? [{ code: 'left-out', name, left }] : [],
      names: players,
    });
  });
}

function playerNamed(mark: MarkName, name = ''): PlayerSetting | undefined {
  const player = parsePlayer(name);
  return player && playerOn(player, 'large', mark) === player ? player : undefined;
}

/** Each format is told by how it begins; around SGF there may be other text. None if it is no format of ours. */
function parseGames(text: string, size?: Size): readonly Result<SavedGame, RecordProblem>[] {
  const start = text.trim();
  if (start.startsWith('{')) return [parseGameFile(start)];
  if (/\(\s*;/.test(start)) {
    const games = parseSgf(start);
    return games.ok ? games.value : [games];
  }
  const read = /^\d+\.[\w-]+\./.test(start) ? parseRecordCode(start) : parseMoves(start, size);
  const plain = read ?? parsePsq(start);
  if (plain.ok) return [ok({ record: plain.value })];
  return read || start.startsWith('Piskvorky') || plain.problem.code !== 'not-ours' ? [plain] : [];
}
