/**
 * Whether a page of another site shows this one inside itself. It may have laid something over our buttons, so
 * nothing that matters is done there at a single press.
 */
export function isInForeignFrame(): boolean {
  for (let frame: Window = window; frame.parent !== frame; frame = frame.parent) {
    try {
      if (frame.parent.location.origin !== location.origin) return true;
    } catch {
      // A page may not even ask what another site's address is.
      return true;
    }
  }
  return false;
}
