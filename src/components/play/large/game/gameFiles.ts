import {
  LONGEST_FILE,
  SparseBoard,
  makeDiagram,
  makeGameFile,
  makePsq,
  makeSgf,
  parseGameFile,
  parsePsq,
  parseRecordCode,
  parseSgf,
  stonesAt,
  type RecordProblem,
  type Result,
  type SavedGame,
} from '../../../../engine/index.ts';
import {
  type GameProblem,
  LARGE_PLAYERS,
  type LargeGameInPlay,
  type LargePlayer,
} from './largeGame.ts';
import { fitsFive } from './gameLink.ts';

/** What a game can be saved as, by the end of the file's name. */
export const FILE_KINDS = ['json', 'sgf', 'psq', 'txt'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Why a game cannot be saved so. */
export type SaveProblem =
  { readonly code: 'borders' | 'far' } | { readonly code: 'side'; limit: number };

/** The text of a file of that kind. */
export function gameFileText(match: LargeGameInPlay, kind: FileKind): Result<string, SaveProblem> {
  const { record, players, seed } = match;
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

/** A file to be opened: its name, and its text once it is known to be short enough. */
interface GivenFile {
  readonly name: string;
  readonly size: number;
  text(): Promise<string>;
}

/** The game of a file, with the players of `match` where the file names none of ours. Never throws. */
export async function openGame(
  file: GivenFile,
  match: LargeGameInPlay,
): Promise<Result<LargeGameInPlay, GameProblem>> {
  const name = file.name.slice(0, 80);
  if (file.size > LONGEST_FILE) {
    const why = { code: 'too-long', length: file.size, limit: LONGEST_FILE } as const;
    return { ok: false, problem: { code: 'no-file', name, why } };
  }
  const text = await file.text().catch(() => '');
  const read = parseGame(text.replace(/^\uFEFF/, ''));
  if (!read) return { ok: false, problem: { code: 'strange-file', name } };
  if (!read.ok) return { ok: false, problem: { code: 'no-file', name, why: read.problem } };
  const { record, players, seed } = read.value;
  if (!fitsFive(record.size)) return { ok: false, problem: { code: 'small-board', name } };
  return {
    ok: true,
    value: {
      record,
      players: {
        X: playerNamed(players?.X) ?? match.players.X,
        O: playerNamed(players?.O) ?? match.players.O,
      },
      seed: seed ?? match.seed,
    },
  };
}

function playerNamed(name: string | undefined): LargePlayer | undefined {
  return LARGE_PLAYERS.find((player) => player === name);
}

/** Each format is told by how it begins. */
function parseGame(text: string): Result<SavedGame, RecordProblem> | undefined {
  const start = text.trimStart();
  if (start.startsWith('{')) return parseGameFile(start);
  if (start.startsWith('(')) return parseSgf(start);
  const read = start.startsWith('Piskvorky')
    ? parsePsq(start)
    : /^\d+\.[\w-]+\./.test(start)
      ? parseRecordCode(start.trim())
      : undefined;
  return read?.ok ? { ok: true, value: { record: read.value } } : read;
}
