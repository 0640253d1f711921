/** Why two answers of the lesson on tables are wrong: by what is the table smaller? */
export const whyNotFactor = {
  four: 'That would be so if mirrors did not count.',
  eight: 'That would be so if all eight turns and mirrors of every board were different.',
} as const;
