import { record } from '../../platform/audit/audit';
import { inTransaction } from '../../platform/database/database';
import { revokeSigningKey } from '../../releases/signing/signingKeys';
import type { Outcome } from './grantGroup';

/** Tells everybody who verifies that a key that signs publications is no longer to be trusted. The audit log names it. */
export const revokeKey = (name: string, now: Date): Promise<Outcome> =>
  inTransaction(async () => {
    if (!(await revokeSigningKey(name, now)))
      return { isDone: false, said: `There is no key ${name} that has signed here and is not revoked.` };
    await record({
      actor: 'operator',
      action: 'settings.revokeKey',
      subject: { type: 'settings', id: 'signing-keys' },
      details: { key: name },
    });
    const said = `${name} is revoked. What the log held before stays verified, by new proofs. Put another key first in SIGNING_KEYS, and restart everything.`;
    return { isDone: true, said };
  });
