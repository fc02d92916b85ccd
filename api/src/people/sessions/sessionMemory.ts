import type { Logger } from 'pino';
import type { OwnSession, SessionClock } from '../../platform/call/handler';
import type { Config } from '../../platform/settings/config';
import { ChannelListener } from '../../platform/database/channelListener';
import {
  endedChannel,
  findSession,
  hashToken,
  onEndedHere,
  storeUses,
  type EndedSessions,
  type SessionUse,
  type StoredSession,
} from './sessionStore';

const remembered = 5_000;
const storeEvery = 20_000;
const most = 10_000;

/** Whether a session is among those that have ended: its own, or the one of the staff who acts in it. */
const hasEnded = (stored: StoredSession, ended: EndedSessions): boolean =>
  'userId' in ended
    ? stored.userId === ended.userId || stored.impersonator?.userId === ended.userId
    : stored.sessionId === ended.sessionId || stored.adminSessionId === ended.sessionId;

/**
 * The sessions that this process has seen lately. One is remembered for five seconds and forgotten at once when it
 * ends anywhere (LISTEN/NOTIFY). Uses are gathered and written every 20 seconds, and when the process stops.
 */
export class SessionMemory implements SessionClock {
  readonly #byHash = new Map<string, { stored: StoredSession; readAt: number }>();
  readonly #uses = new Map<number, SessionUse>();
  readonly #listener: ChannelListener;
  readonly #timer: NodeJS.Timeout;
  readonly #stopHearing: () => void;
  /** Rises with each end that is heard of: what was read before it is not remembered after it. */
  #ends = 0;

  constructor(
    private readonly config: Config,
    private readonly log: Logger,
  ) {
    this.#listener = new ChannelListener({
      databaseUrl: config.directDatabaseUrl,
      channel: endedChannel,
      log,
      onNews: (news) => this.#forget(news === null ? 'all' : (JSON.parse(news) as EndedSessions)),
    });
    this.#stopHearing = onEndedHere((ended) => this.#forget(ended));
    this.#timer = setInterval(() => void this.#storeUses(), storeEvery);
    this.#timer.unref();
  }

  /** Begins to hear of sessions that end elsewhere. Until it does, nothing is remembered. */
  start(): Promise<void> {
    return this.#listener.start();
  }

  /** The live session of a token; null when there is none, or it has ended. At once where it is remembered. */
  find(token: string, at: Date): OwnSession | null | Promise<OwnSession | null> {
    const hash = hashToken(token);
    const key = hash.toString('base64');
    const known = this.#byHash.get(key);
    const fresh = known !== undefined && Math.abs(at.getTime() - known.readAt) < remembered;
    return fresh && this.#listener.isListening ? this.#alive(known.stored, at) : this.#read(hash, key, at);
  }

  async #read(hash: Buffer, key: string, at: Date): Promise<OwnSession | null> {
    const endsBefore = this.#ends;
    const stored = await findSession(hash);
    if (stored === null) {
      this.#byHash.delete(key);
      return null;
    }
    if (endsBefore === this.#ends) this.#remember(key, stored, at);
    return this.#alive(stored, at);
  }

  #alive(stored: StoredSession, at: Date): OwnSession | null {
    const endsAt = this.#endOf(stored);
    return endsAt > at ? { ...stored, endsAt } : null;
  }

  /** Counts as use: the session ends later by that. Answers when it ends now. */
  use(session: OwnSession, at: Date, address: string): Date {
    const used = this.#uses.get(session.sessionId)?.at;
    if (used === undefined || used < at) {
      this.#uses.set(session.sessionId, { at, address });
      // Who acts for somebody uses their own session as well: it must not end meanwhile.
      if (session.adminSessionId !== null) this.#uses.set(session.adminSessionId, { at, address });
    }
    return this.#endsAt(session.createdAt, at);
  }

  /** Writes the uses that are counted at once. */
  write(): Promise<void> {
    return this.#storeUses();
  }

  /** Writes what is not written yet and stops listening. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopHearing();
    await this.#storeUses();
    await this.#listener.stop();
  }

  #endOf(stored: StoredSession): Date {
    const used = this.#uses.get(stored.sessionId)?.at;
    return this.#endsAt(
      stored.createdAt,
      used !== undefined && used > stored.lastUsedAt ? used : stored.lastUsedAt,
    );
  }

  #endsAt(createdAt: Date, lastUsedAt: Date): Date {
    const { idleMinutes, maxHours } = this.config.session;
    return new Date(
      Math.min(lastUsedAt.getTime() + idleMinutes * 60_000, createdAt.getTime() + maxHours * 3_600_000),
    );
  }

  #remember(key: string, stored: StoredSession, at: Date): void {
    if (this.#byHash.size >= most) this.#byHash.clear();
    this.#byHash.set(key, { stored, readAt: at.getTime() });
  }

  #forget(ended: EndedSessions | 'all'): void {
    this.#ends += 1;
    if (ended === 'all') {
      this.#byHash.clear();
      return;
    }
    for (const [key, { stored }] of this.#byHash) {
      if (hasEnded(stored, ended)) this.#byHash.delete(key);
    }
  }

  /** What is remembered was read before these uses were written. */
  #moveRemembered(uses: ReadonlyMap<number, SessionUse>): void {
    for (const [key, { stored, readAt }] of this.#byHash) {
      const used = uses.get(stored.sessionId)?.at;
      if (used !== undefined && used > stored.lastUsedAt)
        this.#byHash.set(key, { stored: { ...stored, lastUsedAt: used }, readAt });
    }
  }

  async #storeUses(): Promise<void> {
    if (this.#uses.size === 0) return;
    const uses = new Map(this.#uses);
    try {
      await storeUses(uses);
      this.#moveRemembered(uses);
      for (const [sessionId, use] of uses) {
        if (this.#uses.get(sessionId) === use) this.#uses.delete(sessionId);
      }
    } catch (error) {
      this.log.warn({ err: error }, 'The uses of sessions could not be written; trying again');
    }
  }
}
