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

/** Shares a picture where the device can, and saves it elsewhere. */
export async function shareOrSave(blob: Blob, name: string, more: ShareData): Promise<void> {
  const share = { ...more, files: [new File([blob], name, { type: blob.type })] };
  // Who closes the sheet of the device has not asked for a file.
  if (navigator.canShare?.(share)) await navigator.share(share).catch(() => undefined);
  else saveBlob(blob, name);
}

/** Offers a text as a file to save. */
export function saveText(text: string, name: string, type = 'application/json'): void {
  saveBlob(new Blob([text], { type }), name);
}
