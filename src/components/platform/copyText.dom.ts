/** Copies a text; false without permission, and where a page is not served safely: there is no clipboard then. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
