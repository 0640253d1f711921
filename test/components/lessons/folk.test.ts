import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import FolkSteps from '../../../src/components/lessons/folk/FolkSteps.svelte';
import { folkClaims } from '../../../src/components/lessons/folk/claims.ts';
import { IN_LESSON, countOf, verdictFor } from '../../../src/components/lessons/folk/verdicts.ts';
import { folkMoment, lineFrom, movesOf } from '../../../src/components/lessons/folk/folkView.ts';
import { trapGame, trapStage } from '../../../src/components/lessons/folk/trapGame.ts';
import { FOLK_IDS, folkClaim, mainLine, nextInProof } from '../../../src/engine/index.ts';
import { folkMessages as words } from '#language/lessons/folk/messages';
import { readLesson } from './mdx.ts';

const text = readLesson('src/content/docs/lessons/folk.mdx');
const page = readLesson(`src/content/docs/${'sayings'}.mdx`);
const tags = [...text.tags, ...page.tags];
const claims = tags
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
    const told = text.tags.filter(({ name }) => name === 'Claim');
    expect(told.map(({ attributes }) => Number(attributes['id']))).toEqual(IN_LESSON);
  });

  it.each(claims)('claim $id has the verdict that the engine gives: $says', ({ id, says }) => {
    expect(verdictFor(id)).toBe(says);
  });

  it('each have a board of their own, but the first of two answers to one question', () => {
    expect(claims.filter(({ still }) => still).map(({ id }) => id)).toEqual([1]);
  });

  it('are guessed at before they are told', () => {
    const order = text.tags.filter(({ name }) => name === 'Guess' || name === 'Claim');
    for (const [at, { name, attributes }] of order.entries()) {
      if (name !== 'Guess') continue;
      const told = order.findIndex(
        (tag) =>
          tag.name === 'Claim' &&
          attributes['options'] === `verdictOptions(${tag.attributes['id']})`,
      );
      expect(told).toBeGreaterThan(at);
      const [, body] = text.body.split(`<Claim id={${order[told]?.attributes['id']}}`);
      expect(body?.split('</Claim>')[0]).not.toContain('slot="told"');
    }
    expect(order.filter(({ name }) => name === 'Guess')).toHaveLength(2);
  });

  it('are counted by kinds', () => {
    expect(countOf('true') + countOf('false') + countOf('only-if')).toBe(FOLK_IDS.length);
    expect(folkClaims.true()).toBe(countOf('true'));
    expect(text.body).toContain('Claim id={11} says="only-if"');
  });
});

describe('the trick, played', () => {
  const stage = (...mine: number[]) => trapStage(trapGame(mine));

  it.each([
    [[], 'second'],
    [[6], 'third'],
    [[6, 8], 'lost-with-fork'],
    [[8, 6], 'lost-with-fork'],
    [[6, 1], 'lost'],
    [[6, 4], 'own-way'],
    [[6, 4, 2], 'won'],
    [[2, 6, 4], 'won-by-trick'],
  ] as const)('%j: %s', (mine, expected) => expect(stage(...mine)).toBe(expected));
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
