import { stored } from '../../platform/stored.ts';
import { BOARD_STYLES, FIRST_LOOK, type LargeBoardLook } from './scene.ts';

/** How large boards look, stored on the device for every page. */
export const lookStore = stored<LargeBoardLook>('noughtbook.board', {
  empty: FIRST_LOOK,
  read: ({ style, numbers, confirm }) => ({
    style: BOARD_STYLES.find((each) => each === style) ?? FIRST_LOOK.style,
    numbers: numbers === true,
    confirm: confirm !== false,
  }),
});
