import type { BoardController } from './boardController.svelte.ts';

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key does on a focused cell. True if the board has used it. */
export function boardKey(event: KeyboardEvent, controller: BoardController): boolean {
  const { key, altKey, metaKey, ctrlKey, shiftKey, repeat } = event;
  if (altKey || metaKey || ctrlKey) return false;
  const arrow = ARROWS[key];
  if (arrow) {
    const [dx, dy] = arrow;
    if (shiftKey) controller.pan(dx, dy);
    else controller.goTo({ x: controller.cursor.x + dx, y: controller.cursor.y + dy });
  } else if (key === 'Enter' || key === ' ') {
    if (!repeat) controller.choose(controller.cursor);
  } else if (key === '+' || key === '=') controller.zoom(true);
  else if (key === '-' || key === '_') controller.zoom(false);
  else if (key === 'Home') controller.toMarks();
  else if (key === 'Escape' && controller.asked) controller.asked = undefined;
  else return false;
  return true;
}
