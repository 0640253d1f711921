import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';
import type { SeeProps } from '../../../src/components/lessons/parts/seeTarget.ts';

/** A component of an MDX text, with its attributes as they are written (`{9}` is "9"). */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | true>>;
}

export interface LessonText {
  readonly frontmatter: string;
  /** Everything after the frontmatter and the imports. */
  readonly body: string;
  readonly tags: readonly Tag[];
  /** What a reader is told in words typed by hand: no tags, no code. */
  readonly prose: string;
  readonly headings: readonly string[];
}

// Braces may hold one more pair: `starts={{ name: 'tree' }}`.
const BRACED = String.raw`\{(?:[^{}]|\{[^{}]*\})*\}`;
const TAG = new RegExp(
  String.raw`<([A-Z]\w*)((?:\s+(?:\{\.\.\.[^}]*\}|[\w:-]+(?:=(?:"[^"]*"|${BRACED}))?))*)\s*/?>`,
  'g',
);
const ATTRIBUTE = new RegExp(String.raw`([\w:-]+)(?:=(?:"([^"]*)"|(${BRACED})))?`, 'g');

const FOLDER = 'src/content/docs/lessons';
const isHidden = (file: string) =>
  /^  hidden: true$/m.test(readFileSync(join(root, FOLDER, file), 'utf8'));
/** The names of all lessons, such as "count". */
export const LESSONS = readdirSync(join(root, FOLDER))
  .filter((file) => file.endsWith('.mdx') && !isHidden(file))
  .map((file) => file.replace('.mdx', ''));

export const lessonText = (name: string) => readLesson(`${FOLDER}/${name}.mdx`);

/** Reads the source of a lesson as a test sees it. */
export function readLesson(path: string): LessonText {
  const source = readFileSync(join(root, path), 'utf8');
  const [, frontmatter = '', rest = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const body = rest.replace(/^import .*$/gm, '');
  const prose = body
    .replace(/```.*?```/gs, '')
    .replace(TAG, ' ')
    .replace(/<\/?[\w.]+[^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ']');
  return {
    frontmatter,
    body,
    tags: tagsOf(body),
    prose: prose.replace(/^#+ .*$/gm, ''),
    headings: [...body.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading),
  };
}

/** The components of a part of a lesson. */
export function tagsOf(text: string): Tag[] {
  return [...text.matchAll(TAG)].map(([, name = '', attributes = '']) => ({
    name,
    attributes: attributesOf(attributes),
  }));
}

/** What a phrase is given, as its component gets it. */
export function seePropsOf({ attributes }: Tag): SeeProps {
  const number = (name: string) =>
    attributes[name] === undefined ? undefined : Number(attributes[name]);
  return {
    call: number('call'),
    at: attributes['at'] as SeeProps['at'],
    hears: number('hears'),
    keeps: number('keeps'),
    step: number('step'),
    ties: attributes['ties'] as SeeProps['ties'],
  };
}

function attributesOf(written: string): Record<string, string | true> {
  const plain = written.replace(/\{\.\.\.[^}]*\}/g, '');
  return Object.fromEntries(
    [...plain.matchAll(ATTRIBUTE)].map(([, name = '', quoted, braced]) => [
      name,
      quoted ?? braced?.slice(1, -1) ?? true,
    ]),
  );
}
