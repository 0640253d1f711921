/** What the plans of lesson hours say around their own text. */
export const plansMessages = {
  title: (title: string) => `${title}: 45 minutes`,
  lesson: (number: number) => `With lesson ${number}`,
  minutes: (minutes: number) => `${minutes} min`,
};
