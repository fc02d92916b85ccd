import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import type { World } from './world';

const day = 86_400_000;
/** Worlds that nobody has used for this long are forgotten. */
const lasts = 7 * day;
const mostWorlds = 200;

/** All worlds, kept in a file, so that a restart of the mock server ends nobody's session. */
export class Worlds {
  readonly #file: string | null;
  #worlds = new Map<string, World>();
  #timer: NodeJS.Timeout | null = null;

  /** @param file null keeps everything in memory */
  constructor(file: string | null) {
    this.#file = file;
    if (file === null) return;
    try {
      const kept = JSON.parse(readFileSync(file, 'utf8')) as World[];
      this.#worlds = new Map(kept.map((world) => [world.id, world]));
    } catch {
      // None yet, or one that a crash cut short: everybody begins afresh.
    }
  }

  /** The world with this id, or a new one. */
  get(id: string | null, now: Date): World {
    const known = id === null ? undefined : this.#worlds.get(id);
    const world = known ?? this.#make(now);
    world.lastUsedAt = now.getTime();
    return world;
  }

  /** The world in which this token was given out. */
  ofToken(token: string): World | null {
    for (const world of this.#worlds.values()) {
      if (world.sessions.some((session) => session.token === token)) return world;
    }
    return null;
  }

  /** Writes the worlds a moment later; many changes make one write. */
  keep(): void {
    this.#timer ??= setTimeout(() => this.flush(), 200).unref();
  }

  /** Writes them now. */
  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#file === null) return;
    mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 });
    // They hold the tokens of sessions.
    writeFileSync(this.#file, JSON.stringify([...this.#worlds.values()]), { mode: 0o600 });
  }

  #make(now: Date): World {
    const id = randomBytes(12).toString('base64url');
    const world = { id, lastUsedAt: now.getTime(), sessions: [], choices: {}, memory: {} };
    this.#worlds.set(id, world);
    const old = [...this.#worlds.values()]
      .sort((one, other) => other.lastUsedAt - one.lastUsedAt)
      .filter(({ lastUsedAt }, place) => place >= mostWorlds || now.getTime() - lastUsedAt > lasts);
    for (const { id: gone } of old) this.#worlds.delete(gone);
    return world;
  }
}
