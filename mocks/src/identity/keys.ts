import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JWK } from 'oidc-provider';
import type { Journal } from '../store/journal';

export interface ProviderKeys {
  readonly signing: JWK;
  readonly cookie: string;
}

/** The provider's own keys: made once, then kept, so that sessions and tokens outlive a restart. */
export function providerKeys(journal: Journal): ProviderKeys {
  const rows = journal.collection<ProviderKeys>('keys');
  const kept = rows.get('current');
  if (kept !== undefined) return kept;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signing = {
    ...privateKey.export({ format: 'jwk' }),
    kid: randomBytes(8).toString('hex'),
    alg: 'RS256',
    use: 'sig',
  } as JWK;
  const keys = { signing, cookie: randomBytes(32).toString('hex') };
  rows.set('current', keys);
  return keys;
}
