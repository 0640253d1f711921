/** The fields that one types in: Enter on a radio button or a box to tick is no answer yet. */
const TYPED = ['text', 'number'];

/** Enter or Space on a radio button that is chosen already: it says that this is the answer. */
export const isPressOnChosen = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') &&
  target instanceof HTMLInputElement &&
  target.type === 'radio' &&
  target.checked;

/** Enter in a typed field that stands by itself: it checks what was typed, as in a form. */
export const isEnterInField = ({ key, isComposing, target }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  !isComposing &&
  target instanceof HTMLInputElement &&
  TYPED.includes(target.type) &&
  !target.form;
