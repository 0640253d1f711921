/** The way to what was put aside, beside every notice about what is stored. */
export const keptAsideLink = 'See what is kept aside.';
