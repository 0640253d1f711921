/** What the plans of lesson hours say around their own text. */
export const plansMessages = {
  title: (title: string) => `${title}: 45 minutes`,
  lesson: (number: number) => `With lesson ${number}`,
  /** At the end of a lesson. */
  teaching: 'Are you teaching this?',
  plan: 'Here’s a plan for 45 minutes.',
  minutes: (minutes: number) => `${minutes} min`,
};
