import type { components } from '../generated/types';

export type SocialNetwork = components['schemas']['SocialNetwork'];

/**
 * As people read them. X has its former name on the wire, in the database, in addresses and in keys of the browser;
 * what the code names itself is `x`.
 */
export const networkNames: Readonly<Record<SocialNetwork, string>> = {
  Twitter: 'X',
  LinkedIn: 'LinkedIn',
  Facebook: 'Facebook',
};

/** The fields of a release that say whether it uses the connected account of a network. */
export const socialHandleFields = {
  twitterSocialHandle: 'Twitter',
  linkedinSocialHandle: 'LinkedIn',
  facebookSocialHandle: 'Facebook',
} as const satisfies Record<string, SocialNetwork>;

export type SocialHandleField = keyof typeof socialHandleFields;

export const socialHandleNames = Object.keys(socialHandleFields) as SocialHandleField[];

type SourceHandle = { selected: boolean; accountName?: string | null } | null;

export type HandleSource = Partial<Record<SocialHandleField, SourceHandle>>;

/** A network on which readers can share a release: `account` is the one that it was released for. */
export type SocialLink = { network: string; account: string; href: (address: string) => string };

const sharing: Record<SocialNetwork, (address: string, account: string) => string> = {
  Twitter: (url, account) =>
    `https://x.com/intent/post?${new URLSearchParams(/^@?\w{1,15}$/.test(account) ? { url, via: account.replace('@', '') } : { url }).toString()}`,
  LinkedIn: (url) =>
    `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url }).toString()}`,
  Facebook: (u) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u }).toString()}`,
};

/** The accounts that are chosen for a release, in words: `X: HarborRobotics, LinkedIn: Dana Ortiz`. */
export const accountsText = (release: HandleSource): string =>
  socialLinks(release)
    .map(({ network, account }) => [network, account].filter(Boolean).join(': '))
    .join(', ');

/** The networks that are chosen for a release, in their order; `href` takes its absolute address. */
export const socialLinks = (release: HandleSource): SocialLink[] =>
  socialHandleNames.flatMap((field) => {
    const handle = release[field];
    const type = socialHandleFields[field];
    const account = handle?.accountName ?? '';
    return handle?.selected
      ? [{ network: networkNames[type], account, href: (address: string) => sharing[type](address, account) }]
      : [];
  });
