import type { components } from '@dispatch/contract';
import { socialWords, type SocialWord } from '../../shared/session/socialResult';

type SocialMediaName = components['schemas']['SocialMediaName'];

const wireNames: Record<SocialWord, SocialMediaName> = {
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
};

export function readSocialWord(word: string | undefined): SocialWord | null {
  return socialWords.find((known) => known === word?.toLowerCase()) ?? null;
}

/** Whether the pop-up has nothing to do: nobody opened it, or the network refused. */
export const closesAtOnce = (query: URLSearchParams, hasOpener: boolean): boolean =>
  !hasOpener || query.has('error') || query.has('error_description');

export function confirmationQuery(network: SocialWord, query: URLSearchParams) {
  const code = query.get('code');
  return {
    socialMedia: wireNames[network],
    state: query.get('state') ?? '',
    ...(code === null ? {} : { code }),
  };
}
