import { expect, it } from 'vitest';
import { LARGE_ALGORITHMS, SMALL_ALGORITHMS } from '../../src/components/algorithms/registry.ts';
import {
  valuesByLine,
  type LinearMessages,
  type LinearView,
} from '../../src/components/stepper/linear/view.ts';
import {
  X,
  emptySetup,
  largeInput,
  parseDiagram,
  smallInput,
  snippetOf,
  type LargeInput,
  type SmallInput,
  type StepEvent,
} from '../../src/engine/index.ts';
import { spoken } from '#language/ui/language/grammar';
import { BOARDS_OF_FOURS, askedOf } from '../components/algorithms/randomLargePosition.ts';
import { walk } from '../components/algorithms/walk.ts';
import { setupOf } from '../setupOf.ts';
import { asText, written } from './asText.ts';

// Every algorithm that is stepped through, as text: at each step what is said and asked, and of what is drawn only what
// is other than before. After a change that is meant, look at the difference and run `npx vitest run test/gallery -u`.

/** What is drawn, part by part; of a large board only what lies on it. */
function partsOf(value: unknown, path = ''): [string, string][] {
  const deepest = path.startsWith('.account') ? 4 : 3;
  if (typeof value !== 'object' || value === null || path.split('.').length > deepest)
    return [[path, written(value)]];
  return Object.entries(value)
    .filter(([key, each]) => each !== undefined && !(key === 'board' && path === '.scene'))
    .flatMap(([key, each]) => partsOf(each, `${path}.${key}`));
}

function filmOf<Input>(
  view: LinearView<StepEvent, StepEvent, Input, object>,
  words: LinearMessages<StepEvent>,
  input: Input,
  lines: readonly string[],
): string[] {
  let before = new Map<string, string>();
  return walk(view, input).flatMap(({ facts, moment, question }, step) => {
    const asked = question && words.questions;
    const parts = new Map(partsOf(moment));
    const changed = [...parts].filter(([path, text]) => before.get(path) !== text);
    const gone = [...before.keys()].filter((path) => !parts.has(path));
    before = parts;
    const values = [...valuesByLine(lines, words.values?.(facts) ?? [])];
    return [
      `${step} [${words.tags[facts.kind]}] ${words.sentence[facts.kind]?.(facts)
        .map(({ text, tone }) => (tone ? `{${tone} ${text}}` : text))
        .join('')}`,
      ...(asked
        ? [
            `  ? ${spoken(asked.ask(question, facts))} ${question.options.join()} ▶ ${question.answer}${question.onCells ? ' on cells' : ''}: ${spoken(asked.reason(question, facts))}`,
          ]
        : []),
      ...values.map(([line, said]) => `  line ${line}: ${spoken(said)}`),
      ...changed.map(([path, text]) => `  ${path.slice(1)}: ${text}`),
      ...gone.map((path) => `  ${path.slice(1)} goes`),
    ];
  });
}

const small: readonly SmallInput[] = [
  smallInput(setupOf('XO.OXX..O')),
  smallInput(setupOf('OOX.XXX.O')),
  smallInput(emptySetup(), { seed: 1, level: 200 }),
];
const large: readonly LargeInput[] = [
  'XXXx\n..X.\n.X..\nX...',
  '+------+\n|OO.OoX|\n|.X..X.|\n|......|\n+------+',
  'OXXXXXx',
  BOARDS_OF_FOURS[1]!,
].map((diagram) => {
  const { sheet, cell = { x: 4, y: 2 }, mark = X } = parseDiagram(diagram);
  return largeInput(sheet, { mark, cell });
});

it.each(Object.entries(SMALL_ALGORITHMS))(
  'the gallery of %s',
  async (name, { view, messages, code }) => {
    const { lines } = snippetOf(code.source, code.functions, view.run.kinds);
    const films = small.flatMap((input) => filmOf(view, messages, input, lines));
    await expect(asText(films)).toMatchFileSnapshot(`algorithms/${name}.txt`);
  },
);

it.each(Object.entries(LARGE_ALGORITHMS))(
  'the gallery of %s',
  async (name, { view, messages, code }) => {
    const { lines } = snippetOf(code.source, code.functions, view.run.kinds);
    // Every cell of a board is weighed: those without borders would have hundreds.
    const inputs = large.filter(({ sheet }) => name !== 'heaviest' || sheet.size);
    const films = inputs.flatMap((input) =>
      filmOf(view, messages, askedOf(input, view.run), lines),
    );
    await expect(asText(films)).toMatchFileSnapshot(`algorithms/${name}.txt`);
  },
);
