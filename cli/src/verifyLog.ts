import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { SigningKeys } from '@dispatch/contract/verify';
import { type GetFile, readLog } from '@dispatch/contract/verify/log';
import { UsageError } from './usageError';
import { parsed } from './verify';

export const verifyLogUsage = `dispatch verify-log <site> [--kept file]

Reads the whole log of what a site has signed, and says whether it holds what it says. With --kept it is also held to what it
said the last time, which the file remembers: an entry that was changed or taken out since then shows. Needs no account;
run it once a day, from a machine that the site does not own.`;

/** Reads a site's log anew. Answers what to say. Throws NotGenuine where it was written anew, UsageError where it cannot be read. */
export const verifyLog = async (args: readonly string[]): Promise<string> => {
  const [site = '', option, file, ...more] = args;
  const isComplete = option === undefined || (option === '--kept' && file !== undefined);
  if (!URL.canParse(site) || !isComplete || more.length > 0) throw new UsageError(verifyLogUsage);
  const get: GetFile = async (path) => {
    const address = new URL(path, site);
    const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) }).catch(() => null);
    if (answer?.ok !== true) throw new UsageError(`${address.href} could not be read.`);
    return new Uint8Array(await answer.arrayBuffer());
  };
  const keys = parsed(
    new TextDecoder().decode(await get('/.well-known/dispatch-keys.json')),
    'The file of keys',
  ) as SigningKeys;
  const kept = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : null;
  const checkpoint = await readLog((path) => get(`/log/${path}`), keys, kept);
  if (file !== undefined) writeFileSync(file, checkpoint);
  const [origin = '', size = ''] = checkpoint.split('\n');
  const before =
    kept === null ? '' : `, and its first ${kept.split('\n')[1] ?? ''} entries are what they were`;
  return `The log ${origin} holds the ${size} entries that it says${before}.`;
};
