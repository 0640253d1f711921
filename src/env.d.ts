/** Starlight serves its own components under these names, so that an override can wrap them; it ships no types for them. */
declare module 'virtual:starlight/components/*' {
  const Component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default Component;
}
/** A script that stands in the page itself (`scripts/lib/bundle.mjs`). */
declare module '*?inlined' {
  const script: string;
  export default script;
}
/** A worker for frames that can fetch nothing (`scripts/lib/sandboxed.mjs`): addresses of its files, and their bytes. */
declare module '*?sandboxed' {
  export const script: string;
  export const wasm: string;
  export const bytes: number;
}
/** Whether this site has a service worker (`scripts/lib/bundle.mjs`). */
declare const __OFFLINE__: boolean;
