import type { Collection } from './journal';

export interface Delivery {
  readonly eventId: string;
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly nextAt: number;
}

const longestDelay = 300_000;
const mostAttempts = 25;

/** Milliseconds to wait after this many failed attempts: 1 s, 2 s, 4 s … 5 minutes. */
const delayAfter = (attempts: number): number => Math.min(longestDelay, 1000 * 2 ** (attempts - 1));

export async function post(url: string, body: string, headers: Record<string, string>): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** What is queued is sent again and again with growing delays, over restarts, until it is taken or given up. */
export class Deliveries {
  readonly #rows: Collection<Delivery>;
  readonly #send: (eventId: string) => Promise<boolean>;
  readonly #ended: (eventId: string, taken: boolean) => void;
  readonly #sending = new Set<string>();
  #paused = false;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  /** @param send true when it was taken @param ended hears of each that is sent no more, after its row has gone */
  constructor(
    rows: Collection<Delivery>,
    send: (eventId: string) => Promise<boolean>,
    ended: (eventId: string, taken: boolean) => void = () => undefined,
  ) {
    this.#rows = rows;
    this.#send = send;
    this.#ended = ended;
  }

  get paused(): boolean {
    return this.#paused;
  }

  get waiting(): readonly Delivery[] {
    return this.#rows.all();
  }

  pause(paused: boolean): void {
    this.#paused = paused;
    this.wake();
  }

  wake(): void {
    clearTimeout(this.#timer);
    if (this.#paused || this.#stopped) return;
    const now = Date.now();
    const waiting = this.#rows.all().filter(({ eventId }) => !this.#sending.has(eventId));
    for (const delivery of waiting) if (delivery.nextAt <= now) void this.#try(delivery);
    const later = waiting.filter(({ nextAt }) => nextAt > now).map(({ nextAt }) => nextAt);
    if (later.length > 0) this.#timer = setTimeout(() => this.wake(), Math.min(...later) - now);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #try(delivery: Delivery): Promise<void> {
    const { eventId } = delivery;
    this.#sending.add(eventId);
    const taken = await this.#send(eventId);
    this.#sending.delete(eventId);
    if (this.#stopped) return;
    const attempts = delivery.attempts + 1;
    if (taken || attempts >= mostAttempts) {
      this.#rows.delete(eventId);
      this.#ended(eventId, taken);
    } else {
      this.#rows.set(eventId, { eventId, attempts, nextAt: Date.now() + delayAfter(attempts) });
    }
    this.wake();
  }
}
