/** What holds for a whole assignment. */
export const workshopRules = {
  title: 'Practice or test',
  /** In half a line, while the rest is folded. */
  summary: ({ isTest, own }: { readonly isTest: boolean; readonly own: boolean }) =>
    `${isTest ? 'A test' : 'Practice'}${own ? ', own boards' : ''}`,
  mode: 'What is it for?',
  practice: 'Practice',
  practiceAbout:
    'Pupils see at once whether an answer is right, can try again, and may ask for hints. Their best answer counts, and neither tries nor hints cost anything.',
  test: 'A test',
  testAbout:
    'Each task takes one answer, which pupils can change until they hand in. Only then do they see what was right, and there are no hints.',
  own: 'A board of their own for each pupil',
  ownAbout:
    'Each pupil gets other boards, as hard as yours as far as the engine can count. They’re made from the name or number that the pupil types, so nobody can begin without one. A board that you set by hand stays the same for all, unless you say otherwise in its task. On paper everybody has your boards.',
  asks: 'Ask pupils for',
  asked: { pseudonym: 'a made-up name', number: 'their number', nothing: 'nothing' },
  needsName: 'They can’t begin without it',
};
