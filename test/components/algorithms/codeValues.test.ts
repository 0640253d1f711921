import { describe, expect, it } from 'vitest';
import { SMALL_ALGORITHMS } from '../../../src/components/algorithms/registry.ts';
import { valuesByLine } from '../../../src/components/stepper/linear/view.ts';
import { O, emptySetup, positionsFrom, smallInput, snippetOf } from '../../../src/engine/index.ts';
import { walk } from './walk.ts';
import { spoken } from '#language/ui/language/grammar';

const SETUPS = [...positionsFrom(), ...positionsFrom(emptySetup(O))].filter((_, i) => i % 37 === 0);
const TOLD = Object.entries(SMALL_ALGORITHMS).filter(([, { messages }]) => messages.values);

it('the win check has values beside its code', () => {
  expect(TOLD.map(([name]) => name)).toContain('fin');
});

describe.each(TOLD)('what the variables of %s hold', (_, { view, messages, code }) => {
  const { lines } = snippetOf(code.source, code.functions, view.run.kinds);
  const steps = SETUPS.flatMap((setup) => walk(view, smallInput(setup)));
  const beside = steps.map(({ facts }) => valuesByLine(lines, messages.values?.(facts) ?? []));

  it('stands beside lines that are there, at every step', () => {
    expect(beside.filter((values) => values.size === 0 || values.has(0))).toEqual([]);
  });

  it('is said whole', () => {
    const texts = new Set(beside.flatMap((values) => [...values.values()].map(spoken)));
    expect(texts.size).toBeGreaterThan(20);
    expect([...texts].filter((text) => !/\w/.test(text) || /undefined|NaN/.test(text))).toEqual([]);
  });
});
