import { NINE_CELLS, type CodeLanguage, type Program } from '../../../engine/index.ts';
import { codeMessages } from '#language/bot/messages';
import { textOfBytes } from '../../platform/decodeText.ts';

const SUFFIXES: Readonly<Record<CodeLanguage, string>> = { python: '.py', javascript: '.js' };
const COMMENTS: Readonly<Record<CodeLanguage, string>> = { python: '#', javascript: '//' };

/** The name of a file with a program, from what its owner calls the machine. */
export function sourceName(name: string, language: CodeLanguage): string {
  const plain = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '');
  return (plain || 'machine') + SUFFIXES[language];
}

/** The game around a program: where the program itself ends. */
const rule = (language: CodeLanguage) =>
  `${COMMENTS[language]} ---- ${codeMessages.home.rule} ----`;

/** What a program finds of its board, for one that asks. */
const NAMES: Readonly<Record<CodeLanguage, string>> = {
  python: 'COLUMNS, ROWS, IN_A_ROW, FALLING, MISERE = 3, 3, 3, False, False\n\n',
  javascript: `Object.assign(globalThis, ${JSON.stringify(NINE_CELLS)});\n\n`,
};
const ASKS = /\b(COLUMNS|ROWS|IN_A_ROW|FALLING|MISERE)\b/;

/** One file that plays in a terminal: the program, and after it the board, the input and the loop. `first` is called before. */
export function takeHome({ language, source }: Program, first = ''): string {
  return `${ASKS.test(source) ? NAMES[language] : ''}${source.trimEnd()}\n\n\n${rule(language)}\n\n${GAMES[language](first)}`;
}

/** The program in a file, and its language; `undefined` if it is no text. What `takeHome` put around it is left out. */
export function readSource(bytes: Uint8Array, name: string): Program | undefined {
  const text = textOfBytes(bytes);
  // eslint-disable-next-line no-control-regex -- no editor writes these into a text, and the last stands for what is none
  if (/[\0-\x08\x0E-\x1A\uFFFD]/.test(text)) return undefined;
  const isPython = name.endsWith('.py') || (!name.endsWith('.js') && /^\s*def /m.test(text));
  const language = isPython ? 'python' : 'javascript';
  const [whole = ''] = text.replaceAll(/\r\n?/g, '\n').split(`\n\n\n${rule(language)}`);
  const source = whole.startsWith(NAMES[language]) ? whole.slice(NAMES[language].length) : whole;
  return { language, source: source.endsWith('\n') || source === '' ? source : `${source}\n` };
}

const { asks, takes, wins, draw, illegal, which } = codeMessages.home;

const GAMES: Readonly<Record<CodeLanguage, (first: string) => string>> = {
  python: (first) => `def _game():
    lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6),
             (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
    board = [""] * 9

    def show():
        for row in (0, 3, 6):
            print(" ".join(board[cell] or str(cell) for cell in range(row, row + 3)))

    person = ""
    while person not in ("X", "O"):
        person = input("${which} ").strip().upper()
    show()
    for turn in range(9):
        mark = "XO"[turn % 2]
        if mark == person:
            text = ""
            while text not in [str(cell) for cell in range(9) if board[cell] == ""]:
                text = input("${asks} ").strip()
            cell = int(text)
        else:
            cell = play(list(board), mark)
            print("${takes}", cell)
            if type(cell) is not int or cell not in range(9) or board[cell] != "":
                return print("${illegal}")
        board[cell] = mark
        show()
        if any(all(board[each] == mark for each in line) for line in lines):
            return print(mark, "${wins}")
    print("${draw}")


if __name__ == "__main__":
${first && `    ${first}\n`}    try:
        _game()
    except (EOFError, KeyboardInterrupt):
        print()
`,
  javascript: (first) => `globalThis.print ??= console.log;
globalThis.choice ??= (list) => list[Math.floor(Math.random() * list.length)];

(async () => {
${first && `  ${first};\n`}  const { createInterface } = await import("node:readline");
  const terminal = createInterface({ input: process.stdin });
  const typed = terminal[Symbol.asyncIterator]();
  async function ask(question) {
    process.stdout.write(question + " ");
    const { value, done } = await typed.next();
    if (done) process.exit();
    return value.trim();
  }
  const lines = ["012", "345", "678", "036", "147", "258", "048", "246"];
  const board = Array(9).fill("");
  const show = () => {
    for (const row of [0, 3, 6]) {
      console.log([0, 1, 2].map((at) => board[row + at] || row + at).join(" "));
    }
  };
  let person;
  do person = (await ask("${which}")).toUpperCase();
  while (person !== "X" && person !== "O");
  show();
  let said = "${draw}";
  for (let turn = 0; turn < 9; turn++) {
    const mark = "XO"[turn % 2];
    let cell;
    if (mark === person) {
      do cell = await ask("${asks}");
      while (!/^[0-8]$/.test(cell) || board[cell] !== "");
    } else {
      cell = play([...board], mark);
      console.log("${takes}", cell);
      if (typeof cell !== "number" || board[cell] !== "") {
        said = "${illegal}";
        break;
      }
    }
    board[cell] = mark;
    show();
    if (lines.some((line) => [...line].every((each) => board[each] === mark))) {
      said = mark + " ${wins}";
      break;
    }
  }
  console.log(said);
  terminal.close();
})();
`,
};
