import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import FolkSteps from '../../../src/components/lessons/folk/FolkSteps.svelte';
import { FACTS, NUMBERS } from '../../../src/components/lessons/folk/claims.ts';
import {
  countOf,
  insistVerdict,
  verdictFor,
} from '../../../src/components/lessons/folk/verdicts.ts';
import { folkMoment, lineFrom, movesOf } from '../../../src/components/lessons/folk/folkView.ts';
import { FOLK_IDS, folkClaim, mainLine, nextInProof } from '../../../src/engine/index.ts';
import { folkMessages as words } from '#language/lessons/folk/messages';
import { readLesson } from './mdx.ts';

const text = readLesson('src/content/docs/lessons/folk.mdx');
const claims = text.tags
  .filter(({ name }) => name === 'Claim')
  .map(({ attributes }) => ({
    id: Number(attributes['id']),
    says: String(attributes['says']),
    still: 'still' in attributes,
  }));
const proofsOf = (id: number) => folkClaim(id)?.proofs ?? [];

describe('the claims in the text', () => {
  it('are all of them, each once', () => {
    expect(claims.map(({ id }) => id).sort((a, b) => a - b)).toEqual(FOLK_IDS);
  });

  it.each(claims)('claim $id has the verdict that the engine gives: $says', ({ id, says }) => {
    expect(verdictFor(id)).toBe(says);
  });

  it('cannot be published with another verdict', () => {
    for (const { id, says } of claims) {
      for (const other of ['true', 'false', 'only-if', 'maybe', '']) {
        if (other === says) expect(insistVerdict(id, other)).toBe(says);
        else expect(() => insistVerdict(id, other)).toThrow(/the engine says/);
      }
    }
    expect(() => insistVerdict(0, 'true')).toThrow();
    expect(() => verdictFor(1, 'no such part')).toThrow();
  });

  it('each have a board of their own, once', () => {
    const large = text.tags.filter(({ name }) => name === 'FolkSteps');
    expect(large.map(({ attributes }) => Number(attributes['claim']))).toEqual(
      claims.filter(({ still }) => still).map(({ id }) => id),
    );
  });

  it('are guessed at before they are told', () => {
    const order = text.tags.filter(({ name }) => name === 'Guess' || name === 'Claim');
    for (const [at, { name, attributes }] of order.entries()) {
      if (name !== 'Guess') continue;
      const told = order.findIndex(
        (tag) => tag.name === 'Claim' && tag.attributes['id'] === attributes['claim'],
      );
      expect(told).toBeGreaterThan(at);
    }
    expect(order.filter(({ name }) => name === 'Guess')).toHaveLength(5);
  });

  it('are counted by kinds', () => {
    expect(countOf('true') + countOf('false') + countOf('only-if')).toBe(FOLK_IDS.length);
    expect(NUMBERS['folk.true']()).toBe(countOf('true'));
    expect(text.body).toContain('Claim id={11} says="only-if"');
  });

  it('keep no claim that they do not make', () => {
    const said = text.tags.flatMap(({ name, attributes }) =>
      name === 'Fact' ? [attributes['is']] : name === 'Num' ? [attributes['of']] : [],
    );
    const all = [...Object.keys(FACTS), ...Object.keys(NUMBERS)];
    expect(all.filter((name) => !said.includes(name))).toEqual([]);
  });
});

describe.each(FOLK_IDS)('the board of claim %i', (id) => {
  it('has words for each of its games', () => {
    expect(words.titles[id]).toMatch(/\w/);
    expect(Object.keys(words.proofs[id] ?? {})).toEqual(proofsOf(id).map(({ name }) => name));
  });

  it('shows its first position and a whole game before any script has run', () => {
    const { body } = render(FolkSteps, { props: { claim: id } });
    const plain = body.replace(/<!--.*?-->/gs, '').replace(/<[^>]+>/g, ' ');
    const moves = movesOf(proofsOf(id)[0] as never);
    for (const { mark, cell } of moves) {
      expect(plain.replace(/&nbsp;|\u00a0/g, ' ')).toMatch(new RegExp(`${mark}\\s+${cell}`));
    }
    expect(plain).toContain(words.steps.start);
  });

  it('says at every step what was done, and ends as it must', () => {
    for (const proof of proofsOf(id)) {
      const line = mainLine(proof);
      for (let at = 0; at <= line.length; at++) {
        const now = folkMoment(proof, line.slice(0, at));
        expect(now.last?.cell).toBe(at === 0 ? undefined : line[at - 1]);
        expect(now.mover === undefined).toBe(at === line.length);
        expect(now.board.cells.filter(({ isLast }) => isLast)).toHaveLength(at === 0 ? 0 : 1);
        expect(lineFrom(proof, line.slice(0, at))).toEqual(line);
        for (const cell of now.choices) {
          expect(now.board.cells[cell]?.mark).toBeUndefined();
          // Whatever is chosen, the proof goes on from there.
          expect(lineFrom(proof, [...line.slice(0, at), cell]).length).toBeGreaterThan(at);
        }
      }
      const breaking = line.filter((_, at) => folkMoment(proof, line.slice(0, at + 1)).better);
      expect(breaking).toHaveLength(proof.kind === 'refutation' ? 1 : 0);
      expect(nextInProof(proof, line)).toEqual({ cell: undefined, choices: [] });
    }
  });
});
