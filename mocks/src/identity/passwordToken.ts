import { createHash, randomBytes } from 'node:crypto';
import type { Collection, Journal } from '../store/journal';

interface Row {
  readonly accountId: string;
  readonly purpose: TokenPurpose;
  readonly expiresAt: number;
}

export type TokenPurpose = 'activation' | 'reset';

const lifetimeHours = { activation: 168, reset: 1 } as const;

export const resetLifetime = 'one hour';

const fingerprint = (token: string): string => createHash('sha256').update(token).digest('hex');

export class PasswordTokens {
  readonly #rows: Collection<Row>;
  readonly #journal: Journal;

  constructor(journal: Journal) {
    this.#journal = journal;
    this.#rows = journal.collection<Row>('passwordTokens');
  }

  issue(accountId: string, purpose: TokenPurpose): string {
    const token = randomBytes(20).toString('base64url');
    const expiresAt = Date.now() + lifetimeHours[purpose] * 3_600_000;
    this.#rows.set(fingerprint(token), { accountId, purpose, expiresAt });
    return token;
  }

  find(token: string): Row | undefined {
    const row = this.#rows.get(fingerprint(token));
    return row !== undefined && row.expiresAt > Date.now() ? row : undefined;
  }

  /** Spends the token, and with it all others of the same account: an older mail must not undo the choice. */
  use(token: string): void {
    const accountId = this.#rows.get(fingerprint(token))?.accountId;
    this.#journal.batch(() => {
      for (const [id, row] of this.#rows.entries()) if (row.accountId === accountId) this.#rows.delete(id);
    });
  }
}
