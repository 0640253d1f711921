/** The page draws and hears what was pressed; promises alone would never let it. */
export const pageTurn = () => new Promise<void>((ready) => setTimeout(ready));
