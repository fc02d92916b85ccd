import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** Who asks for a page: a person, or one of those who are counted apart. */
export type ReaderKind = 'person' | 'robot' | 'scanner' | 'prefetch';

/** Services that open links of mails, by what they call themselves; also proxies that load pictures before a mail is read. */
const scanner =
  /barracuda|mimecast|proofpoint|messagelabs|symantec|trend ?micro|sophos|cloudmark|ironport|cisco secure|fireeye|safelinks|safe links|ms-office|googleimageproxy|yahoomailproxy|mail\.ru|mailscanner|vade ?secure|forcepoint|zscaler|url ?defense/i;

const preloads = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  preloads.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')));

/** What a browser calls itself does not change from page to page: asked once each. */
const known = new Map<string, ReaderKind>();
const mostKnown = 10_000;

const kindOfAgent = (agent: string): ReaderKind => {
  const before = known.get(agent);
  if (before !== undefined) return before;
  const kind = scanner.test(agent) ? 'scanner' : agent === '' || isbot(agent) ? 'robot' : 'person';
  if (known.size >= mostKnown) known.clear();
  known.set(agent, kind);
  return kind;
};

/** The longest name of a browser that is told apart from others. */
const longestAgent = 400;

const agentOf = (headers: IncomingHttpHeaders): string =>
  (headers['user-agent'] ?? '').slice(0, longestAgent);

/** What a browser says of itself with each request: many people of one office or mobile network have the same address. */
export const browserOf = (headers: IncomingHttpHeaders): string =>
  `${agentOf(headers)} ${headers['accept-language']?.slice(0, 100) ?? ''}`;

/**
 * Judges by what a request says of itself. Every browser that a person uses names a language; what calls itself one and names
 * none is taken for a robot. Whoever imitates a browser in everything passes for a person.
 */
export const readerKindOf = (headers: IncomingHttpHeaders): ReaderKind => {
  const kind = kindOfAgent(agentOf(headers));
  if (kind !== 'person') return kind;
  if (isPrefetch(headers)) return 'prefetch';
  return headers['accept-language'] === undefined ? 'robot' : 'person';
};
