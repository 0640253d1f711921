import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  RATING,
  RULES_OF_THUMB,
  emptyCells,
  linesThreatened,
  other,
  ruleRatings,
  rulesOfThumb,
  smallInput,
  type Setup,
} from '../../../src/engine/index.ts';
import {
  ruleCounts,
  ruleRatingsView as ratings,
} from '../../../src/components/algorithms/rule-ratings/view.ts';
import { rulesOfThumbView as thumb } from '../../../src/components/algorithms/rules-of-thumb/view.ts';
import { weightedChoiceView as choice } from '../../../src/components/algorithms/weighted-choice/view.ts';
import { ruleRatingsMessages } from '#language/algorithms/rule-ratings/messages';
import { spoken } from '#language/ui/language/grammar';
import { ORDER } from '#language/algorithms/rules-of-thumb/messages';
import { ALL_SETUPS } from '../../engine/arbitraries.ts';
import { setupOf } from '../../setupOf.ts';
import { deep } from '../../deep.ts';
import { walk } from './walk.ts';

/** Some of all positions, finished ones among them. */
const SETUPS: readonly Setup[] = ALL_SETUPS.filter((_, at) => at % deep(97, 31) === 0);

describe('the figure of the ratings', () => {
  it('ends with the ratings on the board', () => {
    for (const setup of SETUPS) {
      const last = walk(ratings, smallInput(setup)).at(-1)?.moment;
      const shown = setup.cells.map((_, cell) =>
        Number((last?.notes[cell]?.text ?? '0').replaceAll(',', '')),
      );
      expect(shown).toEqual(ruleRatings(setup));
    }
  });

  it('counts on the cell what makes up its rating', () => {
    const [setup] = SETUPS.filter(({ cells }) => emptyCells(cells).length === 5);
    if (!setup) throw new Error('no such position');
    for (const { at, facts, moment } of walk(ratings, smallInput(setup))) {
      const { cell: focus, rules } = ruleCounts(at);
      if (focus < 0) continue;
      const sum = rules.reduce((total, { rule, times }) => {
        expect(times).toBeLessThan(10);
        return total + times * RATING[rule];
      }, 0);
      const note = moment.notes[focus]?.text ?? '0';
      expect(sum).toBe(Number(note.replaceAll(',', '')));
      expect(setup.cells[focus]).toBe(EMPTY);
      expect(facts.bot).not.toBe(facts.them);
    }
  });
});

it('says that a mark stops a fork if the other side can’t make it any more', () => {
  const said = { yes: 0, no: 0 };
  for (const setup of ALL_SETUPS.filter(({ cells }) => emptyCells(cells).length >= 4)) {
    const { cells, toMove } = setup;
    if (!ruleRatings(setup).some((rating) => Math.floor(rating / 1000) % 10 > 0)) continue;
    for (const { facts } of walk(ratings, smallInput(setup))) {
      if (facts.kind !== 'stopFork') continue;
      const { target, cell } = facts;
      const threats = linesThreatened(cells.with(target, toMove), cell, other(toMove));
      const isStopped = target === cell || threats.length < 2;
      if (!isStopped) expect(linesThreatened(cells, cell, other(toMove))).toHaveLength(3);
      const text = spoken(ruleRatingsMessages.sentence.stopFork(facts));
      expect(text.includes('stops that fork'), text).toBe(isStopped);
      said[isStopped ? 'yes' : 'no']++;
    }
  }
  expect(said.yes > 0 && said.no > 0).toBe(true);
});

describe('the figure of the choice', () => {
  it('shows which numbers fall to which cell, without a gap', () => {
    for (const setup of SETUPS) {
      const steps = walk(choice, smallInput(setup, { seed: 5 }));
      const rows = steps.at(-1)?.moment.account[0]?.rows ?? [];
      let next = 0;
      for (const { cells, isNow } of rows) {
        expect(cells[3]).toHaveProperty('tone', isNow ? 'ticket' : 'soft');
        const [from, to] = String(cells[1]).replaceAll(',', '').split(' – ').map(Number);
        expect(from).toBe(next);
        next = (to ?? NaN) + 1;
      }
      const sum = ruleRatings(setup).reduce((total, rating) => total + rating, 0);
      if (rows.length > 0) expect(next).toBe(sum);
    }
  });
});

describe('the figure of the rules of thumb', () => {
  it('lists the rules in the order in which they are asked', () => {
    expect(ORDER).toEqual(RULES_OF_THUMB);
  });

  it('ends with the cells that are found', () => {
    for (const setup of SETUPS) {
      const last = walk(thumb, smallInput(setup)).at(-1);
      expect(last?.facts.found).toEqual(rulesOfThumb(setup));
      const marked = (last?.moment.notes ?? []).flatMap((note, cell) => (note ? [cell] : []));
      expect(marked).toEqual(rulesOfThumb(setup));
    }
  });

  it('looks where a mark makes the other side play before it stops a fork', () => {
    const steps = walk(thumb, smallInput(setupOf('X...O...X')));
    const looks = steps.flatMap(({ facts: { kind, rule, cell, fits, forced, forksLeft } }) =>
      rule === 'stopFork' && kind === 'look' ? [[cell, fits, forced, forksLeft]] : [],
    );
    // Beside a corner X must answer where it makes no fork; in a corner, where it makes one.
    expect(looks).toEqual([
      [1, true, [7], [6]],
      [2, false, [6], [6]],
      [3, true, [5], [2]],
      [5, true, [3], [6]],
      [6, false, [2], [2]],
      [7, true, [1], [2]],
    ]);
  });
});
