import { existsSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import {
  KIND_IDS,
  loadKind,
  type AnyKindOnPage,
} from '../../../src/components/exercises/registry.ts';
import returnValue from '../../../src/components/exercises/return-value/page.ts';
import {
  boardAfter,
  moveAt,
  type PlayedLine,
} from '../../../src/components/exercises/frame/lines.ts';
import {
  LEVELS,
  markField,
  seededRng,
  type KindId,
  type Level,
} from '../../../src/engine/index.ts';
import { samplesOf } from '../../engine/exercise/samples.ts';
import { deep } from '../../deep.ts';
import { joined, textOf } from '../lessons/text.ts';

/** Answers to an exercise: those of the contract test. */
function answersTo(id: KindId, params: object, seed: number): readonly unknown[] {
  return samplesOf(id).answers(params, seededRng(seed));
}

describe.each(KIND_IDS)('%s', (id) => {
  const made = new Map<string, object>();
  // On a push each kind has one level, in turn.
  const levels = deep([LEVELS[KIND_IDS.indexOf(id) % LEVELS.length]!], LEVELS);
  /** So many of each level. They are made once: some kinds search for a board. */
  const exercises = (kind: AnyKindOnPage, count: number) =>
    levels.flatMap((level) =>
      Array.from({ length: count }, (_, seed) => {
        const name = `${level} ${seed}`;
        const params = made.get(name) ?? kind.rules.generate(seededRng(seed), level);
        made.set(name, params);
        return params;
      }),
    );

  it('says all that it has to say in whole sentences', async () => {
    const kind = await loadKind(id);
    const fields = (kind.fields ?? kind.messages.fields) as Record<
      string,
      { label: string; option?: (value: never) => string }
    >;
    expect(kind.rules.id).toBe(id);
    for (const { label } of Object.values(fields)) expect(label).toMatch(/^\p{L}.+/u);
    expect(kind.messages.name).toMatch(/^[A-Z].{5,45}$/);
    expect(kind.messages.about).toMatch(/^[A-Z].{20,}\.$/);
    const rules = kind.rules.fields as Record<string, { type: string; values?: readonly never[] }>;
    expect(Object.keys(fields).sort()).toEqual(Object.keys(rules).sort());
    for (const [name, field] of Object.entries(rules)) {
      // A mark is called X or O by the workshop itself.
      const values = field === (markField as object) ? [] : (field.values ?? []);
      const options = values.map((value) => fields[name]?.option?.(value) ?? '');
      for (const option of options) expect(option).not.toBe('');
      expect(new Set(options).size).toBe(options.length);
    }
    if (id === 'open') expect(kind.lesson).toBeUndefined();
    else expect(existsSync(`src/content/docs/lessons/${kind.lesson}.mdx`), kind.lesson).toBe(true);
    for (const [seed, params] of exercises(kind, deep(1, 8)).entries()) {
      const key = kind.rules.key(params);
      const hints = kind.hints(params).map(joined);
      expect(hints.length).toBeGreaterThan(0);
      expect(new Set(hints).size).toBe(hints.length);
      const said = [joined(kind.question(params)), joined(kind.solution(params, key)), ...hints];
      for (const answer of answersTo(id, params, seed)) {
        const { reasons } = kind.rules.grade(params, answer);
        said.push(...reasons.map((reason) => joined(kind.reason(reason, params))));
        expect(kind.answerText(answer, params)).not.toMatch(/undefined|NaN|^$/);
      }
      if (kind.typed) said.push(kind.typed.how(params));
      for (const sentence of said.map((each) => each.trim())) {
        expect(sentence).toMatch(/^[\p{Lu}\d−+].{9,}[.?]$/u);
        expect(sentence).not.toMatch(/undefined|NaN|\[object| {2}/);
      }
      const line = kind.proof?.(params, key);
      if (line && line.moves.length > 0) walks(line);
    }
  });

  it('reads nothing into a name that every object has', async () => {
    const kind = await loadKind(id);
    for (const params of exercises(kind, 1)) {
      for (const name of Object.getOwnPropertyNames(Object.prototype)) {
        expect(kind.typed?.read(name, params), name).toBeUndefined();
      }
    }
  });

  it('can be drawn for paper, with nothing to press', async () => {
    const kind = await loadKind(id);
    for (const params of exercises(kind, deep(1, 4))) {
      const html = drawn(kind, params, { paper: true, locked: true });
      expect(html).not.toMatch(/<(button|input|select|textarea|a)\b|role="grid"/);
      expect(html).toContain('class="the-actions"');
      // A work that is printed shows what was answered, but for runs of a line and programs.
      const answer = id === 'open' ? 'Why' : kind.rules.key(params);
      if (!['line-attacks', 'own-machine'].includes(id))
        expect(drawn(kind, params, { paper: true, locked: true, answer })).not.toBe(html);
    }
  });

  it('can be drawn open, locked, and with a verdict, and has words for the signs in what is heard', async () => {
    const kind = await loadKind(id);
    for (const [seed, params] of exercises(kind, deep(1, 4)).entries()) {
      const [answer] = answersTo(id, params, seed);
      const verdict = kind.rules.grade(params, answer);
      for (const given of [{}, { answer, locked: true }, { answer, verdict }]) {
        const { document } = parseHTML(`<body>${drawn(kind, params, given)}</body>`);
        expect(document.querySelector('.the-actions')).not.toBeNull();
        const names = [...document.querySelectorAll('[aria-label]')].map((each) =>
          each.getAttribute('aria-label'),
        );
        const texts = [...document.querySelectorAll('button, option, [role=status]')].flatMap(
          (each) => (each.hasAttribute('aria-label') ? [] : [each.textContent]),
        );
        expect([...names, ...texts].filter((text) => /−\d/.test(text ?? ''))).toEqual([]);
      }
    }
  });
});

/** The component of a kind as a frame draws it, as text of a page. */
function drawn(kind: AnyKindOnPage, params: object, given: object): string {
  const actions = (renderer: { push: (html: string) => void }) => {
    renderer.push('<p class="the-actions"></p>');
  };
  const props = {
    params,
    answer: undefined,
    onanswer: () => undefined,
    locked: false,
    verdict: undefined,
    shown: undefined,
    draw: undefined,
    seed: 1,
    paper: false,
    actions,
    kind,
    ...given,
  };
  return render(kind.component, { props: props as never }).body;
}

describe('what a drawn exercise tells', () => {
  /** The kind with an exercise, and a wrong answer to it. */
  async function wronglyAnswered(id: KindId, level: Level) {
    const kind = await loadKind(id);
    const params = kind.rules.generate(seededRng(3), level);
    const graded = answersTo(id, params, 3).map((answer) => ({
      answer,
      verdict: kind.rules.grade(params, answer),
    }));
    return { kind, params, graded: graded.filter(({ verdict }) => verdict.points < 1) };
  }

  it.each(['fill-tree', 'cut-branches', 'cell-rating'] as const)(
    '%s: what is wrong has the state of it',
    async (id) => {
      const { kind, params, graded } = await wronglyAnswered(id, 2);
      const told = graded.map(({ answer, verdict }) => drawn(kind, params, { answer, verdict }));
      expect(told.some((html) => html.includes('aria-invalid="true"'))).toBe(true);
      for (const { answer } of graded)
        expect(drawn(kind, params, { answer })).not.toContain('aria-invalid="true"');
    },
  );

  it('a run that was named wrongly says so in its name', async () => {
    const { kind, params, graded } = await wronglyAnswered('line-attacks', 1);
    const [{ answer, verdict } = {}] = graded;
    expect(textOf(drawn(kind, params, { answer, verdict }))).toContain(', wrong');
    expect(textOf(drawn(kind, params, { answer }))).not.toContain(', wrong');
  });

  it('a board of nine is said once, by the frame or by the answer', async () => {
    const notOnce: KindId[] = [];
    for (const id of KIND_IDS) {
      const { kind, params } = await wronglyAnswered(id, 1);
      const frame = kind.isSpokenByAnswer ? '' : kind.spoken(params);
      const said = `${frame} ${textOf(drawn(kind, params, {}))}`.match(/Row 1: cell 0/g);
      if ('setup' in params && said?.length !== 1) notOnce.push(id);
    }
    // It has four boards to choose from.
    expect(notOnce).toEqual(['canonical-form']);
  });
});

/** A line puts one mark down at each move, by turns, and ends with the game. */
function walks(line: PlayedLine): void {
  const { moves, setup } = line;
  const marks = (count: number) =>
    boardAfter(line, count).cells.filter(({ mark }) => mark !== undefined).length;
  expect(moveAt(line, 0)).toBeUndefined();
  moves.forEach((cell, i) => {
    expect(marks(i + 1)).toBe(marks(i) + 1);
    const step = moveAt(line, i + 1);
    expect(step?.move.cell).toBe(cell);
    expect(step?.move.mark).toBe((i % 2 === 0) === (setup.toMove === 1) ? 'X' : 'O');
    const { winner } = boardAfter(line, i + 1);
    expect(step?.over).toEqual(i === moves.length - 1 ? { winner } : undefined);
    expect(boardAfter(line, i + 1).cells[cell]?.isLast).toBe(true);
  });
}

describe('a minus sign', () => {
  it('is explained where it is good for the side that moves', () => {
    const { rules, reason } = returnValue.kind;
    const cases = Array.from({ length: 60 }, (_, seed) => rules.generate(seededRng(seed), 1));
    const told = cases.flatMap((params) => {
      const isOther = params.computer === 4 && params.setup.toMove === 1;
      if (!isOther || rules.key(params) !== -10) return [];
      return rules.grade(params, 10).reasons.map((each) => joined(reason(each, params)));
    });
    expect(told.length).toBeGreaterThan(2);
    for (const said of told) {
      expect(said).toMatch(/leads to −10: O, the computer, loses, and that is good for X\.$/);
    }
  });
});

describe('a match as an exercise', () => {
  it('gives the interval where the rule of thumb would mislead', async () => {
    const kind = await loadKind('match-result');
    const asked = (percent: number) =>
      joined(kind.question({ games: 100, percent, shows: 'share' } as never));
    expect(asked(60)).toContain('interval goes from 50');
    expect(asked(58)).toContain('square root');
  });
});
