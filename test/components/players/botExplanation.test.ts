import { describe, expect, it } from 'vitest';
import { explanationBoard } from '../../../src/components/players/explanationBoard.ts';
import { opinionOf } from '../../../src/components/players/botExplanation.ts';
import {
  OFFERED_BOTS,
  OFFERED_KINDS,
  choicesOn,
  levelsOn,
  machinesOn,
  makePlayer,
  parsePlayer,
  playerOn,
  type Machine,
} from '../../../src/components/players/players.ts';
import { policyOfMachine } from '../../../src/components/players/policy.ts';
import {
  BOT_KINDS,
  EMPTY,
  PLAYERS,
  SMALL_VARIANT,
  VARIANTS,
  levelsOf,
  makeBot,
  solve,
  type Setup,
} from '../../../src/engine/index.ts';
import { botMessages as bots } from '#language/players/messages';
import { explanationMessages as explanations } from '#language/players/explanations';
import { ALL_SETUPS } from '../../engine/arbitraries.ts';
import { deep } from '../../deep.ts';

const MACHINES: readonly Machine[] = [...PLAYERS, 'best'];
const SOME = ALL_SETUPS.filter((_, index) => index % deep(809, 97) === 0);

const freeIn = ({ cells }: Setup) => cells.filter((content) => content === EMPTY).length;
/** What limited looks have seen. */
const sights = new Set<string>();

describe.each(MACHINES.map((machine) => [makePlayer(machine), machine] as const))(
  'what %s thinks',
  (_, machine) => {
    it('is what it does, with a number on empty cells only, and a reason in words', () => {
      for (const at of SOME) {
        const opinion = opinionOf(machine, at);
        if (solve(at).distance === 0) {
          expect(opinion).toBeUndefined();
          continue;
        }
        expect(opinion!.policy).toEqual(policyOfMachine(machine, at));
        opinion!.numbers?.cells.forEach((number, cell) => {
          if (number === undefined) return;
          expect(at.cells[cell]).toBe(EMPTY);
          expect(Number.isFinite(number)).toBe(true);
          const text = explanations.number(opinion!.numbers!.kind, number);
          expect(text).toMatch(/^[+−]?[\d,.]+$/);
        });
        const sentence = explanations.reason(opinion!.reason, freeIn(at));
        expect(sentence).toMatch(/^[A-Z].+\.$/);
        expect(sentence).not.toMatch(/undefined|NaN|Infinity| {2}|-1/);
        // A cell that the sentence names is one that may be taken.
        const { reason } = opinion!;
        const named = 'cells' in reason ? reason.cells : 'cell' in reason ? [reason.cell] : [];
        const taken = opinion!.policy.map(({ cell }) => cell);
        expect(taken).toEqual(expect.arrayContaining([...named]));
        // A win that a limited look sees is one, and so is a draw and a loss.
        if (reason.code === 'depth') {
          const [sight = ''] = /win|draw|loss|nothing/.exec(sentence.split(': ')[1] ?? '') ?? [];
          sights.add(sight);
          const { value } = solve(at);
          expect({ win: 1, draw: 0, loss: -1 }[sight] ?? value).toBe(value);
        }
        const chances = explanationBoard(opinion!).reduce((sum, { chance }) => sum + chance, 0);
        expect(chances).toBeCloseTo(1);
      }
    });
  },
);

it('a limited look sees wins, draws, losses and nothing', () => {
  expect([...sights].sort()).toEqual(['draw', 'loss', 'nothing', 'win']);
});

describe('players', () => {
  it('have names, and are found by them', () => {
    for (const on of [SMALL_VARIANT, VARIANTS['4x4x4'], 'large'] as const) {
      for (const player of ['person' as const, ...machinesOn(on)]) {
        expect(parsePlayer(makePlayer(player))).toEqual(player);
        expect(playerOn(player, on, 'X')).toBe(player);
      }
    }
    // A machine of cards comes with a link, and plays on nine cells.
    const cards = { kind: 'cards', code: 'c.win-block' } as const;
    expect(parsePlayer(makePlayer(cards))).toEqual(cards);
    expect(parsePlayer('cards:c.win-wim')).toBeUndefined();
    expect(playerOn(cards, SMALL_VARIANT, 'X')).toBe(cards);
    expect(playerOn(cards, 'large', 'X')).not.toEqual(cards);
    expect(choicesOn(SMALL_VARIANT)).not.toContain('cards');
    const names = BOT_KINDS.map(bots.name);
    expect(new Set(names).size).toBe(BOT_KINDS.length);
    for (const spec of PLAYERS) expect(bots.player(spec), makeBot(spec)).toMatch(/^[A-Z][a-z]/);
  });
});

describe('the players that are offered', () => {
  it('are those of the registry, with its levels and names, in its order', () => {
    expect(OFFERED_KINDS).toEqual(BOT_KINDS);
    for (const kind of BOT_KINDS) expect(levelsOn(kind)).toEqual(levelsOf(kind));
    expect(OFFERED_BOTS).toEqual(PLAYERS);
  });
});
