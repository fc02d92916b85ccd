import { createHmac } from 'node:crypto';
import type { Delivery, Ledger } from './ledger';

const longestDelay = 300_000;
const mostAttempts = 25;

/** Milliseconds to wait after this many failed attempts: 1 s, 2 s, 4 s … 5 minutes. */
const delayAfter = (attempts: number): number => Math.min(longestDelay, 1000 * 2 ** (attempts - 1));

/** The Stripe-Signature header of a body. */
export function signature(secret: string, body: string, seconds: number): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

/** Sends queued events to the product, again and again with growing delays until it answers 2xx. */
export class Webhooks {
  readonly #ledger: Ledger;
  readonly #url: string;
  readonly #secret: string;
  readonly #sending = new Set<string>();
  #paused = false;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(ledger: Ledger, url: string, secret: string) {
    this.#ledger = ledger;
    this.#url = url;
    this.#secret = secret;
  }

  get paused(): boolean {
    return this.#paused;
  }

  pause(paused: boolean): void {
    this.#paused = paused;
    this.wake();
  }

  /** Sends what is due, and sets the clock for the rest. */
  wake(): void {
    clearTimeout(this.#timer);
    if (this.#paused || this.#stopped) return;
    const now = Date.now();
    const waiting = this.#ledger.deliveries.all().filter(({ eventId }) => !this.#sending.has(eventId));
    for (const delivery of waiting) if (delivery.nextAt <= now) void this.#send(delivery);
    const later = waiting.filter(({ nextAt }) => nextAt > now).map(({ nextAt }) => nextAt);
    if (later.length > 0) this.#timer = setTimeout(() => this.wake(), Math.min(...later) - now);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #send(delivery: Delivery): Promise<void> {
    const event = this.#ledger.events.get(delivery.eventId);
    this.#sending.add(delivery.eventId);
    const taken = event === undefined || (await this.#post(JSON.stringify(event, null, 2)));
    this.#sending.delete(delivery.eventId);
    if (this.#stopped) return;
    const attempts = delivery.attempts + 1;
    if (taken || attempts >= mostAttempts) {
      this.#ledger.journal.batch(() => {
        this.#ledger.deliveries.delete(delivery.eventId);
        if (event !== undefined && taken)
          this.#ledger.events.set(event.id, { ...event, pending_webhooks: 0 });
      });
    } else {
      this.#ledger.deliveries.set(delivery.eventId, {
        ...delivery,
        attempts,
        nextAt: Date.now() + delayAfter(attempts),
      });
    }
    this.wake();
  }

  async #post(body: string): Promise<boolean> {
    try {
      const response = await fetch(this.#url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature(this.#secret, body, Math.floor(Date.now() / 1000)),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body,
        signal: AbortSignal.timeout(10_000),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }
}
