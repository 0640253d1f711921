import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { makeAssignment, makeWork, type Work, KINDS } from '../../../../src/engine/index.ts';
import { readFiles } from '../../../../src/components/classroom/gradebook/files.ts';
import { bookFormat } from '../../../../src/components/classroom/gradebook/gradeStore.ts';
import { readText } from '../../../../src/components/classroom/gradebook/import.ts';
import {
  FileReading,
  type ReadingProgress,
} from '../../../../src/components/classroom/gradebook/reading.dom.ts';
import { pack } from '../../../../src/components/classroom/packing.ts';
import {
  BOOK_LIMITS,
  EMPTY_BOOK,
  keptAssignment,
  keptWork,
  withAssignments,
  withWorks,
} from '../../../../src/components/classroom/gradebook/results.ts';
import { assignment, first, found as foundIn, second, third, withWork } from './books.ts';
import {
  copyFormat,
  startWork,
  withAttempt,
} from '../../../../src/components/classroom/ownWork.ts';
import { growthOfFour } from '../../../growth.ts';
import { GradebookState } from '../../../../src/components/classroom/gradebook/gradebook.svelte.ts';
import { gradebookHandlers } from '../../../../src/components/classroom/gradebook/gradebookHandlers.dom.ts';
import { ownStorage } from '../../platform/storageDouble.ts';
import { workerWith } from '../../platform/workerDouble.ts';
import { readContent } from '../../../../src/components/classroom/reader.ts';

const BOOK = withWork(EMPTY_BOOK, first, 'a file');
const place = (line: number) => `line ${line}`;
const codeOf = (work: Work) => pack(makeWork(work));

describe('codes in any text', () => {
  it('are found with their lines, whatever lies around them', async () => {
    const text = `Hi, 1.5 points?\r\n> ${await codeOf(first)}, thanks\n\nsee https://x.org/teach/grade/#r=${await codeOf(second)}\nhttps://safe.example/?u=https%3A%2F%2Fx%23r%3D${await codeOf(third)}&d=1`;
    const { works: found, troubles } = await readText(text, 'pasted', place);
    expect(found.map(({ work }) => work)).toEqual([first, second, third].map(keptWork));
    expect(found.map(({ from }) => from)).toEqual(['line 2', 'line 4', 'line 5']);
    expect(troubles).toEqual([]);
  });

  it('that are bad are named, and the rest is kept', async () => {
    const good = await codeOf(first);
    const text = [
      good,
      good.slice(0, -9),
      '7.aaaaaaaaaaaaaaaaaaaa',
      await pack('{"noughtbook":"work"}'),
    ];
    const { works: found, troubles } = await readText(text.join('\n\n'), 'pasted', place);
    expect(found).toHaveLength(1);
    expect(
      troubles.map(({ from, why }) => [from, why.of, 'problem' in why && why.problem.code]),
    ).toEqual([
      ['line 3', 'code', expect.stringMatching(/^(damaged|bad-letters)$/)],
      ['line 5', 'code', 'newer-codec'],
      ['line 7', 'work', 'wrong-value'],
    ]);
  });

  it('are counted in a time that grows with the text only', async () => {
    const read = (share: number) => {
      const lines = 'a line without a code\n'.repeat(5000 * share);
      const bad = '7.aaaaaaaaaaaaaaaaaaaa\n'.repeat(250 * share);
      return readText(lines + bad, 'pasted', place);
    };
    const { troubles } = await read(4);
    expect(troubles).toHaveLength(1000);
    expect(troubles.at(-1)?.from).toBe('line 21000');
    expect(await growthOfFour(read)).toBeLessThan(9);
  });

  it('leave others their turn, and tell how far they are', async () => {
    const hostile = `1.AAAAAAAAAAAAAAAAAAAA\n${'A\n'.repeat(200)}`.repeat(400);
    const told: ReadingProgress[] = [];
    const reading = new FileReading((progress) => told.push(progress));
    await readText(`${await codeOf(first)}\n\n${hostile}`, 'x', place, reading);
    expect(told.length).toBeGreaterThan(1);
    expect(told[0]).toMatchObject({ all: 401 });
  });

  it('beyond the room for results are not read, and this is said', async () => {
    const codes = Array.from({ length: 1200 }, (_, at) => `7.aaaaaaaaaaaaaaaaaa${at}`);
    const { troubles } = await readText(`${codes.join(' ')} ${codes[0]}`, 'pasted', place);
    expect(troubles).toHaveLength(BOOK_LIMITS.entries + 1);
    expect(troubles[0]?.why).toEqual({ of: 'codes', limit: BOOK_LIMITS.entries });
  });

  it('may be assignments; nothing at all is said to be nothing', async () => {
    const found = await readText(await pack(makeAssignment(assignment)), 'pasted');
    expect(found.assignments).toEqual([keptAssignment(assignment)]);
    const none = await readText('Good morning! 3.14 and 2.71', 'pasted');
    expect(none.troubles).toEqual([{ from: 'pasted', why: { of: 'nothing' } }]);
  });
});

describe('files', () => {
  const file = (name: string, content: string | Uint8Array) => ({
    name,
    file: new Blob([content as BlobPart]),
  });

  it('of every sort are read, in zip files too, and bad ones named', async () => {
    const own = withAttempt(
      startWork(makeAssignment(assignment), assignment.tasks.length, 1),
      0,
      '4',
    );
    const zip = zipSync({
      'class/anna.txt': strToU8(`Мой код: ${await codeOf(first)}`),
      'class/bad.txt': strToU8('nothing'),
      '__MACOSX/._anna.txt': strToU8('x'),
      'class/.DS_Store': strToU8('x'),
    });
    const found = await readFiles([
      file('a.json', makeAssignment(assignment)),
      file('w.json', `\uFEFF${makeWork(second)}`),
      file('copy.json', copyFormat.make(own)),
      file('book.json', bookFormat.make(BOOK)),
      file('all.zip', zip),
      file('broken.zip', zip.slice(0, 60)),
      file('.hidden', 'x'),
    ]);
    expect(found.assignments).toEqual([assignment, assignment].map(keptAssignment));
    expect(found.works.map(({ from }) => from)).toEqual([
      'w.json',
      'copy.json',
      'all.zip › class/anna.txt',
    ]);
    expect(JSON.parse(found.works[1]?.work.text ?? '')).toMatchObject({
      tasks: [[0, ['4', 0]], ...assignment.tasks.slice(1).map(() => [0])],
    });
    expect(found.books).toHaveLength(1);
    expect(found.troubles.map(({ from, why }) => [from, why.of])).toEqual([
      ['all.zip › class/bad.txt', 'nothing'],
      ['broken.zip', 'zip'],
    ]);
  });

  it('in UTF-16, as Windows saves them, are read', async () => {
    const little = Buffer.from(`\uFEFF${makeWork(first)}`, 'utf16le');
    // Some leave the mark away.
    const big = Buffer.from(`Ωλ\n${await codeOf(first)}`, 'utf16le').swap16();
    const found = await readFiles([file('l.txt', little), file('b.txt', big)]);
    expect(found.works.map(({ work }) => work)).toEqual([first, first].map(keptWork));
  });

  it('are never unpacked further than their directory says', async () => {
    const bomb = new Uint8Array(30_000_000);
    const zip = zipSync({ bomb, ok: strToU8(await codeOf(first)) });
    const view = new DataView(zip.buffer, zip.byteOffset);
    const lie = zip.slice();
    const lying = new DataView(lie.buffer);
    for (let at = 0; at < zip.length - 30; at++) {
      const isBomb =
        view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 9999;
      if (isBomb) lying.setUint32(at + 24, 9, true);
    }
    const read = async (bytes: Uint8Array) => {
      const { troubles, works } = await readFiles([file('z.zip', bytes)]);
      return [works.length, ...troubles.map(({ why }) => why.of)];
    };
    expect(await read(zip)).toEqual([0, 'large']);
    expect(await read(lie)).toEqual([1, expect.stringMatching(/^(zip|nothing)$/)]);
  });

  it('that are too large are refused', async () => {
    const large = new Uint8Array(20_100_000);
    const found = await readFiles([file('l.txt', large), file('ok.txt', await codeOf(first))]);
    expect(found.troubles.map(({ from, why }) => [from, why.of])).toEqual([['l.txt', 'large']]);
    expect(found.works).toHaveLength(1);
  });
});

const TEXTS = [first, second, third].map((work) => keptWork(work).text);

ownStorage();

describe('a result that takes too long', () => {
  it('is told of; the others are graded', async () => {
    const slow = {
      ...gradebookHandlers,
      grade: (question: Parameters<typeof gradebookHandlers.grade>[0]) =>
        question.work === TEXTS[1] ? ('too-long' as const) : gradebookHandlers.grade(question),
    };
    const gradebook = new GradebookState(() => workerWith(slow));
    await gradebook.take(foundIn(first, second, third));
    await gradebook.settled();
    expect([...gradebook.grader.graded.keys()]).toEqual([TEXTS[0], TEXTS[2]]);
    expect([...gradebook.grader.tooLong]).toEqual([TEXTS[1]]);
  });

  it('is what grading gives up after its budget', () => {
    const question = { assignment: keptAssignment(assignment).text, work: TEXTS[0] ?? '' };
    expect(gradebookHandlers.grade({ ...question, budget: -1 })).toBe('too-long');
    expect(gradebookHandlers.grade({ ...question, budget: 60_000 })).toMatchObject({ most: 12 });
  });
});

describe('a gradebook that is too large for the browser', () => {
  /** Essays in which every letter takes six. */
  const essay = KINDS.open.answer.encode('Ж'.repeat(330));
  const full = () => {
    const pupils = Array.from({ length: 100 }, (_, at) => {
      const tasks = Array.from({ length: 30 }, () => ({
        hints: 0,
        attempts: [{ answer: essay, seconds: 99 }],
      }));
      return keptWork({ assignment: '0'.repeat(16), pupil: String(at), claimed: 0, tasks });
    });
    return withWorks(
      EMPTY_BOOK,
      pupils.map((work) => ({ work, from: 'x' })),
    ).book;
  };

  it('can be opened again from its file, plain and in a zip file', async () => {
    const book = full();
    const text = bookFormat.make(book);
    expect(text.length).toBeGreaterThan(5_700_000);
    const zip = zipSync({ 'class.gradebook.json': strToU8(text) });
    const found = await readFiles([
      { name: 'b.json', file: new Blob([text]) },
      { name: 'b.zip', file: new Blob([zip as BlobPart]) },
    ]);
    expect(found.troubles).toEqual([]);
    expect(found.books).toEqual([book, book]);
  });

  it('has room for so many letters; what it has no room for is counted', () => {
    const work = (at: number) => ({
      work: { assignment: '', pupil: '', claimed: 0, text: String(at).padEnd(5_000_000) },
      from: '',
    });
    const { book, noRoom } = withWorks(EMPTY_BOOK, [work(1), work(2), work(3)]);
    expect([book.entries.length, noRoom]).toEqual([2, 1]);
    const name = (at: number) => ({ name: String(at), title: '', text: 'x'.repeat(1_500_000) });
    expect(withAssignments(EMPTY_BOOK, [name(1), name(2)])).toMatchObject({ noPlace: 1 });
  });
});

const work = (pupil: string): Work => ({
  assignment: '0123456789abcdef',
  pupil,
  claimed: 1,
  tasks: [{ attempts: [{ answer: `4-${pupil}`, seconds: 9 }], hints: 0 }],
});
/** Codes of many works, so that each sign is in some of them. */
const CODES = await Promise.all(
  Array.from({ length: 400 }, (_, at) => pack(makeWork(work(`Fox ${at * 37}`)))),
);
const middle = (code: string, sign: string) => `${code.slice(0, 30)}${sign}${code.slice(30)}`;
const signs = (code: string, hyphen: string, line: string, stop = '.') =>
  code.replaceAll('-', hyphen).replaceAll('_', line).replace('.', stop);

const CHANGES: Readonly<Record<string, (code: string) => string>> = {
  'signs that nobody sees': (code) =>
    [...'\u200B\u200E\u00AD\u206A\u3164\u17B4\u2800\uFFFC\uFFFD\u0332\b\x85'].reduce(middle, code),
  'long dashes': (code) => code.replaceAll('--', '—'),
  'middle dashes for two': (code) => code.replaceAll('--', '–'),
  'middle dashes for each': (code) => code.replaceAll('-', '–'),
  'one long dash and one middle': (code) => code.replace('--', '—').replace('-', '–'),
  'hyphens and underscores of any kind': (code) =>
    signs(code.replace('-', '\u2010').replace('-', '\u2043'), '\u2015', '\u203F', '\u2024'),
  'escaped signs': (code) => signs(code, '\\-', '\\_'),
  'signs of addresses': (code) => signs(code, '%2D', '%5f'),
  'signs of pages': (code) => signs(code.replace('-', '&minus;'), '&#45;', '&#x5F;<wbr>'),
  'signs of mails and programs': (code) => signs(code, '=2D', '%255F', '\\u002e'),
  'bars and bullets before lines': (code) => middle(middle(code, '\n│ '), '<br>\n• '),
  'hyphens at ends of lines': (code) => code.replaceAll(/(.{20})(?<!-)(?=.)/g, '$1-\n'),
  'wide letters': (code) =>
    code.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  'a picture in between': (code) => middle(code, '🙂'),
  'a picture for letters': (code) => code.replace('XD', '😆').replace('xD', '😆'),
  'a letter in another case': (code) =>
    code.replace(/(?<=^1\.)\w/, (letter) => letter.toLowerCase()),
  'a space behind the stop': (code) => code.replace('1.', '1. '),
};

describe('codes that were changed on the way', () => {
  it.each(Object.entries(CHANGES))('are read: %s', async (_, change) => {
    const changed = CODES.filter((code) => change(code) !== code).slice(0, 12);
    expect(changed.length).toBeGreaterThan(0);
    for (const code of changed) {
      const sent = `Anna:\n${change(code)}\n`;
      const { works, troubles } = await readText(sent + CODES.at(-1), 'pasted');
      expect([works.length, troubles]).toEqual([2, []]);
      // The pupil's field reads them as well.
      expect((await readContent(`${sent}Bye`)).ok).toBe(true);
    }
  });

  it('are never read as what nobody sent', async () => {
    const [code = ''] = CODES;
    const lost = code.slice(0, -6);
    const { works, troubles } = await readText(`From: Ida Igel\n\nHello, here it is\n${lost}`, 'x');
    expect(works).toEqual([]);
    expect(troubles).toMatchObject([{ before: 'From: Ida Igel Hello, here it is' }]);
  });
});
