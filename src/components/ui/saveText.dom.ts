import { saveBlob } from './saveBlob.dom.ts';

/** Offers a text as a file to save. */
export function saveText(text: string, name: string, type = 'application/json'): void {
  saveBlob(new Blob([text], { type }), name);
}
