import { stored } from './stored.ts';

/** Whether single keys do something while nothing has the focus: one switch for all pages, kept on the device. */
export const singleKeysStore = stored<{ readonly on: boolean }>('noughtbook.keys', {
  empty: { on: true },
  read: ({ on }) => ({ on: on !== false }),
});
