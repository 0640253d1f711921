import { ASSIGNMENT_LIMITS } from '../../engine/index.ts';
import { calmText } from '../ui/calmText.ts';

/** A piece of a line, in the one style that it is written in. */
interface TextPiece {
  readonly text: string;
  readonly style: 'plain' | 'strong' | 'em' | 'code';
}
export type TextLine = readonly TextPiece[];

/** A part of a teacher's text. Lines of a paragraph stand below each other, as they were typed. */
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly lines: readonly TextLine[] }
  | { readonly kind: 'bullets'; readonly lines: readonly TextLine[] }
  | { readonly kind: 'numbers'; readonly first: number; readonly lines: readonly TextLine[] };

const BULLET = /^\s{0,3}[-*•]\s+(.*)$/;
const NUMBER = /^\s{0,3}(\d{1,4})[.)]\s+(.*)$/;
// A sign that opens a style is followed by a letter, one that closes it comes after one; so 2 * 3 * 4 stays.
const STYLED = /`([^`]+)`|\*\*(\S(?:.*?\S)?)\*\*|\*([^\s*](?:[^*]*[^\s*])?)\*/g;

/**
 * A teacher's text, which may use a little Markdown: **bold**, *italic*, `code`, lists and paragraphs.
 * Whatever is none of these is text as it stands: nothing that anybody writes becomes markup. Of what is longer than
 * any text that can be handed out, only the beginning is shown: to lay out a megabyte takes half a minute.
 */
export function readTeacherText(text: string): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  let isOpen = false;
  const { text: most } = ASSIGNMENT_LIMITS;
  const shown = text.length > most ? `${text.slice(0, most)}…` : text;
  for (const line of calmText(shown).split('\n')) {
    const block = blockOf(line);
    const last = blocks.at(-1);
    if (block && isOpen && last?.kind === block.kind) {
      blocks[blocks.length - 1] = { ...last, lines: [...last.lines, ...block.lines] };
    } else if (block) blocks.push(block);
    isOpen = block !== undefined;
  }
  return blocks;
}

function blockOf(line: string): TextBlock | undefined {
  if (line.trim() === '') return undefined;
  const bullet = BULLET.exec(line);
  if (bullet) return { kind: 'bullets', lines: [pieces(bullet[1] ?? '')] };
  const number = NUMBER.exec(line);
  if (number) {
    return { kind: 'numbers', first: Number(number[1]), lines: [pieces(number[2] ?? '')] };
  }
  return { kind: 'paragraph', lines: [pieces(line.trim())] };
}

function pieces(line: string): TextLine {
  const found: TextPiece[] = [];
  let from = 0;
  for (const match of line.matchAll(STYLED)) {
    const [whole, code, strong, em] = match;
    if (match.index > from) found.push({ text: line.slice(from, match.index), style: 'plain' });
    if (code !== undefined) found.push({ text: code, style: 'code' });
    else if (strong !== undefined) found.push({ text: strong, style: 'strong' });
    else found.push({ text: em ?? '', style: 'em' });
    from = match.index + whole.length;
  }
  if (from < line.length) found.push({ text: line.slice(from), style: 'plain' });
  return found;
}
