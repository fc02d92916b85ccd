import { readFile } from 'node:fs/promises';
import { NotGenuine, type SigningKeys, type Verified, verifyProof } from '@dispatch/contract/verify';
import { UsageError } from './usageError';

export const verifyUsage = `dispatch verify <address|proof.json> [--keys dispatch-keys.json]

Says whether a release was published as it stands there: by whom, when and in which version. A proof that was saved is
verified with the keys of its site, saved as well or fetched from it. Needs no account; exits with 1 for what is not genuine.`;

const fetched = async (address: string): Promise<string> => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
  return answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText));
};

const read = (place: string): Promise<string> =>
  (/^https?:\/\//.test(place) ? fetched(place) : readFile(place, 'utf8')).catch(() => {
    throw new UsageError(`${place} could not be read.`);
  });

/** What a text says as JSON. Throws NotGenuine for one that is none. */
export const parsed = (text: string, name: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotGenuine(`${name} cannot be read: it was changed, or is none.`);
  }
};

/** The site whose keys a proof is to be held against; it says so itself, which proves nothing yet. */
const siteOf = (proof: string): string => {
  const { statement } = parsed(proof, 'The proof') as { statement?: unknown };
  const payload = Buffer.from(String(statement).split('.')[1] ?? '', 'base64url').toString();
  return (parsed(payload, 'What the proof is about') as { address: string }).address;
};

const sentences = ({ release, key, index, size }: Verified): string => {
  const { site, address, PRID, version, status, at, previous, content } = release;
  const said = content === null ? [] : [content];
  return [
    `Genuine: ${site.name} (${site.address}) says so, and its log holds it.`,
    `  Release   ${PRID}, version ${version}${previous === null ? '' : `, after version ${previous.version}`}`,
    `  Status    ${status}, ${at}`,
    ...said.map(
      ({ company, website }) => `  Issuer    ${company}, website ${website?.domain ?? 'not verified'}`,
    ),
    ...said.map(({ headline }) => `  Headline  ${headline}`),
    `  Address   ${address}`,
    ...said.flatMap(({ files }) => files).map(({ name, sha256 }) => `  File      ${name}, SHA-256 ${sha256}`),
    `  Signed    by the key ${key.kid}; entry ${index} of ${size} in the log`,
    'This proves who published it and when. It does not prove that what it says is true.',
  ]
    .map((line) => line.replace(/\p{Cc}/gu, ' '))
    .join('\n');
};

/** Verifies a release by its address, or a proof in a file. Throws NotGenuine, and UsageError for what cannot be read. */
export const verify = async (args: readonly string[], isJson: boolean): Promise<string> => {
  const [given = '', option = '--keys', file] = args;
  if (![1, 3].includes(args.length) || option !== '--keys') throw new UsageError(verifyUsage);
  const isAddress = /^https?:\/\//.test(given);
  const proof = await read(isAddress ? `${given.replace(/[?#].*$|\/$/g, '')}/proof.json` : given);
  const site = isAddress ? given : siteOf(proof);
  const keys = await read(
    file ?? `${/^https?:\/\/[^/]+/.exec(site)?.[0] ?? ''}/.well-known/dispatch-keys.json`,
  );
  const verified = await verifyProof(proof, parsed(keys, 'The file of keys') as SigningKeys);
  const { PRID } = verified.release;
  if (isAddress && !given.includes(`-${PRID}`)) throw new NotGenuine(`It is the proof of release ${PRID}.`);
  return isJson ? JSON.stringify(verified) : sentences(verified);
};
