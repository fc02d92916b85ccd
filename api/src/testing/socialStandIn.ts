import type { SocialNetwork } from '@dispatch/contract';
import type { Config } from '../platform/settings/config';
import { startStripeStandIn } from './stripeStandIn';

const word = 'for-tests-only';
const places: Record<SocialNetwork, string> = { Twitter: 'x', LinkedIn: 'linkedin', Facebook: 'facebook' };

type Post = { id: string; network: string; author: string; text: string; link: string };

export type SocialStandIn = {
  settings: Config['social'];
  /** The person decides on the page of the network; answers where the browser is sent to. */
  decide: (address: string, outcome: 'approve' | 'deny', name?: string) => Promise<URL>;
  posts: () => Promise<Post[]>;
  /** What the network gave out is not good any more. */
  expire: (network: SocialNetwork) => Promise<void>;
  /** Loses or fails the next call to a path of a network. */
  hold: (
    network: SocialNetwork,
    path: string,
    when: 'before' | 'after',
    outcome: 'lose' | 'fail',
  ) => Promise<void>;
  stop: () => Promise<void>;
};

/** The stand-in of the social networks, beside that of Stripe. */
export const startSocialStandIn = async (): Promise<SocialStandIn> => {
  const secrets = { secretKey: word, publishableKey: word, webhookSecret: word };
  const { apiUrl, stop } = await startStripeStandIn(secrets, 'http://localhost:3000/api/webhooks/stripe');
  const at = `${apiUrl}/social`;
  const control = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${at}/_control/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const network = (place: string) => ({
    clientId: word,
    clientSecret: word,
    url: `${at}/${place}`,
    apiUrl: `${at}/${place}`,
  });
  return {
    settings: {
      tokenKeys: [{ name: 'test', key: Buffer.alloc(32, 7) }],
      x: network('x'),
      linkedIn: network('linkedin'),
      facebook: network('facebook'),
      operator: {
        apiUrl: `${at}/x`,
        consumerKey: word,
        consumerSecret: word,
        token: `1-${word}`,
        tokenSecret: word,
      },
    },
    decide: async (address, outcome, name = 'Dana Ortiz') => {
      const body = new URLSearchParams({ name, outcome });
      const response = await fetch(address, { method: 'POST', redirect: 'manual', body });
      return new URL(response.headers.get('location') ?? 'about:blank');
    },
    posts: async () => (await control('posts')) as Post[],
    expire: async (name) => {
      await control('expire', { network: places[name] });
    },
    hold: async (name, path, when, outcome) => {
      await control('hold', { path: `${places[name]}${path}`, when, outcome });
    },
    stop,
  };
};
