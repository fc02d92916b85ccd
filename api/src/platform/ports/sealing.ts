import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { TokenKey } from '../settings/socialEnvironment';

const algorithm = 'aes-256-gcm';
const tagLength = 16;
const [ivLength, version] = [12, 'v1'];

/** Whose secret it is: what is sealed for one does not open for another. */
export type SealOwner = { network: string; userId: number | string };

const boundTo = ({ network, userId }: SealOwner): Buffer => Buffer.from(`${network}:${userId}`);

/** The first part of everything that this key has sealed. */
const markOf = ({ name }: TokenKey): string => `${version}.${name}.`;

/** What is kept of a secret: the name of the key, and the secret under it (AES-256-GCM). Throws without a key. */
export const seal = (keys: readonly TokenKey[], owner: SealOwner, secret: string): string => {
  const [first] = keys;
  if (first === undefined) throw new Error('TOKEN_KEYS is missing: nothing can be sealed.');
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, first.key, iv, { authTagLength: tagLength }).setAAD(
    boundTo(owner),
  );
  const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return markOf(first) + sealed.toString('base64url');
};

/** The secret; null when its key is not there any more, or when it was changed or is somebody else's. */
export const unseal = (keys: readonly TokenKey[], owner: SealOwner, kept: string): string | null => {
  const used = keys.find((key) => kept.startsWith(markOf(key)));
  if (used === undefined) return null;
  const sealed = Buffer.from(kept.slice(markOf(used).length), 'base64url');
  const [iv, tag] = [sealed.subarray(0, ivLength), sealed.subarray(-tagLength)];
  try {
    const decipher = createDecipheriv(algorithm, used.key, iv, { authTagLength: tagLength })
      .setAAD(boundTo(owner))
      .setAuthTag(tag);
    return decipher.update(sealed.subarray(ivLength, -tagLength), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
};

/** SQL pattern of what the key that seals now has sealed; null without a key. */
export const sealedNow = ([first]: readonly TokenKey[]): string | null =>
  first === undefined ? null : `${markOf(first).replaceAll(/[_%\\]/g, String.raw`\$&`)}%`;
