/** What an operation answers instead of what it would answer by itself; chosen in the developer bar. */
export interface Choice {
  /** The answer and the example of it; null for the usual answer. */
  readonly answer: { readonly status: number; readonly example: string | null } | null;
  /** Whether the answer takes its time. */
  readonly isSlow: boolean;
}

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
export interface World {
  readonly id: string;
  lastUsedAt: number;
  sessions: MockSession[];
  /** By operationId. */
  choices: Record<string, Choice>;
  /** What the parts remember, by their names. */
  memory: Record<string, unknown>;
}
