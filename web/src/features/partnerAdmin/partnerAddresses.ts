import type { PartnersPlace } from './queries';

/** The list of partners, at a place in it. */
export function partnersAddress({ search, page }: PartnersPlace): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (page > 1) query.set('page', String(page));
  return `/admin/partners${query.size === 0 ? '' : `?${query.toString()}`}`;
}

/** The editor of a partner. */
export const partnerEditorAddress = (slug: string): string => `/admin/partners/${encodeURIComponent(slug)}`;
