import { BOARD_LOOKS, BOARD_STYLES, FIRST_LOOK, type LargeBoardLook } from './scene.ts';
import { stored } from '../../platform/stored.ts';

/** How large boards look, stored on the device for every page. */
export const lookStore = stored<LargeBoardLook>('noughtbook.board', {
  empty: FIRST_LOOK,
  read: ({ look, style, numbers, confirm }) => ({
    look: BOARD_LOOKS.find((each) => each === look) ?? FIRST_LOOK.look,
    style: BOARD_STYLES.find((each) => each === style) ?? FIRST_LOOK.style,
    numbers: numbers === true,
    confirm: confirm !== false,
  }),
});
