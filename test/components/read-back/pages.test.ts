import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { baseTable, ownTableStore, withWeight } from '../../../src/components/atlas/ownTable.ts';
import { FLOORS, MOST_VERSIONS, machineStore } from '../../../src/components/bot/machineStore.ts';
import { newExperiment, withPoint } from '../../../src/components/lab/experiment.ts';
import { makeLearnerCode, parseLearnerCode } from '../../../src/components/lab/learnerCode.ts';
import { labStore } from '../../../src/components/lab/labStore.ts';
import { bookmarkStore, reachEnd, reachPart } from '../../../src/components/platform/bookmark.ts';
import {
  mergeProgress,
  noteSolved,
  parseProgressFile,
  progressStore,
} from '../../../src/components/platform/progress.ts';
import { gameStore } from '../../../src/components/play/home/homeStores.ts';
import { homeGame } from '../../../src/components/play/home/game.ts';
import { FIRST_LARGE_GAME } from '../../../src/components/play/games/largeGame.ts';
import { PLAY_SPEEDS } from '../../../src/components/play/games/playSettings.ts';
import { playStore } from '../../../src/components/play/page/playStore.ts';
import { SMALL_GAME } from '../../../src/components/play/games/smallGame.ts';
import { QUESTION_KINDS } from '../../../src/components/stepper/questions.ts';
import { settingsStore } from '../../../src/components/stepper/settings.ts';
import { lookStore } from '../../../src/components/ui/large-board/boardSettings.ts';
import { BOARD_STYLES } from '../../../src/components/ui/large-board/scene.ts';
import {
  ARTICLE_RULES,
  CARDS,
  CODE_LANGUAGES,
  MENACE,
  MOST_SEED,
  PLAYERS,
  TABLE_KINDS,
  TD,
  learnGame,
  learnerPolicy,
  makeBot,
  setupOfClass,
} from '../../../src/engine/index.ts';
import { farGame, games as largeGames } from '../../engine/game/large/recordGames.ts';
import { ownStorage, stubStorage } from '../platform/storageDouble.ts';
import { matches } from '../play/small/games.ts';

import { anyText, every, goesThrough, plain } from './states.ts';

ownStorage();

const anyProgram = fc.record({
  language: fc.constantFrom(...CODE_LANGUAGES),
  source: fc.string({ unit: 'binary', maxLength: 200 }),
});

describe('the store', () => {
  const lesson = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.stringMatching(/^lessons\/[a-z0-9-]{1,12}$/),
    fc.constantFrom(
      `lessons/${'x'.repeat(192)}`,
      `lessons/${'x'.repeat(193)}`,
      'lessons/constructor',
      '__proto__',
    ),
  );
  const kind = fc.oneof(
    fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/),
    fc.constantFrom('constructor', '__proto__', 'x'.repeat(200), 'x'.repeat(201)),
  );
  every(
    'of progress, and its file',
    fc.record({
      solved: fc.array(fc.tuple(lesson, kind, anyText), { maxLength: 5 }),
      more: fc.constantFrom(0, 0, 0, 0, 1, 500),
    }),
    ({ solved, more }) => {
      stubStorage();
      for (const each of solved) noteSolved(...each);
      const brought = Object.fromEntries(
        Array.from({ length: more }, (_, at) => [
          `lessons/l${at}`,
          { fork: { title: '', times: 9999 } },
        ]),
      );
      void progressStore.change((now) => mergeProgress(now, brought));
      const { value } = progressStore.read();
      expect(Object.keys(value).length).toBeGreaterThanOrEqual(more);
      goesThrough(progressStore, value);
      const file = progressStore.make(value);
      expect(plain(parseProgressFile(file)) === plain({ value })).toBe(true);
    },
  );

  every(
    'of the bookmark',
    fc.array(fc.record({ lesson: anyText, id: anyText, text: anyText, isEnd: fc.boolean() }), {
      maxLength: 4,
    }),
    (steps) => {
      stubStorage();
      for (const { lesson: name, id, text, isEnd } of steps) {
        if (isEnd) reachEnd(`l${name}`);
        else reachPart({ lesson: `l${name}`, part: { id: `i${id}`, text: `t${text}` } });
      }
      const last = steps.at(-1);
      const { value } = bookmarkStore.read();
      expect(value.at?.lesson).toBe(last && `l${last.lesson}`);
      expect(value.at?.part?.text).toBe(last && !last.isEnd ? `t${last.text}` : undefined);
      goesThrough(bookmarkStore, value);
    },
  );

  every(
    'of settings',
    fc.record({
      speed: fc.double({ min: 0.1, max: 1000, noNaN: true }),
      predict: fc.subarray([...QUESTION_KINDS]),
      predictSteps: fc.boolean(),
    }),
    (value) => goesThrough(settingsStore, value),
  );

  every(
    'of the looks of boards',
    fc.record({
      style: fc.constantFrom(...BOARD_STYLES),
      numbers: fc.boolean(),
      confirm: fc.boolean(),
    }),
    (value) => goesThrough(lookStore, value),
  );

  const page = {
    speed: fc.constantFrom(...PLAY_SPEEDS),
    analysis: fc.boolean(),
    weights: fc.boolean(),
    minds: fc.subarray(PLAYERS.map(makeBot)),
  };
  every(
    'of the game of a page',
    fc.record({
      link: matches().map((match) => ({ match, rules: ARTICLE_RULES, problems: [] })),
      ...page,
    }),
    (value) => goesThrough(playStore, value),
  );

  every(
    'of the game on a large board',
    fc.record({
      record: fc.oneof(
        {
          weight: 200,
          arbitrary: largeGames(
            fc.constantFrom(undefined, { width: 15, height: 15 }, { width: 5, height: 52 }),
          ),
        },
        { weight: 1, arbitrary: fc.nat(9).map((seed) => farGame(seed, 600)) },
      ),
      seed: fc.nat(MOST_SEED),
      finish: fc.constantFrom(0, 0.1, 1e-7, 100_000, 1 / 3),
      ...page,
    }),
    ({ record, seed, finish, ...rest }) => {
      const match = { ...FIRST_LARGE_GAME, record, seed };
      const rules = { ...ARTICLE_RULES, finish };
      goesThrough(playStore, { ...rest, link: { match, rules, problems: [] } });
    },
  );

  every(
    'of the game of the first page',
    fc.record({ person: fc.constantFrom('X' as const, 'O' as const), cells: fc.array(fc.nat(8)) }),
    ({ person, cells }) => {
      const game = cells.reduce((before, cell) => {
        const played = SMALL_GAME.play(before, cell);
        return played.ok ? played.value : before;
      }, homeGame(person));
      goesThrough(gameStore, game);
    },
  );

  every(
    'of the reader’s own machine',
    fc.record({
      name: anyText,
      cards: fc.shuffledSubarray([...CARDS]),
      program: anyProgram,
      versions: fc.array(
        fc.tuple(anyProgram, fc.maxSafeNat()).map(([program, time]) => ({ ...program, time })),
        { maxLength: MOST_VERSIONS },
      ),
      floor: fc.constantFrom(...FLOORS),
    }),
    (machine) => goesThrough(machineStore, machine),
  );

  every(
    'of the reader’s own table',
    fc.record({
      base: fc.constantFrom(...TABLE_KINDS),
      edits: fc.array(fc.tuple(fc.nat(626), fc.nat(8), fc.double({ noNaN: true })), {
        maxLength: 4,
      }),
    }),
    ({ base, edits }) => {
      const table = edits.reduce((now, [at, cell, weight]) => {
        const rounded = Math.round(weight * 1e6) / 1e6;
        return withWeight(now, setupOfClass(at), cell, rounded) ?? now;
      }, baseTable(base));
      const texts = stubStorage();
      void ownTableStore.change(() => table);
      const { value, problem } = ownTableStore.read();
      expect(problem).toBeUndefined();
      expect(value?.weights.every((weight, where) => weight === table.weights[where])).toBe(true);
      expect(value && ownTableStore.make(value) === texts.get(ownTableStore.key)).toBe(true);
    },
  );

  const SCHEMES = [MENACE, TD];
  const trained = fc
    .record({
      scheme: fc.constantFrom(...SCHEMES),
      learns: fc.constantFrom('first' as const, 'second' as const),
      seed: fc.nat(MOST_SEED),
      played: fc.nat(3),
      before: fc.constantFrom(0, 0, 9_999_999, 10_000_000, 4e9),
    })
    .map(({ scheme, learns, seed, played, before }) => {
      const plan = { scheme, learns, rival: 'random', seed, runs: 1 };
      const { learners } = newExperiment(plan);
      const [learner] = learners;
      if (!learner) throw new Error('no table');
      learner.games = before;
      for (let game = 0; game < played; game++)
        learnGame(learner, (setup) => learnerPolicy(learner, setup));
      const chances = [{ first: { win: 0.5, draw: 0.25, loss: 0.25 } }] as never;
      const points = withPoint([], { games: learner.games, chances });
      return { plan, learners, learner, points };
    });
  every('of tables that learn, and their code', trained, async ({ learner, ...experiment }) => {
    goesThrough(labStore, experiment);
    const code = await parseLearnerCode(await makeLearnerCode(learner));
    expect(code.ok && plain(code.value) === plain(learner)).toBe(true);
  });
});
