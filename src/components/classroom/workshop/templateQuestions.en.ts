/** A question to each of some lessons for pupils to answer in their own words, and what a good answer says. */
export const templateQuestions: Readonly<
  Record<string, { readonly text: string; readonly model: string }>
> = {
  'lessons/fin': {
    text: 'X counts 1, O counts 4 and an empty cell counts 0. Why wouldn’t 1 and 2 do instead of 1 and 4? Give a line that would fool the machine.',
    model:
      'With 1 and 2 different lines can have the same sum. For example, three X’s make 3, and so do an X, an O and an empty cell. With 1 and 4 no other three cells have the sum of three X’s or of three O’s.',
  },
  'lessons/minimax': {
    text: 'Minimax assumes that the other side always plays its best move. What does it miss against somebody who makes mistakes, and why can’t that ever make it lose?',
    model:
      'It may pass over a trap that only a careless player would walk into, because it counts on the best answer. But a mistake by the other side can only make things better for the machine than it expected, so it keeps whatever it was sure of.',
  },
  'lessons/whole-tree': {
    text: 'Alpha-beta doesn’t look at all of the tree, and still finds the same score as minimax. Explain why nothing is lost to somebody who doesn’t believe it.',
    model:
      'It leaves out only what can’t change the decision. As soon as one answer shows that a move is no better than another one that is already known, it doesn’t matter how much worse it really is, because that move won’t be chosen anyway.',
  },
  'lessons/ratings': {
    text: 'The bot with the seven rules never looks at the other side’s answer. Describe a board on which that makes it go wrong, and say which question it should have asked.',
    model:
      'For example: X has two opposite corners and O, the bot, the centre. Every free cell gets the same rating, but if O takes a corner, it threatens a line, and X has to stop it on the very cell where X makes two threats. The bot should have asked what X would be forced to answer.',
  },
  'lessons/learning': {
    text: 'The machine learns only from games that it has played. What must its opponents be like for it to learn to play well, and what happens if it only ever meets Random, who takes any free cell?',
    model:
      'It has to meet the good answers too, or it never finds out that a move is bad. Against Random many poor moves win often enough to be rewarded, so it may come to prefer one that a good player would punish.',
  },
};
