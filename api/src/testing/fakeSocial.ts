import type { SocialNetwork } from '@dispatch/contract';
import { now } from '../platform/settings/clock';
import {
  type Grant,
  type PostedAs,
  type Posting,
  type SocialContent,
  type SocialPage,
  type SocialPort,
  SocialUnavailable,
  type SocialTokens,
} from '../platform/ports/social/socialPort';

/** A network that takes every code, unless it is switched off or told what to refuse. */
class FakeNetwork implements SocialPort {
  readonly posts: (SocialContent & Posting & { with: string })[] = [];
  readonly revoked: SocialTokens[] = [];
  down = false;
  hasAccount = true;
  refuses: Error | null = null;
  constructor(readonly network: SocialNetwork) {}

  private async answer<T>(value: T): Promise<T> {
    if (this.down) throw new SocialUnavailable('The network is switched off.');
    if (this.refuses !== null) throw this.refuses;
    return value;
  }
  private grant = (name: string): Grant => ({
    tokens: {
      access: name,
      accessEnds: new Date(now().getTime() + 7_200_000).toISOString(),
      refresh: `refresh-${name}`,
    },
    ends: null,
  });

  authorizationUrl = async ({ state }: { state: string }) => `https://network.example/?state=${state}`;
  exchangeCode = ({ code }: { code: string }) => this.answer(this.grant(code));
  renew = ({ access }: SocialTokens) => this.answer(this.grant(`${access}+`));
  profile = ({ access }: SocialTokens) =>
    this.answer(this.hasAccount ? { id: `id-${access}`, name: access, avatar: null } : null);
  pages = (): Promise<SocialPage[]> =>
    this.answer([{ id: '104412345678901', name: 'Harbor Robotics', token: 'page-token', avatar: null }]);
  post = async ({ access }: SocialTokens, content: SocialContent, posting: Posting): Promise<PostedAs> => {
    await this.answer(null);
    this.posts.push({ ...content, ...posting, with: access });
    const id = String(this.posts.length);
    return { id, address: `https://network.example/${this.network}/${id}` };
  };
  revoke = async (tokens: SocialTokens): Promise<void> => {
    this.revoked.push(await this.answer(tokens));
  };
}

export const fakeSocial = () => ({
  Twitter: new FakeNetwork('Twitter'),
  LinkedIn: new FakeNetwork('LinkedIn'),
  Facebook: new FakeNetwork('Facebook'),
  operator: new FakeNetwork('Twitter'),
});
