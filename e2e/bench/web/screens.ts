import type { PersonaKey } from '@dispatch/mocks/personas';
import type { Page } from '@playwright/test';

export interface Addresses {
  news: string;
  draft: number;
  published: number;
}

export interface MeasuredScreen {
  name: string;
  path: (addresses: Addresses) => string;
  /** Whose session the browser has; a visitor has none. */
  as: PersonaKey | null;
  /** Stands when a person can begin: not the frame, but what the screen is for. */
  ready: (page: Page) => ReturnType<Page['locator']>;
  /** The most seconds until that, and until the largest content is painted; no limit without it. */
  limit?: number;
  /** The most seconds until something is painted, where there is a goal. */
  painted?: number;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export const screens: readonly MeasuredScreen[] = [
  { name: 'Published release', path: ({ news }) => news, as: null, ready: heading, limit: 2, painted: 1 },
  { name: 'Latest releases', path: () => '/news', as: null, ready: heading, limit: 2, painted: 1 },
  {
    name: 'Welcome',
    path: () => '/welcome',
    as: null,
    ready: (page) => page.getByRole('link', { name: 'Register' }),
    limit: 2.5,
  },
  { name: "A partner's page", path: () => '/prwebpartner/bay-business-alliance', as: null, ready: heading },
  { name: 'Register', path: () => '/register', as: null, ready: (page) => page.getByLabel('First name') },
  {
    name: 'Dashboard',
    path: () => '/',
    as: 'customer',
    ready: (page) => page.getByRole('list', { name: 'Releases' }).getByRole('listitem').first(),
    limit: 5,
  },
  {
    name: 'Wizard, new release',
    path: () => '/distribution/create',
    as: 'customer',
    ready: (page) => page.getByRole('button', { name: 'Next' }).first(),
    limit: 5,
  },
  {
    name: 'Wizard, draft',
    path: ({ draft }) => `/distribution/create/${draft}?currentStep=2`,
    as: 'customer',
    ready: (page) => page.getByRole('button', { name: 'Next' }).first(),
  },
  {
    name: 'Details',
    path: ({ published }) => `/distribution/details/${published}`,
    as: 'customer',
    ready: (page) => page.getByRole('button', { name: 'More actions' }),
  },
  {
    name: 'Store',
    path: () => '/store',
    as: 'customer',
    ready: (page) => page.getByRole('button', { name: 'Add to cart' }).first(),
  },
  { name: 'Archive', path: () => '/archive', as: 'customer', ready: heading },
  {
    name: 'Settings',
    path: () => '/settings/account',
    as: 'customer',
    ready: (page) => page.getByLabel('First name'),
  },
  {
    name: 'Desk',
    path: () => '/admin/releases',
    as: 'editor',
    ready: (page) => page.getByRole('row').nth(1),
  },
  {
    name: 'Partners',
    path: () => '/admin/partners',
    as: 'admin',
    ready: (page) => page.getByRole('row').nth(1),
  },
];
