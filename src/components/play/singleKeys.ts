import { stored } from '../platform/stored.ts';

/** Whether single keys do something on the pages of play: one switch for all of them, kept on the device. */
export const singleKeysStore = stored<{ readonly on: boolean }>('noughtbook.keys', {
  empty: { on: true },
  read: ({ on }) => ({ on: on !== false }),
});
