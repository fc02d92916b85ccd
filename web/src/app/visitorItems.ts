import { screenAddress } from '@dispatch/contract';
import type { HeaderItem } from '@dispatch/design-system';
import { logoutAddress } from '../shared/session/returnTo';

/** The menu of whoever has no session. */
export const visitorItems = (path: string): HeaderItem[] => [
  { label: 'News', href: screenAddress('news') },
  { label: 'Prices', href: `${path === screenAddress('welcome') ? '' : screenAddress('welcome')}#packages` },
  { label: 'Sign in', href: logoutAddress('/') },
];
