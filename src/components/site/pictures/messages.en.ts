import { inWords, numbers } from '#language/ui/language/grammar';

/** Words in and under the pictures of the lessons: at most six each. */
export const pictureMessages = {
  calls: (calls: string) => `${calls} calls`,
  verdicts: { true: 'TRUE', false: 'FALSE', 'only-if': 'ONLY IF' } as Record<string, string>,
  horizon: 'the horizon',
  looks: (looks: number) => `${looks} looks`,
  bugs: (bugs: number) => `${inWords(bugs)} of them`,
  orders: (orders: bigint) => numbers.format(orders),
  /** By the address of the lesson. */
  says: {
    count: 'How many games? Three answers.',
    folk: 'Twenty tips. Some make you lose.',
    fin: 'Three bits see a line.',
    ratings: 'Quick, clever, sometimes wrong.',
    minimax: 'One question, asked nine times.',
    depth: 'A limit, a horizon, a hurry.',
    'whole-tree': 'Half a million calls; prune most.',
    table: 'Eight boards can share a row.',
    learning: 'Matchboxes, beads, 20,000 games.',
    arena: 'Bots against bots, without luck.',
    'why-not-search': 'Too many boards: guess.',
    'what-next': 'Chess, Go, and ten matches.',
    five: 'Read the whole board, or don’t.',
    attacks: 'Marks, open ends, and gaps.',
    breakpoints: 'One careless answer, and it’s over.',
    weight: 'Every number, opened.',
    outbid: 'Small change outbids a win.',
    threats: 'Four, forced reply, four, win.',
    tuning: 'A match, with its interval.',
    strongest: 'Each step is a match.',
    bugs: 'Real mistakes in published code.',
    'how-large': 'Whose board is it? A coast.',
    dimensions: 'Lines through four sheets of paper.',
    renju: 'What Black may not play.',
  } as Record<string, string>,
} as const;

/** What a teacher does with an assignment once it is made, in its order. */
export const teachTools = {
  'hand-out': { name: 'Hand it out', says: 'As a link, a QR code or a file, or on paper.' },
  task: {
    name: 'What pupils open',
    says: 'The tasks on their own device, without an account.',
  },
  gradebook: {
    name: 'The gradebook',
    says: 'Paste their codes: it grades every answer again.',
  },
  plans: {
    name: 'Lesson plans',
    says: 'Four lessons of 45 minutes, with a start off screen.',
  },
} as const;
