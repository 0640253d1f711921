/** The button that lets something fill the screen. */
export const largeMessages = {
  label: 'Show large',
  show: (name: string) => `Show large: ${name}`,
  back: 'Back to the page',
};
