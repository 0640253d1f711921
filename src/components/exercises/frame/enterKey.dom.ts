/** Enter in a field that stands by itself: it checks what was typed, as in a form. */
export const isEnterInField = ({ key, isComposing, target }: KeyboardEvent): boolean =>
  key === 'Enter' && !isComposing && target instanceof HTMLInputElement && !target.form;
