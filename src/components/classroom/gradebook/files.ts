import {
  LONGEST_TEXT,
  NOTHING_FOUND,
  readText,
  together,
  type Found,
  type TroubleWhy,
} from './import.ts';
import { FileReading } from './reading.dom.ts';

/** Files that are read at once, in folders and in zip files. */
const MOST_FILES = 500;
/** Bytes of a zip file, and of all that is in it. */
const LARGEST_ZIP = 20_000_000;

/** A file with the name that tells a teacher where it lay: "class 7/anna.txt". */
export interface NamedFile {
  readonly name: string;
  readonly file: Blob;
}

/** Everything in some files. Whatever cannot be read is named, and the rest kept. */
export async function readFiles(
  files: readonly NamedFile[],
  reading: FileReading = new FileReading(),
): Promise<Found> {
  const all: Found[] = [];
  const wanted = files.filter(({ name }) => !isHidden(name));
  const read = reading.count(Math.min(wanted.length, MOST_FILES));
  for (const { name, file } of wanted.slice(0, MOST_FILES)) {
    await reading.breathe();
    if (reading.isStopped) break;
    all.push(await readFile(name, file, reading));
    read();
  }
  const next = wanted[all.length];
  if (next) {
    const many = { of: 'many', limit: MOST_FILES } as const;
    all.push(trouble(next.name, reading.isStopped ? { of: 'stopped' } : many));
  }
  return together(all);
}

async function readFile(name: string, file: Blob, reading: FileReading): Promise<Found> {
  if (file.size > LARGEST_ZIP) return trouble(name, { of: 'large', limit: LARGEST_ZIP });
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return await (isZip(bytes) ? readZip : readBytes)(name, bytes, reading);
  } catch {
    // A folder, or a file that was taken away meanwhile.
    return trouble(name, { of: 'nothing' });
  }
}

function readBytes(name: string, bytes: Uint8Array, reading: FileReading): Promise<Found> {
  if (bytes.length > LONGEST_TEXT) {
    return Promise.resolve(trouble(name, { of: 'large', limit: LONGEST_TEXT }));
  }
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return readText(text, name, () => name, reading);
}

/** Told by the byte order mark; Windows calls UTF-16 "Unicode". */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Every entry in its order, whatever its name. Inflating stops where there is too much. */
async function readZip(name: string, bytes: Uint8Array, reading: FileReading): Promise<Found> {
  const { entriesOf, inflated } = await import('./zip.ts');
  const entries = entriesOf(bytes);
  if (!entries) return trouble(name, { of: 'zip' });
  const wanted = entries.filter((entry) => !entry.name.endsWith('/') && !isHidden(entry.name));
  const all: Found[] = [];
  const done = reading.count(Math.min(wanted.length, MOST_FILES));
  let size = 0;
  for (const entry of wanted.slice(0, MOST_FILES)) {
    await reading.breathe();
    if (reading.isStopped) break;
    done();
    const from = `${name} › ${entry.name}`;
    const limit = Math.min(LONGEST_TEXT, LARGEST_ZIP - size);
    const read = inflated(bytes, entry, limit);
    if (read instanceof Uint8Array) {
      size += read.length;
      all.push(await readBytes(from, read, reading));
      continue;
    }
    if (read === 'damaged') all.push(trouble(from, { of: 'zip' }));
    else {
      // What was inflated in vain counts as well: so the whole takes a known time.
      size += limit;
      all.push(trouble(from, { of: 'large', limit: LONGEST_TEXT }));
    }
    if (size >= LARGEST_ZIP) break;
  }
  const next = wanted[all.length];
  if (next) {
    const why: TroubleWhy = reading.isStopped ? { of: 'stopped' } : stopped(all.length);
    all.push(trouble(`${name} › ${next.name}`, why));
  }
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

function trouble(from: string, why: TroubleWhy): Found {
  return { ...NOTHING_FOUND, troubles: [{ from, why }] };
}

/** The files that were chosen, with their places in a folder. */
export function chosenFiles(list: FileList | null): NamedFile[] {
  return Array.from(list ?? [], (file) => ({ name: file.webkitRelativePath || file.name, file }));
}

/** The files that were dropped, those in folders as well. Must be called in the event itself. */
export async function droppedFiles(data: DataTransfer): Promise<NamedFile[]> {
  const entries = Array.from(data.items, (item) => item.webkitGetAsEntry());
  const plain = chosenFiles(data.files);
  if (!entries.some((entry) => entry?.isDirectory)) return plain;
  const all = await Promise.all(
    entries.filter((entry) => entry !== null).map((entry) => filesIn(entry, 0)),
  );
  return all.flat();
}

const DEEPEST = 6;

async function filesIn(entry: FileSystemEntry, depth: number): Promise<NamedFile[]> {
  const name = entry.fullPath.replace(/^\//, '');
  if (entry.isFile) {
    const file = await new Promise<File | undefined>((done) =>
      (entry as FileSystemFileEntry).file(done, () => done(undefined)),
    );
    return file ? [{ name, file }] : [];
  }
  if (depth >= DEEPEST) return [];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const all: NamedFile[] = [];
  // A reader gives its entries in portions, and an empty one at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done) =>
      reader.readEntries(done, () => done([])),
    );
    if (some.length === 0 || all.length > MOST_FILES) return all;
    for (const each of some) all.push(...(await filesIn(each, depth + 1)));
  }
}
