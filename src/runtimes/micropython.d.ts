/** The part of the interpreter of Python that the tests use; its package brings no types. */
declare module '@micropython/micropython-webassembly-pyscript' {
  interface Python {
    /** Throws what the program raises. */
    runPython(source: string): void;
    readonly globals: { get(name: string): unknown };
  }
  export function loadMicroPython(): Promise<Python>;
}
