import { Resolver } from 'node:dns/promises';
import { addressRule } from '../links/addressRule';
import { guardedRequest, isForbidden } from '../links/guardedRequest';
import type { DomainPort } from './domainPort';

/** Milliseconds for an answer, and characters of a file that are read. */
const patience = 5_000;
const mostRead = 10_000;

type Options = {
  agent: string;
  exceptions: readonly string[];
  lookUp?: (name: string) => Promise<string[][]>;
};

/**
 * Reads DNS and public websites alone; redirects are not followed, since they may lead to somebody else's.
 * @param exceptions addresses that are not public and yet may be asked, each with its port
 */
export const dnsDomains = ({ agent, exceptions, lookUp }: Options): DomainPort => {
  const rule = addressRule(exceptions);
  const resolver = new Resolver({ timeout: patience, tries: 2 });
  const textsOf = lookUp ?? ((name: string) => resolver.resolveTxt(name));
  const recordSays = async (record: string, value: string): Promise<boolean> => {
    const found = await textsOf(record).catch(() => []);
    return found.some((parts) => parts.join('').trim() === value);
  };
  const fileSays = async (file: string, value: string): Promise<boolean> => {
    const url = new URL(file);
    if (isForbidden(rule, url)) return false;
    const headers = { 'User-Agent': agent, Accept: 'text/plain' };
    const asked = guardedRequest(url, { method: 'GET', headers, body: '', rule, patience, mostRead });
    const { status, text } = await asked.catch(() => ({ status: 0, text: '' }));
    return status === 200 && text.split(/\s+/).includes(value);
  };
  return {
    problemWith: async ({ record, file, value }) => {
      const [byRecord, byFile] = await Promise.all([recordSays(record, value), fileSays(file, value)]);
      return byRecord || byFile
        ? null
        : `Neither the TXT record ${record} nor the file ${file} says ${value}. A new record can take an hour to be seen.`;
    },
  };
};
