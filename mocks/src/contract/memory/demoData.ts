import type { Chosen } from '../bar/barState';

/** A session that a sign-in began. */
export interface MockSession {
  readonly token: string;
  readonly personId: number;
  readonly startedAt: number;
  lastUsedAt: number;
  /** The session of the staff who acts in this one. */
  readonly adminToken?: string;
}

/**
 * What one browser has done since it first came, or since its data were started afresh: whoever signs in there, one
 * after the other, meets the same releases. Plain data, because it is kept in a file.
 */
export interface DemoData {
  readonly id: string;
  lastUsedAt: number;
  sessions: MockSession[];
  /** By operationId. */
  choices: Record<string, Chosen>;
  /** What the parts remember, by their names. */
  memory: Record<string, unknown>;
}
