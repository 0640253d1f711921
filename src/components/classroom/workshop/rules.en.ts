import { percent } from '#language/ui/language/grammar';

/** What holds for a whole assignment. */
export const workshopRules = {
  title: 'Practice or test',
  /** In half a line, while the rest is folded; `undefined` where tasks differ. */
  summary: (
    mode: 'at-once' | 'at-end' | undefined,
    {
      tryCost,
      hintCost,
      own,
    }: { readonly tryCost: number; readonly hintCost: number; readonly own: boolean },
  ) => {
    const boards = own && 'own boards';
    if (mode === 'at-end') return ['A test', boards].filter(Boolean).join(', ');
    const costs = [
      tryCost > 0 && `later tries −${percent(tryCost / 100)}`,
      hintCost > 0 && `hints −${percent(hintCost / 100)}`,
      boards,
    ].filter((each) => each !== false);
    return [mode === undefined ? 'Both' : 'Practice', ...costs].join(', ');
  },
  mode: 'What is it for?',
  modes: { 'at-once': 'Practice', 'at-end': 'A test' },
  about: {
    'at-once':
      'Pupils see at once whether an answer is right, can try again, and may ask for hints.',
    'at-end':
      'Pupils can change their answers until they hand in. Only then do they see what was right, and there are no hints.',
  },
  mixed: 'Some tasks are for practice and others a test. Choose here to make them all the same.',
  tryCost: 'Each try after the first costs',
  hintCost: 'Each hint costs',
  cost: (hundredths: number) =>
    hundredths === 0 ? 'nothing' : `${percent(hundredths / 100)} of the points`,
  best: 'Pupils read this before they answer. Their best answer counts.',
  last: 'The last answer they check counts.',
  own: 'A board of their own for each pupil',
  ownAbout:
    'Each pupil gets other boards, as hard as yours as far as the engine can count. They’re made from the name or number that the pupil types, so nobody can begin without one. A board that you set by hand stays the same for all, unless you say otherwise in its task. On paper everybody has your boards.',
  asks: 'Ask pupils for',
  asked: { pseudonym: 'a made-up name', number: 'their number', nothing: 'nothing' },
  needsName: 'They can’t begin without it',
};
