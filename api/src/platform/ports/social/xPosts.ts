import { accepted, askNetwork, type NetworkAnswer, refusalText } from './networkCalls';
import { type PostedAs, type Posting, type SocialContent, SocialRefused } from './socialPort';

const mostWeight = 280;
/** As X counts any address, with the blank before it. */
const linkWeight = 24;

/** X counts letters of most European scripts once, everything else twice. */
const isLight = (code: number): boolean =>
  code <= 0x10ff || (code >= 0x2000 && code <= 0x201f) || (code >= 0x2032 && code <= 0x2037);
const weightOf = (text: string): number =>
  Array.from(text, (sign) => (isLight(sign.codePointAt(0) ?? 0) ? 1 : 2)).reduce((sum, one) => sum + one, 0);

/** The text, with the address of the release where there is room for it. */
const withLink = ({ text, link }: SocialContent): string =>
  weightOf(text) + linkWeight <= mostWeight ? `${text} ${link}` : text;

/** Asks X with the authorization of the account, whatever kind it is of. */
export type AskX = (path: string, query: Record<string, string>, json?: object) => Promise<NetworkAnswer>;

/** By a bearer token. */
export const askAs =
  (apiUrl: string, token: string): AskX =>
  (path, query, json) => {
    const search = new URLSearchParams(query).toString();
    return askNetwork(`${apiUrl}${path}${search && `?${search}`}`, {
      token,
      ...(json === undefined ? {} : { json }),
    });
  };

type Timeline = { data?: { id: string; text: string }[] };

const addressOf = (id: string): string => `https://x.com/i/web/status/${id}`;

/** X writes its own addresses in place of ours: what stands before them tells a post. */
const findPost = async (ask: AskX, accountId: string, text: string): Promise<PostedAs | null> => {
  const path = `/2/users/${encodeURIComponent(accountId)}/tweets`;
  const { data = [] } = accepted(await ask(path, { max_results: '20' })) as Timeline;
  const own = data.find((post) => post.text === text || post.text.startsWith(`${text} https://`));
  return own === undefined ? null : { id: own.id, address: addressOf(own.id) };
};

/** X refuses the same text twice: after a try whose answer was lost, that says it is there. */
export const postOnX = async (
  ask: AskX,
  content: SocialContent,
  { accountId, triedAt }: Posting,
): Promise<PostedAs> => {
  const answer = await ask('/2/tweets', {}, { text: withLink(content) });
  if (answer.status === 403 && /duplicate content/i.test(refusalText(answer.body))) {
    const found = await findPost(ask, accountId, content.text).catch(() => null);
    if (found !== null) return found;
    if (triedAt !== null) return { id: '', address: null };
    throw new SocialRefused('content', refusalText(answer.body));
  }
  const { data } = accepted(answer) as { data: { id: string } };
  return { id: data.id, address: addressOf(data.id) };
};
