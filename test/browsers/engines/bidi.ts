interface Message {
  readonly type: 'success' | 'error' | 'event';
  readonly id: number;
  readonly method: string;
  readonly result: unknown;
  readonly params: unknown;
  readonly message?: string;
}

const PATIENCE_MS = 60_000;

/** A WebDriver BiDi connection (W3C): commands and events as JSON over one socket. */
export class Bidi {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Message) => void>();
  readonly #listeners = new Set<(event: Message) => void>();
  #sent = 0;

  static async connect(address: string): Promise<Bidi> {
    const socket = new WebSocket(address);
    await new Promise((open, fail) => {
      socket.addEventListener('open', open);
      socket.addEventListener('error', () => fail(new Error(`No answer at ${address}`)));
    });
    return new Bidi(socket);
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.type === 'event') for (const listener of this.#listeners) listener(message);
      else this.#waiting.get(message.id)?.(message);
    });
  }

  /** Sends a command, and resolves to its result. */
  send<Result>(method: string, params: object): Promise<Result> {
    const id = ++this.#sent;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((done, fail) => {
      const late = setTimeout(() => fail(new Error(`${method}: no answer`)), PATIENCE_MS);
      this.#waiting.set(id, ({ type, result, message }) => {
        this.#waiting.delete(id);
        clearTimeout(late);
        if (type === 'success') done(result as Result);
        else fail(new Error(`${method}: ${message}`));
      });
    });
  }

  /** Calls `listen` for every such event, until the returned function is called. */
  on<Params>(event: string, listen: (params: Params) => void): () => void {
    const listener = ({ method, params }: Message) => {
      if (method === event) listen(params as Params);
    };
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#socket.close();
  }
}
