import { unzipSync, type UnzipFileInfo } from 'fflate';
import { MOST_FILES, type NamedFile } from '../../platform/chosenFiles.dom.ts';
import { textOfBytes } from '../../platform/decodeText.ts';
import { together, trouble, type Found } from './found.ts';
import { limitOf, readText } from './import.ts';
import { FileReading } from './reading.dom.ts';

/** Bytes of a zip file, and of all that is in it. */
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
  const read = reading.count(Math.min(wanted.length, MOST_FILES));
  for (const { name, file } of wanted.slice(0, MOST_FILES)) {
    await reading.breathe();
    all.push(await readFile(name, file, reading));
    read();
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

/** Every entry in its order, whatever its name. */
async function readZip(name: string, bytes: Uint8Array, reading: FileReading): Promise<Found> {
  const entries = entriesOf(bytes);
  if (!entries) return trouble(name, { of: 'zip' });
  const wanted = [...entries.entries()].filter(
    ([, entry]) => !entry.name.endsWith('/') && !isHidden(entry.name),
  );
  const all: Found[] = [];
  const done = reading.count(Math.min(wanted.length, MOST_FILES));
  let size = 0;
  for (const [at, entry] of wanted.slice(0, MOST_FILES)) {
    await reading.breathe();
    const from = `${name} › ${entry.name}`;
    // As its directory says; more are never unpacked of it.
    size += entry.originalSize;
    if (size > LARGEST_ZIP) {
      all.push(trouble(from, { of: 'large', limit: LARGEST_ZIP }));
      break;
    }
    const read = unpacked(bytes, at);
    all.push(read ? await readBytes(from, read, reading) : trouble(from, { of: 'zip' }));
    done();
  }
  const next = wanted[MOST_FILES];
  if (next) all.push(trouble(`${name} › ${next[1].name}`, { of: 'many', limit: MOST_FILES }));
  return together(all);
}

/** `undefined` if its directory can't be read. */
function entriesOf(bytes: Uint8Array): readonly UnzipFileInfo[] | undefined {
  const entries: UnzipFileInfo[] = [];
  try {
    unzipSync(bytes, { filter: (entry) => entries.push(entry) < 0 });
    return entries;
  } catch {
    return undefined;
  }
}

/** One entry by its place: two may have the same name. `undefined` if it is damaged or locked. */
function unpacked(bytes: Uint8Array, wanted: number): Uint8Array | undefined {
  let at = 0;
  try {
    return Object.values(unzipSync(bytes, { filter: () => at++ === wanted }))[0];
  } catch {
    return undefined;
  }
}

/** What systems put into folders and zip files beside what is meant. */
function isHidden(path: string): boolean {
  return path.split('/').some((part) => /^\.[^.]/.test(part) || part === '__MACOSX');
}

const isZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
