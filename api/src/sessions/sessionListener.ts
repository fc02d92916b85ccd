import { Client } from 'pg';
import type { Logger } from 'pino';
import { endedChannel, type EndedSessions } from './sessionStore';

const reconnectAfter = 1_000;

/** Hears on a connection of its own which sessions end, in this process or another. Reconnects by itself. */
export class SessionListener {
  #client: Client | null = null;
  #stopped = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly databaseUrl: string,
    private readonly log: Logger,
    private readonly onEnd: (ended: EndedSessions | 'all') => void,
  ) {}

  /** False while something may end unheard. */
  get isListening(): boolean {
    return this.#client !== null;
  }

  async start(): Promise<void> {
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: 'dispatch-sessions',
      keepAlive: true,
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => this.onEnd(JSON.parse(payload ?? '{}') as EndedSessions));
    try {
      await client.connect();
      await client.query(`listen ${endedChannel}`);
      if (this.#stopped) await client.end();
      else this.#client = client;
    } catch (error) {
      this.log.warn({ err: error }, 'Cannot listen for the end of sessions; trying again');
      this.#later();
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  #lost(client: Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.onEnd('all');
    this.#later();
  }

  #later(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.start(), reconnectAfter);
    this.#timer.unref();
  }
}
