import { Client } from 'pg';
import type { Logger } from 'pino';
import { connectionTo } from './connectionTo';

const reconnectAfter = 1_000;

type Listening = {
  databaseUrl: string;
  channel: string;
  log: Logger;
  /** Hears what the channel carries, in the order in which it was committed; null when something may have been missed. */
  onNews: (payload: string | null) => void;
};

/** Hears on a connection of its own what this process or another announces with pg_notify. Reconnects by itself. */
export class ChannelListener {
  #client: Client | null = null;
  #stopped = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(private readonly listening: Listening) {}

  /** False while something may be announced unheard. */
  get isListening(): boolean {
    return this.#client !== null;
  }

  async start(): Promise<void> {
    const { databaseUrl, channel, log, onNews } = this.listening;
    const client = new Client({
      ...connectionTo(databaseUrl),
      application_name: `dispatch-${channel}`,
      keepAlive: true,
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => onNews(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      if (this.#stopped) {
        await client.end();
        return;
      }
      this.#client = client;
      onNews(null);
    } catch (error) {
      log.warn({ err: error, channel }, 'Cannot listen to the database; trying again');
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
    this.listening.onNews(null);
    this.#later();
  }

  #later(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.start(), reconnectAfter);
    this.#timer.unref();
  }
}
