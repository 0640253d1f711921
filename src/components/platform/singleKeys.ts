import { stored } from './stored.ts';

/** Whether single keys do something while nothing has the focus: one switch for all pages, kept on the device. */
export const singleKeysStore = stored<{ readonly on: boolean }>('noughtbook.keys', {
  empty: { on: true },
  read: ({ on }) => ({ on: on !== false }),
});

/** What was chosen where it cannot be stored: it holds as long as the page is open. */
let unstored: boolean | undefined;

export const areSingleKeysOn = (): boolean => unstored ?? singleKeysStore.read().value.on;

export async function switchSingleKeys(on: boolean): Promise<void> {
  const { problem } = await singleKeysStore.change(() => ({ on }));
  unstored = problem && on;
}
