import { setTimeout as pause } from 'node:timers/promises';

const TRIES = 300;
const PATIENCE_MS = 60_000;
/** To start a browser. */
const BEGIN_MS = 20_000;

/** A WebDriver session (W3C): one HTTP request per command. */
export class Session {
  readonly #address: string;
  /** The browser's version. */
  readonly version: string;

  static async begin(address: string, options: object): Promise<Session> {
    const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
    const { sessionId, capabilities } = await request<{
      sessionId: string;
      capabilities: { browserVersion: string };
    }>('POST', `${address}/session`, { capabilities: { alwaysMatch } }, BEGIN_MS);
    return new Session(`${address}/session/${sessionId}`, capabilities.browserVersion);
  }

  private constructor(address: string, version: string) {
    this.#address = address;
    this.version = version;
  }

  post<Result>(command: string, body: object): Promise<Result> {
    return request('POST', `${this.#address}/${command}`, body);
  }

  get<Result>(command: string): Promise<Result> {
    return request('GET', `${this.#address}/${command}`);
  }

  async end(): Promise<void> {
    await request('DELETE', this.#address);
  }
}

/** Waits until the driver program responds. */
export async function driverAnswers(address: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return void (await request('GET', `${address}/status`));
    } catch (error) {
      if (tries > TRIES) throw error;
      await pause(100);
    }
  }
}

async function request<Result>(
  method: string,
  address: string,
  body?: object,
  patience = PATIENCE_MS,
): Promise<Result> {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(address, {
    method,
    signal,
    // The driver closes idle connections without notice, and a request on such a one is lost.
    headers: { connection: 'close' },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: Error) => {
    throw new Error(
      `${method} ${address.split('/').slice(5).join('/')}: ${String(error.cause ?? error)}`,
    );
  });
  const { value } = (await answer.json()) as { value: Result & { error: string; message: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
