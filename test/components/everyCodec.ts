import fc from 'fast-check';
import {
  CODE_LANGUAGES,
  KINDS,
  LEVELS,
  feedbackReading,
  finish,
  makeAssignment,
  makeFeedback,
  makeMachine,
  makeSetup,
  makeWork,
  parseAssignment,
  parseMachine,
  parseWork,
  readSetup,
  seededRng,
  type ExerciseKind,
  type Result,
} from '../../src/engine/index.ts';
import { stonesAt } from '../../src/engine/game/large/gameRecord.ts';
import { makeRecordCode, parseRecordCode } from '../../src/engine/game/large/recordCode.ts';
import { parseForeignGames } from '../../src/engine/game/large/foreignGames.ts';
import { makeStones, parseStones } from '../../src/engine/game/large/sheetText.ts';
import { answerLine } from '../../src/cli/answer.ts';
import { parseCommand, parseGomocupCell, parseNumbers } from '../../src/cli/gomocup/brain.ts';
import { ALL_SETUPS } from '../engine/arbitraries.ts';
import { anyAssignment, anyWork } from '../engine/assignment/made.ts';
import { games } from '../engine/game/large/recordGames.ts';
import { EVERY_LINK } from './platform/everyLink.ts';

/** Something that reads texts from outside, and writes what it has read. */
export interface AnyCodec {
  readonly name: string;
  /** Texts that it reads. */
  readonly samples: readonly string[];
  /** What it makes of a text: `undefined` if it refuses it. Must never throw. */
  read(text: string): { readonly value: unknown } | undefined;
  /** Writes a value that was read; `undefined` if it only reads. */
  write?(value: never): string;
  /** How many inputs it gets, beside others with 1. Less for what is slow. */
  readonly share?: number;
}

const SEED = 20_261_123;
const sampled = <Value>(of: fc.Arbitrary<Value>, numRuns = 40) =>
  fc.sample(of, { seed: SEED, numRuns });
const valueOf = <Value>(read: Result<Value, unknown>) =>
  read.ok ? { value: read.value } : undefined;

const links: readonly AnyCodec[] = EVERY_LINK.map((link) => ({
  name: `link: ${link.name}`,
  samples: sampled(link.values).map((value) => link.make(value, link.usual)),
  read: (text) => {
    const shown = link.read(text, link.usual);
    return shown && shown.problems.length === 0 ? { value: shown.value } : undefined;
  },
  write: (value: never) => link.make(value, link.usual),
}));

type AnyKind = ExerciseKind<object, unknown, never>;
const kinds: readonly AnyCodec[] = (Object.values(KINDS) as unknown as AnyKind[]).flatMap(
  (kind) => {
    const params = LEVELS.flatMap((level) =>
      [1, 2, 3].map((seed) => kind.generate(seededRng(seed), level)),
    );
    const keys = params.map((each) => kind.key(each));
    return [
      {
        name: `params: ${kind.id}`,
        samples: params.map((each) => kind.params.encode(each)),
        read: (text: string) => valueOf(kind.params.decode(text)),
        write: (value: never) => kind.params.encode(value),
        share: 0.2,
      },
      {
        name: `answer: ${kind.id}`,
        samples: keys.map((each) => kind.answer.encode(each)),
        read: (text: string) => valueOf(kind.answer.decode(text)),
        write: (value: never) => kind.answer.encode(value),
        share: 0.2,
      },
    ];
  },
);

const anySource = fc.record({
  kind: fc.constant('code' as const),
  language: fc.constantFrom(...CODE_LANGUAGES),
  source: fc.string({ unit: 'binary', maxLength: 300 }),
});
const records = sampled(games());

const REQUESTS = [
  '{"id":1,"ask":"winner","position":"O.XX.X.OO"}',
  '{"ask":"minimax","position":"O.XX.X.OO","for":"X","calls":true}',
  '{"ask":"ratings","position":"X.OO.O.XX"}',
  '{"ask":"lines","variant":"5,5,4"}',
  '{"ask":"winner-large","board":"15x15","stones":[[7,7],[8,8]]}',
];

function parseGomocup(text: string): unknown {
  const { name, rest } = parseCommand(text);
  return [name, parseNumbers(rest, 2), parseGomocupCell(rest)];
}

const files: readonly AnyCodec[] = [
  {
    name: 'machine',
    samples: ['c.win-block', ...sampled(anySource).map(makeMachine)],
    read: (text) => valueOf(parseMachine(text)),
    write: makeMachine,
  },
  {
    name: 'assignment',
    samples: sampled(anyAssignment).map(makeAssignment),
    read: (text) => valueOf(parseAssignment(text)),
    write: makeAssignment,
  },
  {
    name: 'work',
    samples: sampled(anyWork).map(makeWork),
    read: (text) => valueOf(parseWork(text)),
    write: makeWork,
  },
  {
    name: 'feedback',
    samples: sampled(anyAssignment, 10)
      .filter(({ tasks }) => tasks.length > 0)
      .map((assignment) => {
        const tasks = assignment.tasks.map(() => ({ answer: '4', tries: 1, hints: 0, most: 2 }));
        return makeFeedback({ assignment, pupil: '7', tasks });
      }),
    read: (text) => valueOf(finish(feedbackReading(text))),
    write: makeFeedback,
  },
  {
    name: 'game on a large board, as a code',
    samples: records.map(makeRecordCode),
    read: (text) => valueOf(parseRecordCode(text)),
    write: makeRecordCode,
    share: 0.5,
  },
  {
    name: 'game of another program',
    samples: [
      'h8 h7 i7',
      '(;GM[4]SZ[15];B[hh];W[hi]C[a];B[h3](;W[aa]))',
      'Piskvorky 15x15, 0:0, 0\n8,8,0\n9,8,1\n-1\n',
    ],
    read(text) {
      const [game] = parseForeignGames(text);
      return game && valueOf(game);
    },
    share: 0.5,
  },
  {
    name: 'position of nine cells',
    samples: ALL_SETUPS.filter((_, at) => at % 199 === 0).map(makeSetup),
    read: (text) => valueOf(readSetup(text)),
    write: makeSetup,
  },
  {
    name: 'marks of a large board',
    samples: records.map((record) => makeStones(stonesAt(record))),
    read: (text) => {
      const stones = parseStones(text);
      return stones && { value: stones };
    },
    write: makeStones,
  },
  {
    name: 'request on the command line',
    samples: REQUESTS,
    read: (text) => ({ value: JSON.parse(answerLine({ text })) as unknown }),
    share: 0.05,
  },
  {
    name: 'line of the Gomocup protocol',
    samples: ['START 15', 'TURN 7,7', 'BOARD', 'INFO rule 4', 'RECTSTART 20,15', 'TAKEBACK 1,2'],
    read: (text) => ({ value: parseGomocup(text) }),
    share: 0.5,
  },
];

export const EVERY_CODEC: readonly AnyCodec[] = [...links, ...kinds, ...files];
