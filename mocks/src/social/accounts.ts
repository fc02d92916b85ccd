import { createHash, randomBytes } from 'node:crypto';
import { demoSocialAccounts } from '../demoHoldings';
import type { Journal } from '../store/journal';

export type Network = 'x' | 'linkedin' | 'facebook';

/** What a network gave out: for an account, or for a page of it. */
export interface Token {
  readonly network: Network;
  readonly name: string;
  readonly page?: string;
  /** Instant in milliseconds; null without an end. */
  readonly ends: number | null;
}

export interface Post {
  readonly id: string;
  readonly network: Network;
  /** The id of the account or page that posted. */
  readonly author: string;
  readonly text: string;
  readonly link: string;
  readonly at: string;
}

/** What the person has agreed to, until it is exchanged. */
export interface Consent {
  readonly network: Network;
  readonly name: string;
  readonly redirectUri: string;
  readonly challenge: string;
}

export const newWord = (): string => randomBytes(24).toString('base64url');

const wireNames = { x: 'Twitter', linkedin: 'LinkedIn', facebook: 'Facebook' } as const;

/** Every name is an account; the same one has the same id each time, those of the demo people that of the demo data. */
export const idOf = (network: Network, name: string): string =>
  demoSocialAccounts.some((demo) => demo.accountName === name && demo.network === wireNames[network])
    ? `demo-${wireNames[network]}`
    : String(createHash('sha256').update(`${network}:${name}`).digest().readUIntBE(0, 6));

export const pagesOf = (name: string) =>
  name.includes('without a page')
    ? []
    : [`${name} Works`, `${name} Careers`].map((page) => ({ id: idOf('facebook', page), name: page }));

/** The tokens of the demo people are those that the demo data name. */
const demoTokens = (['x', 'linkedin', 'facebook'] as const).flatMap((network) =>
  demoSocialAccounts
    .filter((demo) => demo.network === wireNames[network])
    .flatMap(({ accountName: name, page }): [string, Token][] => [
      [`demo-${wireNames[network]}`, { network, name, ends: null }],
      ...(page === undefined
        ? []
        : [
            [`demo-${wireNames[network]}-page`, { network, name, page: 'demo-page', ends: null }] as [
              string,
              Token,
            ],
          ]),
    ]),
);

export const openSocial = (journal: Journal) => {
  const tokens = journal.collection<Token>('tokens');
  const posts = journal.collection<Post>('posts');
  for (const [word, token] of demoTokens) if (tokens.get(word) === undefined) tokens.set(word, token);
  return {
    tokens,
    posts,
    consents: new Map<string, Consent>(),
    give: (token: Token): string => {
      const word = newWord();
      tokens.set(word, token);
      return word;
    },
    /** Who a token is of; null when it is not, or has ended. */
    bearer: (word: string): Token | null => {
      const token = tokens.get(word);
      return token === undefined || (token.ends !== null && token.ends < Date.now()) ? null : token;
    },
    /** Nothing that this network gave out is good any more, to this account or to all. */
    expire: (network: Network, name?: string): void => {
      for (const [word, token] of tokens.entries())
        if (token.network === network && (name === undefined || token.name === name)) tokens.delete(word);
    },
    add: (network: Network, author: string, text: string, link: string): Post => {
      const id = String(Date.now() * 1000 + posts.all().length);
      const post = { id, network, author, text, link, at: new Date().toISOString() };
      posts.set(id, post);
      return post;
    },
    findSame: (network: Network, author: string, text: string): Post | undefined =>
      posts.all().find((post) => post.network === network && post.author === author && post.text === text),
  };
};

export type Social = ReturnType<typeof openSocial>;
