import type { SocialNetwork } from '@dispatch/contract';

/** What a network gave for an account. Instants are ISO texts. */
export type SocialTokens = {
  access: string;
  /** When the access token ends; null when it does not say. */
  accessEnds: string | null;
  refresh: string | null;
  /** Of Facebook: the page that was chosen, with its own token. */
  page?: { id: string; token: string };
};

/** Tokens, and when the person has to authorize again; null when the network does not say, or renews them itself. */
export type Grant = { tokens: SocialTokens; ends: Date | null };

export type SocialProfile = { id: string; name: string; avatar: string | null };

export type SocialPage = SocialProfile & { token: string };

/** What is posted of a release: `link` leads to its public page. */
export type SocialContent = { text: string; link: string; title: string; description: string };

export type PostedAs = { id: string; address: string | null };

/** The account that posts, by its id at the network, and when the same was tried before; null for the first time. */
export type Posting = { accountId: string; triedAt: Date | null };

/** One network, for the accounts of customers. Everything that asks it throws SocialRefused and SocialUnavailable. */
export type SocialPort = {
  /** Where the person is asked. */
  authorizationUrl(asked: { callbackUrl: string; state: string; verifier: string }): Promise<string>;
  exchangeCode(given: { callbackUrl: string; code: string; verifier: string }): Promise<Grant>;
  /** Null when the network gave nothing by which it could be renewed. */
  renew(tokens: SocialTokens): Promise<Grant | null>;
  /** Null when the network knows no account that could be connected. */
  profile(tokens: SocialTokens): Promise<SocialProfile | null>;
  /** The pages to which the account may post; none at a network that has no pages. */
  pages(tokens: SocialTokens): Promise<SocialPage[]>;
  /** Posts once: what the network says it has already is found, or taken as posted. */
  post(tokens: SocialTokens, content: SocialContent, posting: Posting): Promise<PostedAs>;
  /** Tells the network that the tokens are not used any more. */
  revoke(tokens: SocialTokens): Promise<void>;
};

/** The networks that are configured. `operator` posts on X from the account of the operator. */
export type SocialPorts = Record<SocialNetwork, SocialPort | null> & {
  operator: Pick<SocialPort, 'post'> | null;
};

/** A network says no: to the tokens or the code (`authorization`), or to what was asked with good ones. */
export class SocialRefused extends Error {
  override readonly name = 'SocialRefused';
  readonly because: 'authorization' | 'content';
  constructor(because: 'authorization' | 'content', text: string, options?: ErrorOptions) {
    super(text, options);
    this.because = because;
  }
}

/** A network does not answer, or not as it should. */
export class SocialUnavailable extends Error {
  override readonly name = 'SocialUnavailable';
}
