/** Offers bytes as a file to save. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it a little later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Offers a text as a file to save. */
export function saveText(text: string, name: string, type = 'application/json'): void {
  saveBlob(new Blob([text], { type }), name);
}
