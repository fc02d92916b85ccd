import { createHash, randomBytes } from 'node:crypto';
import type { Collection, Journal } from '../store/journal';

interface Row {
  readonly accountId: string;
  readonly purpose: TokenPurpose;
  readonly expiresAt: number;
}

export type TokenPurpose = 'activation' | 'reset';

const lifetimeHours = { activation: 168, reset: 1 } as const;

const fingerprint = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Single-use tokens behind the links for choosing a password; only their hashes are kept. */
export class PasswordTokens {
  readonly #rows: Collection<Row>;

  constructor(journal: Journal) {
    this.#rows = journal.collection<Row>('passwordTokens');
  }

  issue(accountId: string, purpose: TokenPurpose): string {
    const token = randomBytes(20).toString('base64url');
    const expiresAt = Date.now() + lifetimeHours[purpose] * 3_600_000;
    this.#rows.set(fingerprint(token), { accountId, purpose, expiresAt });
    return token;
  }

  /** What the token is good for, or undefined when it is unknown, used or too old. */
  find(token: string): Row | undefined {
    const row = this.#rows.get(fingerprint(token));
    return row !== undefined && row.expiresAt > Date.now() ? row : undefined;
  }

  use(token: string): void {
    this.#rows.delete(fingerprint(token));
  }
}
