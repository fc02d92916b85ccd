import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { Config } from '../../platform/settings/config';
import { sha256 } from './merkleLog';

/** What signs for the site: the name of the key is what signatures and the published keys call it by. */
export type Signer = { name: string; seed: Buffer; privateKey: KeyObject; publicKey: Buffer };

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** An Ed25519 key of 32 bytes as programs exchange it. */
export const pkcs8Of = (seed: Uint8Array): Buffer => Buffer.concat([pkcs8, seed]);

/** The keys of SIGNING_KEYS; the first one signs. */
export const signersOf = ({ signingKeys }: Pick<Config, 'signingKeys'>): Signer[] =>
  signingKeys.map(({ name, key }) => {
    const privateKey = createPrivateKey({ key: pkcs8Of(key), format: 'der', type: 'pkcs8' });
    const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
    return { name, seed: key, privateKey, publicKey: Buffer.from(x, 'base64url') };
  });

/** The first bytes by which a signed note names the key of a log (C2SP signed-note, Ed25519). */
const keyIdOf = (origin: string, publicKey: Buffer): Buffer =>
  sha256(`${origin}\n`, Buffer.from([1]), publicKey).subarray(0, 4);

/** What a log holds, signed (C2SP tlog-checkpoint). */
export const checkpointOf = (
  { privateKey, publicKey }: Signer,
  { origin, size, root }: { origin: string; size: number; root: Buffer },
): string => {
  const text = `${origin}\n${size}\n${root.toString('base64')}\n`;
  const signature = Buffer.concat([keyIdOf(origin, publicKey), sign(null, Buffer.from(text), privateKey)]);
  return `${text}\n— ${origin} ${signature.toString('base64')}\n`;
};
