/** X to move wins by fours here: the puzzle of lesson `threats`, which comes back in `strongest`. */
export const ATTACK_BOARD = `
    +-----------+
    |...........|
    |.....XO....|
    |...........|
    |..X.OX.....|
    |..XOX..XX..|
    |.....OO....|
    |.....O.....|
    |..XO.......|
    |...........|
    |...O.......|
    |...........|
    +-----------+`;
