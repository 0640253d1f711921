/** Said beside every notice about what is stored. */
export const keptAsideMessages = {
  link: 'See what is kept aside.',
  room: 'See what takes up the space.',
};
