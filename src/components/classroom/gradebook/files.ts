import { MOST_FILES, type NamedFile } from './chosen.dom.ts';
import { together, trouble, type Found } from './found.ts';
import { LONGEST_BOOK, limitOf, readText } from './import.ts';
import { FileReading } from './reading.dom.ts';
import type { TroubleWhy } from './found.ts';
import { entriesOf, inflated } from './zip.ts';

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
    const limit = isZip(head) ? LARGEST_ZIP : limitOf(textOf(head));
    if (file.size > limit) return trouble(name, { of: 'large', limit });
    const bytes = new Uint8Array(await file.arrayBuffer());
    return await (isZip(bytes) ? readZip : readBytes)(name, bytes, reading);
  } catch {
    // A folder, or a file that was taken away meanwhile.
    return trouble(name, { of: 'nothing' });
  }
}

function readBytes(name: string, bytes: Uint8Array, reading: FileReading): Promise<Found> {
  return readText(textOf(bytes), name, () => name, reading);
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** Told by the byte order mark; Windows calls UTF-16 "Unicode". */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
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
      own = limitOf(textOf(beginning.subarray(0, HEAD)));
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
