import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import type { DemoData } from './demoData';

const day = 86_400_000;
const lasts = 7 * day;
const mostKept = 200;

export class DemoDataStore {
  readonly #file: string | null;
  #all = new Map<string, DemoData>();
  #timer: NodeJS.Timeout | null = null;

  /** @param file null keeps everything in memory */
  constructor(file: string | null) {
    this.#file = file;
    if (file === null) return;
    try {
      const kept = JSON.parse(readFileSync(file, 'utf8')) as DemoData[];
      this.#all = new Map(kept.map((demoData) => [demoData.id, demoData]));
    } catch {
      // None yet, or one that a crash cut short: everybody begins afresh.
    }
  }

  get(id: string | null, now: Date): DemoData {
    const known = id === null ? undefined : this.#all.get(id);
    const demoData = known ?? this.#make(now);
    demoData.lastUsedAt = now.getTime();
    return demoData;
  }

  ofToken(token: string): DemoData | null {
    for (const demoData of this.#all.values()) {
      if (demoData.sessions.some((session) => session.token === token)) return demoData;
    }
    return null;
  }

  /** Writes the demo data a moment later; many changes make one write. */
  keep(): void {
    this.#timer ??= setTimeout(() => this.flush(), 200).unref();
  }

  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#file === null) return;
    mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 });
    // They hold the tokens of sessions.
    writeFileSync(this.#file, JSON.stringify([...this.#all.values()]), { mode: 0o600 });
  }

  #make(now: Date): DemoData {
    const id = randomBytes(12).toString('base64url');
    const demoData = { id, lastUsedAt: now.getTime(), sessions: [], choices: {}, memory: {} };
    this.#all.set(id, demoData);
    const old = [...this.#all.values()]
      .sort((one, other) => other.lastUsedAt - one.lastUsedAt)
      .filter(({ lastUsedAt }, place) => place >= mostKept || now.getTime() - lastUsedAt > lasts);
    for (const { id: gone } of old) this.#all.delete(gone);
    return demoData;
  }
}
