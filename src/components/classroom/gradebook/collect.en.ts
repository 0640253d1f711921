/** Where pupils hold their results up to the teacher's camera. */
export const gradedByCamera = {
  open: 'Collect with the camera',
  how: 'Pupils show their result as a QR code on their phones, and this page reads one after another.',
  from: 'camera',
  otherWays: 'Codes, links and files can be added here all the same.',
  /** `note` says what was added. */
  taken: (pupil: string, note: string) => (pupil === '' ? note : `${pupil}: ${note}`),
  late: {
    loading: 'Loading …',
    lost: 'The part of this page that uses the camera couldn’t be loaded.',
    retry: 'Try again',
  },
};
