import { Inflate } from 'fflate';
import { MOST_FILES, type NamedFile } from '../../platform/chosenFiles.dom.ts';
import { textOfBytes } from '../../platform/decodeText.ts';
import { together, trouble, type Found, type TroubleWhy } from './found.ts';
import { LONGEST_BOOK, limitOf, readText } from './import.ts';
import { FileReading } from './reading.dom.ts';

/** Bytes of a zip file, and of all that is in it; a gradebook of ours may be more. */
const LARGEST_ZIP = 20_000_000;
/** Bytes by which a file is known. */
const HEAD = 200;

/** Everything in some files. Whatever cannot be read is named, and the rest kept. */
export async function readFiles(
  files: readonly NamedFile[],
  reading: FileReading = new FileReading(),
): Promise<Found> {
  const all: Found[] = [];
  const wanted = files.filter(({ name }) => !isHidden(name));
  const read = reading.count(Math.min(wanted.length, MOST_FILES), wanted[0]?.name ?? '');
  for (const { name, file } of wanted.slice(0, MOST_FILES)) {
    await reading.breathe();
    all.push(await readFile(name, file, reading));
    read(name);
  }
  const next = wanted[all.length];
  if (next) all.push(trouble(next.name, { of: 'many', limit: MOST_FILES }));
  return together(all);
}

async function readFile(name: string, file: Blob, reading: FileReading): Promise<Found> {
  try {
    const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
    const limit = isZip(head) ? LARGEST_ZIP : limitOf(textOfBytes(head));
    if (file.size > limit) return trouble(name, { of: 'large', limit });
    const bytes = new Uint8Array(await file.arrayBuffer());
    return await (isZip(bytes) ? readZip : readBytes)(name, bytes, reading);
  } catch {
    // A folder, or a file that was taken away meanwhile.
    return trouble(name, { of: 'nothing' });
  }
}

function readBytes(name: string, bytes: Uint8Array, reading: FileReading): Promise<Found> {
  return readText(textOfBytes(bytes), name, () => name, reading);
}

/** Every entry in its order, whatever its name. Inflating stops where there is too much. */
async function readZip(name: string, bytes: Uint8Array, reading: FileReading): Promise<Found> {
  const entries = entriesOf(bytes);
  if (!entries) return trouble(name, { of: 'zip' });
  const wanted = entries.filter((entry) => !entry.name.endsWith('/') && !isHidden(entry.name));
  const all: Found[] = [];
  const done = reading.count(Math.min(wanted.length, MOST_FILES), name);
  let size = 0;
  for (const entry of wanted.slice(0, MOST_FILES)) {
    await reading.breathe();
    const from = `${name} › ${entry.name}`;
    done(from);
    let [own, limit] = [0, 0];
    const read = inflated(bytes, entry, (beginning) => {
      own = limitOf(textOfBytes(beginning.subarray(0, HEAD)));
      limit = Math.min(own, (own === LONGEST_BOOK ? LONGEST_BOOK : LARGEST_ZIP) - size);
      return limit;
    });
    if (read instanceof Uint8Array) {
      size += read.length;
      all.push(await readBytes(from, read, reading));
      continue;
    }
    if (read === 'damaged') all.push(trouble(from, { of: 'zip' }));
    else {
      // What was inflated in vain counts as well: so the whole takes a known time.
      size += limit;
      all.push(trouble(from, { of: 'large', limit: own }));
    }
    if (size >= LARGEST_ZIP) break;
  }
  const next = wanted[all.length];
  if (next) all.push(trouble(`${name} › ${next.name}`, stopped(all.length)));
  return together(all);
}

/** Why nothing more of a zip file was read. */
function stopped(files: number): TroubleWhy {
  return files >= MOST_FILES
    ? { of: 'many', limit: MOST_FILES }
    : { of: 'large', limit: LARGEST_ZIP };
}

/** What systems put into folders and zip files beside what is meant. */
function isHidden(path: string): boolean {
  return path.split('/').some((part) => /^\.[^.]/.test(part) || part === '__MACOSX');
}

const isZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

/** A file in a zip file, as its directory tells of it. */
interface ZipEntry {
  readonly name: string;
  /** 0 stored, 8 deflated; others are not read. */
  readonly method: number;
  readonly isLocked: boolean;
  /** Bytes as they are packed. */
  readonly packed: number;
  /** Where its own head begins. */
  readonly head: number;
}

// Signatures and lengths of the records: PKWARE, APPNOTE 6.3.10, 4.3.7, 4.3.12 and 4.3.16.
const LOCAL = { signature: 0x04034b50, length: 30 };
const CENTRAL = { signature: 0x02014b50, length: 46 };
const END = { signature: 0x06054b50, length: 22 };
const LONGEST_COMMENT = 0xffff;
/** Packed bytes that are inflated at once: into a thousand times as many at the most. */
const PORTION = 1024;

/**
 * The entries in the order of the directory, names that occur twice as well. Undefined if that cannot be
 * read. What it tells of sizes is used for packed bytes only.
 */
function entriesOf(bytes: Uint8Array): readonly ZipEntry[] | undefined {
  const view = viewOf(bytes);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (!isAt(view, at, CENTRAL)) return undefined;
    const flags = view.getUint16(at + 8, true);
    const nameEnd = at + CENTRAL.length + view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + CENTRAL.length, nameEnd)),
      method: view.getUint16(at + 10, true),
      isLocked: (flags & 1) === 1,
      packed: view.getUint32(at + 20, true),
      head: view.getUint32(at + 42, true),
    });
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** How many bytes of something are wanted that begins like this. */
type LimitOf = (beginning: Uint8Array) => number;

/** What is in an entry: inflating stops as soon as there is more of it than is wanted. */
function inflated(
  bytes: Uint8Array,
  { method, isLocked, packed, head }: ZipEntry,
  limitOf: LimitOf,
): Uint8Array | 'damaged' | 'large' {
  const view = viewOf(bytes);
  if (isLocked || (method !== 0 && method !== 8) || !isAt(view, head, LOCAL)) return 'damaged';
  const start =
    head + LOCAL.length + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
  if (start + packed > bytes.length) return 'damaged';
  const content = bytes.subarray(start, start + packed);
  if (method === 8) return inflate(content, limitOf);
  return content.length > limitOf(content) ? 'large' : content;
}

function inflate(packed: Uint8Array, limitOf: LimitOf): Uint8Array | 'damaged' | 'large' {
  const parts: Uint8Array[] = [];
  let [size, limit, isWhole] = [0, Infinity, false];
  const stream = new Inflate((part, isLast) => {
    if (size === 0 && part.length > 0) limit = limitOf(part);
    parts.push(part);
    size += part.length;
    isWhole = isLast;
  });
  try {
    for (let at = 0; at < packed.length && size <= limit; at += PORTION) {
      stream.push(packed.subarray(at, at + PORTION), at + PORTION >= packed.length);
    }
  } catch {
    return 'damaged';
  }
  if (size > limit) return 'large';
  return isWhole ? joined(parts, size) : 'damaged';
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Where the record at the end begins: before a comment, which is seldom there. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END.length;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) {
    if (isAt(view, at, END)) return at;
  }
  return undefined;
}

function isAt(view: DataView, at: number, record: typeof END): boolean {
  if (at < 0 || at + record.length > view.byteLength) return false;
  return view.getUint32(at, true) === record.signature;
}

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
