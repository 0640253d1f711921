import { expect, it } from 'vitest';
import { cubeMessages } from '#language/cube/messages';
import { reasonMessages } from '#language/play/home/messages';
import { inspectorMessages } from '#language/weights/messages';
import { workbenchMessages } from '#language/classroom/workshop/messages';
import { ownMachineMessages } from '#language/exercises/own-machine/messages';
import { depthRatingMessages } from '#language/exercises/depth-rating/messages';
import { lesson } from '#language/lessons/parts/messages';
import { dialogMessages } from '#language/stepper/dialogs';
import { explanationMessages } from '#language/players/explanations';
import {
  aloud,
  formatScore,
  percent,
  spoken,
  sumSign,
  weightText,
  wholePercent,
} from '#language/ui/language/grammar';
import { opinionOf } from '../../src/components/players/botExplanation.ts';
import { makePlayer, parsePlayer, type Machine } from '../../src/components/players/players.ts';
import {
  chanceText,
  readChance,
  readHundredths,
  readWhole,
  signedField,
} from '../../src/components/exercises/frame/typedNumbers.ts';
import { parseRule, tableFields } from '../../src/components/algorithms/line-attacks/rules.ts';
import { callRows } from '../../src/components/lessons/parts/callRows.ts';
import { lessonRun } from '../../src/components/lessons/parts/runs.ts';
import { QUESTION_KINDS } from '../../src/components/stepper/questions.ts';
import { codeValues } from '../../src/components/stepper/search/codeValues.ts';
import { questionsAt } from '../../src/components/stepper/search/prediction.ts';
import { describeStep } from '../../src/components/stepper/search/describe.ts';
import { factsAt } from '../../src/components/stepper/search/facts.ts';
import {
  ARTICLE_RULES,
  O,
  PLAYERS,
  emptyCells,
  recordSearch,
  stepCount,
  tutorialRequest,
} from '../../src/engine/index.ts';
import { inPython, nineCalls } from '../components/stepper/replay.ts';
import { snippetFor } from '../e2e/expected.ts';
import { setupOf } from '../setupOf.ts';
import { asText } from './asText.ts';

// Sentences that bend with numbers, boards or searches that `messages.test.ts` doesn't try. After a change that is
// meant, look at the difference and run `npx vitest run test/gallery -u`.

const { aside } = reasonMessages;
const { prediction } = dialogMessages;

it('the gallery of sentences that bend with numbers', async () => {
  const choices = ([-1, 0, 1] as const).flatMap((value) =>
    [0, 1, 2].flatMap((equals) => [0, 3].map((others) => ({ value, equals, others }))),
  );
  const five = { kind: 'five', mark: 'X', isOwn: false, lines: 0, attack: '' } as const;
  const measure = { measure: 'empty', least: 4, most: 4 } as const;
  const won = { code: 'wins-too-rarely', plays: 'first', won: 94.96 } as const;
  const lost = { code: 'loses-too-often', plays: 'second', lost: 7.31 } as const;
  const numbers = Array.from({ length: 21 }, (_, number) => number);
  const sums = [
    [0.25, 0.5, 0.75],
    [1 / 12, 1 / 12, 1 / 6],
    [1000.5, 1, 1001.5],
  ] as const;
  const wholes = [' 7', '07', '7.', '-7', '7,35', '.5', '1e3'];
  const signed = '+3 3 −2 Plus_2 minus_2 -0 9 - +-2 plus_-2 -100 99 nine'.split(' ');
  const chances =
    '3/10 _06_/_20_ 0.3 0,25 .5 30_% 12.5% 0 1 100% 0,1111 0.33333333 11.11111_% 11.1_per_cent 1_in_9 ⅑ . % 3/0 11/10 2 -1/2 1/2/3 ten 150_% 1e-3';
  const rules = ['7', ' 0.25', '0,1', '.5', '', 'abc', '1e5', '-1', '100000', '100001', 'NaN'];
  const typed = [
    ...rules.map((text) => [text, parseRule(text)]),
    ...tableFields(ARTICLE_RULES),
    ...wholes.map((text) => [text, readWhole(text), readHundredths(text)]),
    ...signed
      .map((text) => text.replaceAll('_', ' '))
      .map((text) => [text, signedField.read(text), signedField.problem(text)]),
    ...chances
      .split(' ')
      .map((text) => text.replaceAll('_', ' '))
      .map((text) => {
        const read = readChance(text);
        return [text, read, read && chanceText(read)];
      }),
  ];
  await expect(
    asText([
      ...typed,
      ...[won, lost].map((reason) => spoken(ownMachineMessages.reason(reason))),
      spoken(inspectorMessages.summary.heaviest(['c3'], 208.1, five)),
      cubeMessages.proof.run(1, 'sheet 1, row 1, column 1'),
      workbenchMessages.out.own.spread(1, 30, 1, [measure]),
      ...[60, 61].map((length) => workbenchMessages.preview.news('4'.repeat(length))),
      ...choices.map(aside),
      ...[32, 31, 24, 16, 13].map((rating) => spoken(depthRatingMessages.solution(4, rating, 3))),
      ...[1, 0.9999, 0.9995, 0.9994, 0.5, 0.0006, 0.0001, 0].map(percent),
      ...[1, 0.995, 0.004, 0].map(wholePercent),
      ...sums.map(([a, b, sum]) => sumSign([a, b], sum, weightText)),
      aloud('1 + 2 ≈ 3'),
      numbers.map((number) => lesson.inWords(number)),
      numbers.slice(0, 11).map((number) => lesson.inWords(number, 'ordinal')),
    ]),
  ).toMatchFileSnapshot('sentences.txt');
});

it('the gallery of reasons', async () => {
  const players = [...PLAYERS.map(makePlayer), 'best', 'cards:c.win-block-centre'];
  // X has 0 and 1, and O could not win; O has to block; nothing has been played; one mark; one cell is left.
  const boards = ['XX..O...O; X', 'XX..O....; O', '.........; X', '....X....; O', 'XOXXOOO.X; X'];
  const reasons = players.flatMap((name) => [
    name,
    ...boards.map((board) => {
      const setup = setupOf(board);
      const opinion = opinionOf(parsePlayer(name) as Machine, setup);
      return `  ${opinion && explanationMessages.reason(opinion.reason, emptyCells(setup.cells).length)}`;
    }),
  ]);
  await expect(asText(reasons)).toMatchFileSnapshot('reasons.txt');
});

it('the gallery of steps of other searches', async () => {
  const draws = tutorialRequest(setupOf('XOXXOOO..'));
  const searches = {
    'looks one mark ahead': { ...draws, search: 'limitedMinimax', depth: 1 },
    'looks two marks ahead': { ...draws, search: 'limitedMinimax', depth: 2 },
    'to the end': draws,
    'rates depth': { ...draws, search: 'depthRatings' },
    'the game was over': tutorialRequest(setupOf('XXXOO....')),
  } as const;
  const films = Object.entries(searches).map(([name, request]) => ({
    name,
    run: recordSearch(request),
    steps: undefined as readonly number[] | undefined,
  }));
  films.push(
    // So many moves are equally good.
    {
      name: 'corners',
      run: recordSearch(tutorialRequest(setupOf('X...O...X'))),
      steps: [31, 51, 123, 195, 1216],
    },
    { name: 'O is the computer', run: nineCalls({ computer: O }), steps: [45] },
    { name: 'cut', run: recordSearch(nineCalls().request, { nodeLimit: 2 }), steps: undefined },
  );
  const lines = films.flatMap(({ name, run, steps }) => [
    name,
    ...(steps ?? Array.from({ length: stepCount(run.trace) }, (_, step) => step)).map(
      (step) =>
        `  ${step} ${describeStep(factsAt(run, step))
          .map(({ text, tone }) => (tone ? `{${tone} ${text}}` : text))
          .join('')}`,
    ),
  ]);
  await expect(asText(lines)).toMatchFileSnapshot('other-steps.txt');
});

it('the gallery of questions, and of the values beside the code', async () => {
  const deep = { search: 'depthRatings', depth: 3 } as const;
  const runs = [
    nineCalls(),
    nineCalls({ search: 'alphaBeta', ties: 'last' }),
    recordSearch({ ...tutorialRequest(setupOf('XOXXOOO..')), ...deep }),
    recordSearch({ ...tutorialRequest(setupOf('XOXX.OO.X')), ...deep }),
  ];
  const lines = runs.flatMap((run) =>
    Array.from({ length: stepCount(run.trace) }, (_, step) => step).flatMap((step) => {
      const facts = factsAt(run, step);
      const { search } = run.request;
      const beside = [snippetFor(search), inPython(search)].map((snippet) =>
        [...codeValues(snippet, facts, (score) => ({ text: formatScore(score) }))]
          .map(([line, words]) => `${line}: ${spoken(words)}`)
          .join('; '),
      );
      const asked = questionsAt(run, step, QUESTION_KINDS).map((question) =>
        [
          spoken(prediction.question(question)),
          ...(question.kind === 'kept'
            ? question.options.map((cell) => prediction.rival(question, cell))
            : question.options),
          `▶ ${question.answer}: ${spoken(prediction.reason(question))}`,
        ].join(' | '),
      );
      return [`${search} ${step} ${beside.join(' || ')}`, ...asked.map((each) => `  ${each}`)];
    }),
  );
  const calls = (['nine', 'second'] as const).flatMap((name) =>
    callRows(lessonRun(name)).map((row) => ({ ...row, board: undefined })),
  );
  await expect(asText([...lines, ...calls])).toMatchFileSnapshot('questions.txt');
});
