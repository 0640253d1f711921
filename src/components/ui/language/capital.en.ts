/** With a capital letter, as the first word of a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
