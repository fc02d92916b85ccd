import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { FileBody } from '../../platform/call/answerBody';
import { statement } from '../../platform/database/statement';
import { collect } from '../../platform/files/streams';
import type { FileType } from '../../platform/files/StoredFile';
import type { Config } from '../../platform/settings/config';
import { type PictureClaims, type SignableType, signPicture } from './pictureSignature';
import { signersOf } from './signingKey';

const signable: readonly SignableType[] = ['image/jpeg', 'image/png'];
const isSignable = (type: FileType): type is SignableType => signable.some((one) => one === type);

const keyNow = statement('signing-key-now', { isBrief: true })`
select key_name as name from signing_keys where until is null and revoked_at is null order by since desc limit 1`;

/** Pictures that were signed last, since each is asked for by many readers; the oldest go first. */
const kept = new Map<string, Buffer>();
const mostKept = 32 * 1024 * 1024;
let keptBytes = 0;

const keep = (key: string, bytes: Buffer): Buffer => {
  if (!kept.has(key)) keptBytes += bytes.length;
  kept.set(key, bytes);
  for (const [oldest, { length }] of kept) {
    if (keptBytes <= mostKept || oldest === key) break;
    kept.delete(oldest);
    keptBytes -= length;
  }
  return bytes;
};

type Site = Pick<Config, 'signingKeys' | 'siteName' | 'publicUrl'>;

/**
 * A picture with a C2PA manifest that says which release it belongs to, signed under the key of the site; as it is where nothing
 * signs, and for a GIF.
 */
export const withManifest = async (
  picture: FileBody<FileType>,
  claims: PictureClaims,
  config: Site,
): Promise<FileBody<FileType>> => {
  const { facts, open } = picture;
  const { mediaType, tag = '' } = facts;
  if (!isSignable(mediaType) || config.signingKeys.length === 0) return picture;
  const { headline, address, company, publishedAt, alt, caption, credit } = claims;
  const keys = config.signingKeys.map((one) => one.name);
  const said = JSON.stringify([tag, keys, headline, address, company, publishedAt, alt, caption, credit]);
  const digest = createHash('sha256').update(said).digest('hex');
  const make = async (): Promise<Buffer | null> => {
    const name = (await keyNow.maybe())?.name;
    const signer = signersOf(config).find((one) => one.name === name);
    if (signer === undefined) return null;
    const whole = await collect(await open());
    const { siteName, publicUrl } = config;
    const { host } = new URL(publicUrl);
    const signed = signPicture(whole, mediaType, { claims, digest, signer, siteName, host });
    // One that cannot be signed is shown as it is.
    return signed.then(
      (bytes) => keep(digest, bytes),
      () => null,
    );
  };
  const bytes = kept.get(digest) ?? (await make());
  if (bytes === null) return picture;
  return new FileBody({ ...facts, bytes: bytes.length, tag: digest }, async () => Readable.from([bytes]));
};
