import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JWK } from 'oidc-provider';
import type { Journal } from '../store/journal';

export interface ProviderKeys {
  readonly signing: JWK;
  readonly cookie: string;
}

let signingKey: JWK | null = null;

/** Made once a process: that takes a while, and a stand-in may share it. */
function ownSigningKey(): JWK {
  if (signingKey !== null) return signingKey;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  signingKey = {
    ...privateKey.export({ format: 'jwk' }),
    kid: randomBytes(8).toString('hex'),
    alg: 'RS256',
    use: 'sig',
  };
  return signingKey;
}

/** The provider's own keys: made once, then kept, so that sessions and tokens outlive a restart. */
export function providerKeys(journal: Journal): ProviderKeys {
  const rows = journal.collection<ProviderKeys>('keys');
  const kept = rows.get('current');
  if (kept !== undefined) return kept;
  const keys = { signing: ownSigningKey(), cookie: randomBytes(32).toString('hex') };
  rows.set('current', keys);
  return keys;
}
