import {
  NotGenuine,
  type SigningKeys,
  toBase64,
  type Verified,
  verifyProof,
} from '@dispatch/contract/verify';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { hasStatus } from '../../shared/api/errorTexts';

/** What came of checking a proof in this browser; `why` it is not genuine. */
export type Judged = { text: string; keys: SigningKeys } & (
  | { verified: Verified }
  | { why: string }
  | { isUnable: true }
);

/** Older browsers know no Ed25519, and none checks anything on a page that came without encryption. */
const isAble = async (): Promise<boolean> => {
  try {
    await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']);
    return true;
  } catch {
    return false;
  }
};

const judge = async (text: string, keys: SigningKeys): Promise<Judged> => {
  if (!(await isAble())) return { text, keys, isUnable: true };
  try {
    return { text, keys, verified: await verifyProof(text, keys) };
  } catch (error) {
    if (!(error instanceof NotGenuine)) throw error;
    return { text, keys, why: error.message };
  }
};

/** A release of this site by its number, or a proof that somebody has saved. */
export type Asked = { PRID: number } | { proof: string };

export const proofQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['verifyProof', asked],
    queryFn: async ({ signal }): Promise<Judged> => {
      const { data: keys } = await call('getSigningKeys', { signal });
      if ('proof' in asked) return judge(asked.proof, keys);
      const { data } = await call('getReleaseProof', { path: { PRID: asked.PRID }, signal });
      const { proof, statement } = data;
      return judge(JSON.stringify({ proof, statement }), keys);
    },
    retry: false,
    staleTime: 0,
    // What was published a moment ago is signed by itself.
    refetchInterval: ({ state: { error } }) => (hasStatus(error, 404) ? 5_000 : false),
  });

const digest = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

/** The name under which a file was published with the release; null where it was not, or not as it is. */
export const nameOfFile = async (file: Blob, { release }: Verified): Promise<string | null> => {
  const sha256 = await digest(file);
  const { image = null, files = [] } = release.content ?? {};
  if (image?.sha256 === sha256) return 'the picture';
  return files.find((one) => one.sha256 === sha256)?.name ?? null;
};
