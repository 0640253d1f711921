/** Files that are read at once, in folders and in zip files. */
export const MOST_FILES = 500;

/** A file with the name that tells a teacher where it lay: "class 7/anna.txt". */
export interface NamedFile {
  readonly name: string;
  readonly file: Blob;
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
    entries.filter((entry) => entry !== null).map((entry) => filesIn(entry)),
  );
  return all.flat();
}

async function filesIn(entry: FileSystemEntry): Promise<NamedFile[]> {
  const name = entry.fullPath.replace(/^\//, '');
  if (entry.isFile) {
    const file = await new Promise<File | undefined>((done) =>
      (entry as FileSystemFileEntry).file(done, () => done(undefined)),
    );
    return file ? [{ name, file }] : [];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const all: NamedFile[] = [];
  // A reader gives its entries in portions, and an empty one at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done) =>
      reader.readEntries(done, () => done([])),
    );
    if (some.length === 0 || all.length > MOST_FILES) return all;
    for (const each of some) all.push(...(await filesIn(each)));
  }
}
