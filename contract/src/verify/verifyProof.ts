// Whether a proof is genuine, with nothing but the Web Crypto API: the same lines run in a browser and in the command, and
// whoever does not trust this site can read them. Formats: JWS compact (RFC 7515, EdDSA), C2SP tlog-proof, tlog-checkpoint
// and signed-note, Merkle trees as in RFC 6962.

import type { components } from '../generated/types';

/** What a site says of a version of a release; the payload of its signature. */
export type SignedRelease = {
  site: { name: string; address: string };
  address: string;
  PRID: number;
  /** Counts what was signed of this release, from 1. */
  version: number;
  status: 'published' | 'corrected' | 'withdrawn';
  /** When this version was published or withdrawn, and when it was signed. */
  at: string;
  signedAt: string;
  /** The version before, and the SHA-256 of its signature, in base64url. */
  previous: { version: number; sha256: string } | null;
  /** Null once it was withdrawn. */
  content: SignedContent | null;
};

export type SignedContent = {
  company: string;
  /** The company's website, where it said that it stands behind the page of the company. */
  website: { domain: string; verifiedAt: string } | null;
  language: string;
  headline: string;
  summary: string;
  /** HTML. */
  body: string;
  quote: string | null;
  video: string | null;
  correction: string | null;
  image: { alt: string; caption: string; credit: string; sha256: string } | null;
  files: { name: string; title: string; sha256: string }[];
  contacts: { name: string; company: string; lines: string[] }[];
};

/** The keys of a site, as it publishes them; `origin` names its log. */
export type SigningKeys = components['schemas']['SigningKeys'];
export type SigningKey = SigningKeys['keys'][number];

export type Verified = { release: SignedRelease; key: SigningKey; index: number; size: number };

/** A proof that does not hold, and why, in words. */
export class NotGenuine extends Error {}

export type Bytes = Uint8Array<ArrayBuffer>;

const utf8 = new TextEncoder();

const sha256 = async (...parts: Bytes[]): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(parts.flatMap((part) => [...part]))));

export const leafHash = (entry: Bytes): Promise<Bytes> => sha256(new Uint8Array([0]), entry);
export const nodeHash = (left: Bytes, right: Bytes): Promise<Bytes> =>
  sha256(new Uint8Array([1]), left, right);

export const toBase64 = (bytes: Bytes): string =>
  btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(''));

/** Several texts stand for the same bytes; only the one that is written counts, so that no sign can be changed unseen. */
const fromBase64 = (text: string): Bytes => {
  const bytes = /^[A-Za-z0-9+/]+=*$/.test(text)
    ? Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
    : null;
  if (bytes === null || toBase64(bytes) !== text)
    throw new NotGenuine('A part of it is not written as it was.');
  return bytes;
};

const fromBase64Url = (text: string): Bytes => {
  if (/[+/=]/.test(text)) throw new NotGenuine('A part of it is not written as it was.');
  return fromBase64(
    text
      .replaceAll('-', '+')
      .replaceAll('_', '/')
      .padEnd(Math.ceil(text.length / 4) * 4, '='),
  );
};

const isSigned = async ({ x }: SigningKey, signature: Bytes, text: Bytes): Promise<boolean> => {
  const key = await crypto.subtle.importKey('raw', fromBase64Url(x), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, signature, text);
};

/** The root of the tree of this size in which the leaf stands at `index`. */
const rootFrom = async (leaf: Bytes, index: number, size: number, path: readonly Bytes[]): Promise<Bytes> => {
  let [hash, at, last] = [leaf, index, size - 1];
  const up = (): void => void ([at, last] = [Math.floor(at / 2), Math.floor(last / 2)]);
  for (const one of path) {
    if (last <= 0) throw new NotGenuine('It is longer than a proof of this log can be.');
    if (at % 2 === 1 || at === last) {
      hash = await nodeHash(one, hash);
      while (at % 2 === 0 && at !== 0) up();
    } else hash = await nodeHash(hash, one);
    up();
  }
  if (last !== 0) throw new NotGenuine('It is shorter than a proof of this log is.');
  return hash;
};

export type Checkpoint = { size: number; root: Bytes };

/** What a log says it holds. Throws where no key of the site that counts has signed it. */
export const readCheckpoint = async (note: string, { origin, keys }: SigningKeys): Promise<Checkpoint> => {
  const found = /^([^\n]+)\n(0|[1-9]\d*)\n([^\n]+)\n\n— ([^ \n]+) ([^ \n]+)\n$/u.exec(note);
  const [, log = '', size = '', root = '', signer = '', written = ''] = found ?? [];
  if (log !== origin || signer !== origin)
    throw new NotGenuine('It names another log than that of the site.');
  const signed = fromBase64(written);
  const text = utf8.encode(`${log}\n${size}\n${root}\n`);
  for (const key of keys) {
    const id = (await sha256(utf8.encode(`${origin}\n`), new Uint8Array([1]), fromBase64Url(key.x))).slice(
      0,
      4,
    );
    if (toBase64(id) !== toBase64(signed.slice(0, 4))) continue;
    if (key.revoked !== null)
      throw new NotGenuine('The key behind its entry in the log was revoked: get a new proof.');
    if (await isSigned(key, signed.slice(4), text)) return { size: Number(size), root: fromBase64(root) };
  }
  throw new NotGenuine('No key of the site has signed its entry in the log.');
};

const readStatement = async (
  jws: string,
  { keys }: SigningKeys,
): Promise<{ release: SignedRelease; key: SigningKey }> => {
  const [head = '', payload = '', signature = '', ...more] = jws.split('.');
  const text = new TextDecoder();
  const { alg, kid } = JSON.parse(text.decode(fromBase64Url(head))) as { alg?: unknown; kid?: unknown };
  const key = keys.find((one) => one.kid === kid);
  if (key === undefined) throw new NotGenuine('The site has no key of the name that signed it.');
  if (
    alg !== 'EdDSA' ||
    more.length > 0 ||
    !(await isSigned(key, fromBase64Url(signature), utf8.encode(`${head}.${payload}`)))
  )
    throw new NotGenuine('It is not what the site has signed: something in it was changed.');
  const release = JSON.parse(text.decode(fromBase64Url(payload))) as SignedRelease;
  const at = Date.parse(release.signedAt);
  if (at < Date.parse(key.since) || (key.until !== null && at > Date.parse(key.until)))
    throw new NotGenuine('It is signed by a key at a time at which the site did not use it.');
  return { release, key };
};

/**
 * What a proof proves by the keys of its site: the text of a `proof.json`, every sign of which counts. Throws NotGenuine.
 */
export const verifyProof = async (text: string, site: SigningKeys): Promise<Verified> => {
  try {
    const { proof, statement } = JSON.parse(text) as { proof: string; statement: string };
    if (JSON.stringify({ proof, statement }) !== text)
      throw new NotGenuine('It is not written as proofs are.');
    const { release, key } = await readStatement(statement, site);
    const parts =
      /^c2sp\.org\/tlog-proof@v1\nextra ([^\n]+)\nindex (0|[1-9]\d*)\n((?:[^\n]+\n)*)\n([^]+)$/.exec(proof);
    const [, extra = '', place = '', path = '', note = ''] = parts ?? [];
    const index = Number(place);
    const { size, root } = await readCheckpoint(note, site);
    if (index >= size) throw new NotGenuine('It stands behind the end of the log.');
    const leaf = await leafHash(await sha256(fromBase64(extra), utf8.encode(statement)));
    const hashes = path.split('\n').slice(0, -1).map(fromBase64);
    if (toBase64(await rootFrom(leaf, index, size, hashes)) !== toBase64(root))
      throw new NotGenuine('The log of the site does not hold it.');
    if (key.revoked !== null && index >= key.revoked.below)
      throw new NotGenuine('It was signed by a key that was revoked, and is not from before.');
    return { release, key, index, size };
  } catch (error) {
    // What cannot be read at all was changed, too.
    throw error instanceof NotGenuine
      ? error
      : new NotGenuine('It is no proof, or a part of it was changed.');
  }
};
