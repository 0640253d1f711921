/**
 * Whether anything is stored under this name: asked before what would read it is loaded. False where
 * storage is closed to the site.
 */
export function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
