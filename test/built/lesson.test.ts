import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testSite } from '../../scripts/lib/testSite.mjs';
import { callAnchor, callRows } from '../../src/components/lessons/parts/callRows.ts';
import { lessonRun } from '../../src/components/lessons/parts/runs.ts';
import { lesson } from '#language/lessons/parts/messages';
import { stepper } from '#language/stepper/frame';

/** The page as it is delivered, before any script has run. */
describe('the built lesson', () => {
  const html = readFileSync(join(testSite.dir, 'lessons/minimax/index.html'), 'utf8');
  const textOf = (part: string) =>
    part
      .replace(/<svg.*?<\/svg>/gs, ' ')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();

  it('leads every phrase to a row that is there', () => {
    const targets = [...html.matchAll(/<a class="see[^>]* href="#([^"]+)"/g)].map(
      (each) => each[1],
    );
    expect(targets.length).toBeGreaterThan(15);
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map((each) => each[1]));
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
  });

  it('names its tables of calls', () => {
    const captions = [...html.matchAll(/<caption[^>]*>(.*?)<\/caption>/gs)].map(([, text = '']) =>
      textOf(text),
    );
    expect(captions).toEqual([
      'All nine calls in the order in which they begin. X is the computer.',
      'All four calls in the order in which they begin. O is the computer.',
    ]);
  });

  it.each(['nine', 'second'] as const)(
    'has a row for every call, with what comes of it: %s',
    (id) => {
      const rows = callRows(lessonRun(id));
      expect(rows.length).toBeGreaterThan(3);
      for (const { call, score, outcome } of rows) {
        const [row = ''] =
          new RegExp(`<tr id="${callAnchor(id, call)}".*?</tr>`, 's').exec(html) ?? [];
        const { won, drawn } = lesson.callTable;
        const told =
          outcome.kind === 'won'
            ? won(outcome.winner, outcome.line)
            : outcome.kind === 'drawn'
              ? drawn
              : `cell ${outcome.cell}`;
        const cells = [...row.matchAll(/<t[hd].*?<\/t[hd]>/gs)].map(([cell]) => textOf(cell));
        expect(cells[0], row).toMatch(new RegExp(`^${call}\\b`));
        expect(cells[3]).toContain(lesson.score(score));
        expect(cells[3]).toContain(told.replace(/\s+/g, ' '));
      }
    },
  );

  it('keeps the indentation of its code, the first line’s too', () => {
    const samples = [...html.matchAll(/<pre[^>]*>(.*?)<\/pre>/gs)].map(([, code = '']) =>
      code.replace(/<[^>]+>/g, ''),
    );
    expect(samples.find((code) => code.includes('const isBetter'))).toMatch(
      /^ {2}const isBetter.*\n {2}if \(isBetter/,
    );
  });

  it('names its code, where that is a Tab stop', () => {
    const stops = html.match(/<pre[^>]* tabindex="0"[^>]*>/g) ?? [];
    expect(stops.length).toBeGreaterThan(0);
    for (const stop of stops) {
      expect(stop).toContain('role="group"');
      expect(stop).toContain(`aria-label="${stepper.code.label}"`);
    }
  });

  it('has words for every answer of a prediction', () => {
    const cards = [...html.matchAll(/<div class="nb-card[^"]* guess.*?<\/details>/gs)].map(
      ([card]) => card,
    );
    expect(cards.length).toBeGreaterThan(3);
    for (const card of cards) {
      const answers = [...card.matchAll(/<input[^>]*data-is="(\w+)".*?<\/template>/gs)];
      expect(answers.filter(([, is]) => is === 'right')).toHaveLength(1);
      for (const [answer, is] of answers) {
        expect(textOf(answer)).toMatch(
          is === 'right' ? /\? Yes\. +Look at call/ : /Not quite\. .+ Look at call/,
        );
      }
    }
  });

  it('puts no space before a full stop or a comma', () => {
    // Figures and exercises speak in words of their own.
    const main = (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replace(
      /<astro-island.*?<\/astro-island>/gs,
      '',
    );
    const prose = [...main.matchAll(/<(p|li)[ >].*?<\/\1>/gs)].map(([each]) =>
      each.replace(/<(?:"[^"]*"|[^">])+>/g, ''),
    );
    expect(prose.length).toBeGreaterThan(30);
    expect(prose.filter((each) => /\s[.,;:?!](?:\s|$)/.test(each))).toEqual([]);
  });
});
