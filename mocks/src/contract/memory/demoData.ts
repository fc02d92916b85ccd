import type { Chosen } from '../bar/barState';

export interface MockSession {
  readonly token: string;
  readonly personId: number;
  readonly startedAt: number;
  lastUsedAt: number;
  readonly adminToken?: string;
}

/** What one browser has done, whoever signs in there: it is kept in a file, so it is plain data. */
export interface DemoData {
  readonly id: string;
  lastUsedAt: number;
  sessions: MockSession[];
  choices: Record<string, Chosen>;
  /** What the parts remember, by their names. */
  memory: Record<string, unknown>;
}
